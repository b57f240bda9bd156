import { useState } from 'react';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { Setting } from '../settings/setting.tsx';
import { type CompanySignIn, useCompanyGroup, useRefreshCompany } from './company-group.ts';
import { bodyOf, type ConnectionDraft, draftOf } from './connection-draft.ts';
import { RoleFields } from './role-fields.tsx';

export function ConnectionForm({ connection }: { connection: CompanySignIn['connection'] }) {
  const texts = useTexts(companySignInTexts);
  const { defaultRole } = useCompanyGroup();
  const refresh = useRefreshCompany();
  const [draft, setDraft] = useState(() => draftOf(connection, defaultRole));
  const wire = wireTo(draft, setDraft);
  const saving = useChange(
    () => currentRealm().client.PUT('/company-sign-in', { body: bodyOf(draft) as never }),
    {
      onDone: async () => {
        toast(texts.saved);
        await refresh();
      },
    },
  );
  return (
    <Setting title={texts.connection} sentence={texts.connectionSentence}>
      <Form
        label={texts.connection}
        change={saving}
        names={{
          issuer: texts.issuer,
          clientId: texts.clientId,
          clientSecret: texts.clientSecret,
          extraScopes: texts.extraScopes,
          roleClaim: texts.roleClaim,
          defaultRole: texts.defaultRole,
          required: texts.required,
          exemptUserId: texts.exempt,
        }}
        onSubmit={() => saving.mutate()}
      >
        <TextField name="issuer" label={texts.issuer} type="url" {...wire('issuer')} />
        <TextField name="clientId" label={texts.clientId} {...wire('clientId')} />
        <TextField
          name="clientSecret"
          label={texts.clientSecret}
          type="password"
          autoComplete="new-password"
          hint={connection ? texts.secretKept : texts.secretHint}
          {...wire('clientSecret')}
        />
        <TextField
          name="extraScopes"
          label={texts.extraScopes}
          hint={texts.extraScopesHint}
          optional
          {...wire('extraScopes')}
        />
        <Stack gap="1">
          <Switch
            label={texts.provesFactor}
            checked={draft.provesFactor}
            onChange={wire('provesFactor').onChange}
          />
          <Text tone="muted" size="table">
            {texts.provesFactorHint}
          </Text>
        </Stack>
        <RoleFields draft={draft} onChange={setDraft} />
        <Use draft={draft} onChange={setDraft} />
        <FormActions submit={texts.save} />
      </Form>
    </Setting>
  );
}

function Use({ draft, onChange }: { draft: ConnectionDraft; onChange: (draft: ConnectionDraft) => void }) {
  const texts = useTexts(companySignInTexts);
  const users = useCall(['company-sign-in', 'users'], (signal) =>
    currentRealm().client.GET('/users', { signal }),
  );
  const admins = (users.data?.data ?? []).filter(({ role, disabled }) => role === 'admin' && !disabled);
  const wire = wireTo(draft, onChange);
  return (
    <>
      <h3>{texts.use}</h3>
      <Switch label={texts.active} checked={draft.active} onChange={wire('active').onChange} />
      <Stack gap="1">
        <Switch label={texts.required} checked={draft.required} onChange={wire('required').onChange} />
        <Text tone="muted" size="table">
          {texts.requiredHint}
        </Text>
      </Stack>
      <SelectField
        name="exemptUserId"
        label={texts.exempt}
        hint={texts.exemptHint}
        choices={[
          { value: '', label: texts.noExempt },
          ...admins.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...wire('exemptUserId')}
      />
    </>
  );
}
