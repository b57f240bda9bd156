// Changes the password; the current one is required.
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, wireTo } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { currentRealm } from '../realm.ts';
import { GeneralError } from './confirmation.tsx';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';

const NOTHING = { current: '', password: '' };

export function Password({ me }: { me: OwnAccount }) {
  const words = useTexts(settingsTexts);
  const [fields, setFields] = useState(NOTHING);
  const wire = wireTo(fields, setFields);
  const saving = useOwnChange(
    () => currentRealm().client.POST('/me/password', { body: fields }),
    () => {
      setFields(NOTHING);
      toast(words.saved);
    },
  );
  const error = saving.error instanceof ApiError ? saving.error : null;
  return (
    <Setting title={words.password} sentence={words.passwordSentence}>
      <Form
        label={words.password}
        errors={error?.fields ?? []}
        names={{ current: words.current, password: words.newPassword }}
        onSubmit={() => saving.mutate()}
      >
        <GeneralError error={saving.error} />
        <input type="hidden" autoComplete="username" value={me.email} readOnly />
        <PasswordField name="current" label={words.current} {...wire('current')} />
        <PasswordField
          name="password"
          label={words.newPassword}
          hint={words.passwordHint}
          isNew
          {...wire('password')}
        />
        <FormActions kind="outline" submit={words.changePassword} busy={saving.isPending} />
      </Form>
    </Setting>
  );
}
