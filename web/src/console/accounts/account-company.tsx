// What the operator decides about the company sign-in of an account: confirm its mail domains, or remove it all.
import { useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import accountsCss from './accounts.module.css';

export function AccountCompany({ id }: { id: string }) {
  const words = useTexts(companySignInTexts);
  const [removing, setRemoving] = useState(false);
  const key = ['account-company-sign-in', id];
  const path = { params: { path: { id } } };
  const { data } = useCall(key, (signal) =>
    operations.GET('/accounts/{id}/company-sign-in', { ...path, signal }),
  );
  const confirming = useChange(
    (domainId: string) =>
      operations.POST('/accounts/{id}/company-sign-in/domains/{domainId}/confirm', {
        params: { path: { id, domainId } },
      }),
    { refreshes: [key], onError: toastError },
  );
  const remove = useChange(() => operations.DELETE('/accounts/{id}/company-sign-in', path), {
    refreshes: [key],
    onDone: () => setRemoving(false),
  });
  if (!data || (data.connection === null && data.domains.length === 0)) return null;
  const { connection, domains } = data;
  const state = !connection ? 'none' : !connection.active ? 'off' : connection.required ? 'required' : 'on';
  return (
    <div className={accountsCss.accountWide}>
      <FactGroup
        title={words.title}
        aside={connection && <Button onClick={() => setRemoving(true)}>{words.removeConfirm}</Button>}
      >
        <Facts>
          <Fact name={words.use}>{words.state[state]}</Fact>
          {connection && (
            <Fact name={words.issuer}>
              <Text mono>{connection.issuer}</Text>
            </Fact>
          )}
          {domains.map(({ id: domainId, domain, provenBy }) => (
            <Fact key={domainId} name={words.domain}>
              <Row gap="3" wrap>
                {domain}
                <Status tone={provenBy ? 'good' : 'warn'}>
                  {provenBy ? words.proven[provenBy] : words.unproven}
                </Status>
                {!provenBy && (
                  <Button
                    small
                    aria-label={words.confirmDomain({ domain })}
                    busy={confirming.isPending}
                    onClick={() => confirming.mutate(domainId)}
                  >
                    {words.confirm}
                  </Button>
                )}
              </Row>
            </Fact>
          ))}
        </Facts>
      </FactGroup>
      <ConfirmDialog
        open={removing}
        title={words.removeTitle}
        confirm={words.removeConfirm}
        keep={words.removeKeep}
        change={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => setRemoving(false)}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
