// Changes the password; the current one is required.
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
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
  const texts = useTexts(settingsTexts);
  const [fields, setFields] = useState(NOTHING);
  const wire = wireTo(fields, setFields);
  const saving = useOwnChange(
    () => currentRealm().client.POST('/me/password', { body: fields }),
    () => {
      setFields(NOTHING);
      toast(texts.saved);
    },
  );
  return (
    <Setting title={texts.password} sentence={texts.passwordSentence}>
      <Form
        label={texts.password}
        change={saving}
        refusal={<GeneralError error={saving.error} />}
        names={{ current: texts.current, password: texts.newPassword }}
        onSubmit={() => saving.mutate()}
      >
        <input type="hidden" autoComplete="username" value={me.email} readOnly />
        <PasswordField name="current" label={texts.current} {...wire('current')} />
        <PasswordField
          name="password"
          label={texts.newPassword}
          hint={texts.passwordHint}
          isNew
          {...wire('password')}
        />
        <FormActions kind="outline" submit={texts.changePassword} />
      </Form>
    </Setting>
  );
}
