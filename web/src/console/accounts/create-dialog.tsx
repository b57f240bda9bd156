// Creates an account step by step: name, production access, contracting party.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { ApiError, type FieldError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
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
  const words = useTexts(accountsTexts);
  const { form } = words;
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
  const creating = useMutation({
    mutationFn: async () => {
      const body = { ...fields, name: fields.name.trim(), contractingParty: later ? null : partyBody(party) };
      return (await operations.POST('/accounts', { body })).data!;
    },
    onSuccess: async ({ id, name }) => {
      toast(form.created({ name }));
      await again();
      await navigate({ to: '/accounts/$id', params: { id } });
    },
  });
  const checks = useValueChecks();
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const error = creating.error instanceof ApiError ? creating.error : null;
  return (
    <Form
      label={form.title}
      errors={found.length > 0 ? found : (error?.fields ?? [])}
      names={{ name: form.name, kind: form.kind, language: form.language, ...partyNames(words) }}
      onSubmit={() => {
        const problems = later ? [] : partyProblems(party, checks);
        setFound(problems);
        if (problems.length === 0) creating.mutate();
      }}
    >
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="name" label={form.name} hint={form.nameHint} maxLength={200} {...wire('name')} />
      <Grid columns={2} gap="4" align="start">
        <SelectField
          name="kind"
          label={form.kind}
          hint={form.kindHint}
          choices={choicesOf(words.kinds)}
          {...wire('kind')}
        />
        <SelectField
          name="language"
          label={form.language}
          choices={choicesOf(form.languages)}
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
          {form.production} <span className={textCss.muted}>{form.productionHint}</span>
        </span>
      </Row>
      <Stack as="fieldset" gap="3-5" size="table" className={accountsCss.partyFields}>
        <legend>
          {form.party} <span className={textCss.muted}>{form.partyNote}</span>
        </legend>
        <Row as="label" gap="2-5" align="start" size="table" className={accountsCss.checkLine}>
          <input type="checkbox" checked={later} onChange={({ target }) => setLater(target.checked)} />
          {form.later}
        </Row>
        {!later && <PartyFields value={party} onChange={setParty} />}
      </Stack>
      <FormActions submit={form.submit} busy={creating.isPending} />
    </Form>
  );
}
