// The mail domains whose people may come, each with its TXT record until it is proven.
import { useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { Setting } from '../settings/setting.tsx';
import companyCss from './company.module.css';
import { type CompanyDomain, useRefreshCompany } from './company-group.ts';

export function Domains({ domains }: { domains: readonly CompanyDomain[] }) {
  const texts = useTexts(companySignInTexts);
  const refresh = useRefreshCompany();
  const [domain, setDomain] = useState('');
  const adding = useChange(
    () => currentRealm().client.POST('/company-sign-in/domains', { body: { domain } }),
    {
      onDone: async () => {
        setDomain('');
        await refresh();
      },
    },
  );
  const isPortal = currentRealm().name === 'portal';
  return (
    <Setting title={texts.domains} sentence={isPortal ? texts.domainsSentence : texts.domainsOperator}>
      {domains.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noDomains}
        </Text>
      ) : (
        <ul className={companyCss.companySteps}>
          {domains.map((one) => (
            <Domain key={one.id} domain={one} />
          ))}
        </ul>
      )}
      <Form
        label={texts.addDomain}
        change={adding}
        names={{ domain: texts.domain }}
        onSubmit={() => adding.mutate()}
      >
        <TextField
          name="domain"
          label={texts.domain}
          hint={texts.domainHint}
          value={domain}
          onChange={setDomain}
        />
        <FormActions kind="soft" submit={texts.addDomain} />
      </Form>
    </Setting>
  );
}

function Domain({ domain: { id, domain, provenBy, record } }: { domain: CompanyDomain }) {
  const texts = useTexts(companySignInTexts);
  const refresh = useRefreshCompany();
  const path = { params: { path: { id } } };
  const checking = useChange(() => currentRealm().client.POST('/company-sign-in/domains/{id}/check', path), {
    onDone: refresh,
    onError: toastError,
  });
  const removing = useChange(() => currentRealm().client.DELETE('/company-sign-in/domains/{id}', path), {
    onDone: refresh,
    onError: toastError,
  });
  const found = checking.data?.found ?? [];
  return (
    <li>
      <Stack gap="2">
        <Row justify="between" wrap gap="2">
          <strong>{domain}</strong>
          <Status tone={provenBy ? 'good' : 'warn'}>
            {provenBy ? texts.proven[provenBy] : texts.unproven}
          </Status>
        </Row>
        {!provenBy && (
          <>
            <Text size="table">{texts.record}</Text>
            <Facts>
              <Fact name={texts.recordName}>
                <Code text={record.name} />
              </Fact>
              <Fact name={texts.recordValue}>
                <Code text={record.value} />
              </Fact>
            </Facts>
            {checking.data && (
              <Notice tone="warn" title={texts.notFound({ count: found.length, found: found.join(', ') })} />
            )}
          </>
        )}
        <Row gap="2" wrap>
          {!provenBy && (
            <Button small busy={checking.isPending} onClick={() => checking.mutate()}>
              {texts.check}
            </Button>
          )}
          <Button
            small
            aria-label={texts.removeDomain({ domain })}
            busy={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {texts.removeConfirm}
          </Button>
        </Row>
      </Stack>
    </li>
  );
}
