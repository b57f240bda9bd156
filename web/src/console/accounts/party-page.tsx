// The contracting party of an account: all roles read it, admins and accounting change it.
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import type { FieldError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { FormActions } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useValueChecks } from '../../ui/use-value-checks.ts';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import agreementCss from './agreement/agreement.module.css';
import { PartyFields, partyBody, partyDraft, partyNames, partyProblems } from './party-fields.tsx';
import { type Account, useAccount, useChangeAccount } from './queries.ts';

const route = getRouteApi('/frame/accounts/$id/party');

export function AccountPartyPage() {
  const texts = useTexts(accountsTexts);
  const { id } = route.useParams();
  const { data } = useAccount(id);
  return (
    <AccountFrame id={id} tab="party" meta={<Text tone="muted">{texts.party.sentence}</Text>}>
      {data && <PartyForm key={id} account={data.account} />}
    </AccountFrame>
  );
}

function PartyForm({ account }: { account: Account }) {
  const texts = useTexts(accountsTexts);
  const { may } = useConsole();
  const [party, setParty] = useState(() => partyDraft(account));
  const change = useChangeAccount(account.id, () => toast(texts.form.saved));
  const checks = useValueChecks();
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const writes = may('customers');
  return (
    <div className={accountsCss.accountForm}>
      <Form
        label={texts.party.title}
        change={change}
        found={found}
        names={partyNames(texts)}
        onSubmit={() => {
          const problems = partyProblems(party, checks);
          setFound(problems);
          if (problems.length === 0) change.mutate({ contractingParty: partyBody(party) });
        }}
      >
        {account.contractingParty === null && <Notice tone="warn" title={texts.party.none} />}
        <fieldset className={join(agreementCss.agreementFields, fieldCss.form)} disabled={!writes}>
          <PartyFields value={party} onChange={setParty} />
        </fieldset>
        {writes ? (
          <FormActions submit={texts.form.save} />
        ) : (
          <Text as="p" tone="muted">
            {texts.actions.onlyCustomers}
          </Text>
        )}
      </Form>
    </div>
  );
}
