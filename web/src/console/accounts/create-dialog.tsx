// Creates an account step by step: name, production access, contracting party.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import type { FieldError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useValueChecks } from '../../ui/use-value-checks.ts';
import accountsCss from './accounts.module.css';
import { NO_PARTY, PartyFields, partyBody, partyNames, partyProblems } from './party-fields.tsx';
import { useAgain } from './queries.ts';

export function CreateAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form } = useTexts(accountsTexts);
  return (
    <Dialog open={open} wide title={form.title} sentence={form.sentence} onClose={onClose}>
      <NewAccount />
    </Dialog>
  );
}

function NewAccount() {
  const texts = useTexts(accountsTexts);
  const { languages } = useTexts(namesTexts);
  const { form } = texts;
  const navigate = useNavigate();
  const again = useAgain();
  const [fields, setFields] = useState({
    name: '',
    kind: 'CUSTOMER' as 'CUSTOMER' | 'CARRIER',
    language: 'de' as 'de' | 'en',
    apiV1Production: false,
  });
  const [party, setParty] = useState(NO_PARTY);
  const [later, setLater] = useState(false);
  const wire = wireTo(fields, setFields);
  const creating = useChange(
    () =>
      operations.POST('/accounts', {
        body: { ...fields, name: fields.name.trim(), contractingParty: later ? null : partyBody(party) },
      }),
    {
      onDone: async ({ id, name }) => {
        toast(form.created({ name }));
        await again();
        await navigate({ to: '/accounts/$id', params: { id } });
      },
    },
  );
  const checks = useValueChecks();
  const [found, setFound] = useState<readonly FieldError[]>([]);
  return (
    <Form
      label={form.title}
      change={creating}
      found={found}
      names={{ name: form.name, kind: form.kind, language: form.language, ...partyNames(texts) }}
      onSubmit={() => {
        const problems = later ? [] : partyProblems(party, checks);
        setFound(problems);
        if (problems.length === 0) creating.mutate();
      }}
    >
      <TextField name="name" label={form.name} hint={form.nameHint} maxLength={200} {...wire('name')} />
      <Grid columns={2} gap="4" align="start">
        <SelectField
          name="kind"
          label={form.kind}
          hint={form.kindHint}
          choices={choicesOf(texts.kinds)}
          {...wire('kind')}
        />
        <SelectField
          name="language"
          label={form.language}
          choices={choicesOf(languages)}
          {...wire('language')}
        />
      </Grid>
      <Row as="label" gap="2-5" align="start" size="table" className={accountsCss.checkLine}>
        <input
          type="checkbox"
          checked={fields.apiV1Production}
          onChange={({ target }) => setFields({ ...fields, apiV1Production: target.checked })}
        />
        <span>
          {form.production} <Text tone="muted">{form.productionHint}</Text>
        </span>
      </Row>
      <Stack as="fieldset" gap="3-5" size="table" className={accountsCss.partyFields}>
        <legend>
          {form.party} <Text tone="muted">{form.partyNote}</Text>
        </legend>
        <Row as="label" gap="2-5" align="start" size="table" className={accountsCss.checkLine}>
          <input type="checkbox" checked={later} onChange={({ target }) => setLater(target.checked)} />
          {form.later}
        </Row>
        {!later && <PartyFields value={party} onChange={setParty} />}
      </Stack>
      <FormActions submit={form.submit} />
    </Form>
  );
}
