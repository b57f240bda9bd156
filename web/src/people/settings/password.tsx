// Changes the password; the current one is required.
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, wireTo } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { currentRealm } from '../realm.ts';
import { GeneralError } from './general-error.tsx';
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
  return (
    <Setting title={words.password} sentence={words.passwordSentence}>
      <Form
        label={words.password}
        change={saving}
        refusal={<GeneralError error={saving.error} />}
        names={{ current: words.current, password: words.newPassword }}
        onSubmit={() => saving.mutate()}
      >
        <input type="hidden" autoComplete="username" value={me.email} readOnly />
        <PasswordField name="current" label={words.current} {...wire('current')} />
        <PasswordField
          name="password"
          label={words.newPassword}
          hint={words.passwordHint}
          isNew
          {...wire('password')}
        />
        <FormActions kind="outline" submit={words.changePassword} />
      </Form>
    </Setting>
  );
}
