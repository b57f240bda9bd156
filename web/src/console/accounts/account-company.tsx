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
  const texts = useTexts(companySignInTexts);
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
        title={texts.title}
        aside={connection && <Button onClick={() => setRemoving(true)}>{texts.removeConfirm}</Button>}
      >
        <Facts>
          <Fact name={texts.use}>{texts.state[state]}</Fact>
          {connection && (
            <Fact name={texts.issuer}>
              <Text mono>{connection.issuer}</Text>
            </Fact>
          )}
          {domains.map(({ id: domainId, domain, provenBy }) => (
            <Fact key={domainId} name={texts.domain}>
              <Row gap="3" wrap>
                {domain}
                <Status tone={provenBy ? 'good' : 'warn'}>
                  {provenBy ? texts.proven[provenBy] : texts.unproven}
                </Status>
                {!provenBy && (
                  <Button
                    small
                    aria-label={texts.confirmDomain({ domain })}
                    busy={confirming.isPending}
                    onClick={() => confirming.mutate(domainId)}
                  >
                    {texts.confirm}
                  </Button>
                )}
              </Row>
            </Fact>
          ))}
        </Facts>
      </FactGroup>
      <ConfirmDialog
        open={removing}
        title={texts.removeTitle}
        confirm={texts.removeConfirm}
        keep={texts.removeKeep}
        change={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => setRemoving(false)}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
