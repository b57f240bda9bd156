// The one dialog in which a person proves a factor, for every call that asks for it.
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { type Proving, useConfirmationQuestion } from '../../api/confirm-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { askPasskey } from '../ask-passkey.ts';
import { currentRealm } from '../realm.ts';
import { GeneralError } from '../settings/general-error.tsx';
import { goToCompany } from '../signed-out/company-button.tsx';
import { pathInRealm } from '../signed-out/go-to-sign-in.ts';

export function ConfirmationDialog() {
  const { factor } = useTexts(settingsTexts);
  const question = useConfirmationQuestion();
  return (
    <Dialog
      open={question !== null}
      title={factor.title}
      sentence={question?.sentence ?? factor.sentence}
      asksBeforeLoss={false}
      onClose={() => question?.answer(false)}
    >
      {question?.factors.every((one) => one === 'company') && <SignInAgain />}
      {question?.factors.some((one) => one !== 'company') && (
        <ProveFactor factors={question.factors} onProven={() => question.answer(true)} />
      )}
    </Dialog>
  );
}

/** People without a password and a factor of their own; the page is left, and what they did is repeated by hand. */
function SignInAgain() {
  const { factor } = useTexts(settingsTexts);
  const leaving = useChange(async () => {
    const { user } = await currentRealm().client.GET('/session');
    return goToCompany(user.email, pathInRealm());
  });
  return (
    <Form
      label={factor.title}
      change={leaving}
      refusal={<GeneralError error={leaving.error} />}
      names={{}}
      onSubmit={() => leaving.mutate()}
    >
      <p>{factor.companySentence}</p>
      <FormActions submit={factor.useCompany} />
    </Form>
  );
}

function ProveFactor({ factors, onProven }: { factors: readonly Proving[]; onProven: () => void }) {
  const { factor, codesConfirm } = useTexts(settingsTexts);
  const [typed, setTyped] = useState('');
  const field = factors.includes('code') ? 'code' : factors.includes('password') ? 'password' : null;
  const hasPasskey = factors.includes('passkey');
  const proving = useChange(
    async (by: 'typed' | 'passkey') =>
      currentRealm().client.POST('/me/confirmation', {
        body:
          by === 'passkey'
            ? { passkey: await askPasskey() }
            : field === 'code'
              ? { code: typed.trim() }
              : { password: typed },
      }),
    { onDone: onProven },
  );
  return (
    <Form
      label={factor.title}
      change={proving}
      refusal={<GeneralError error={proving.error} otherwise={factor.passkeyFailed} />}
      names={{ code: factor.code, password: codesConfirm, passkey: factor.passkey }}
      onSubmit={() => proving.mutate(field ? 'typed' : 'passkey')}
    >
      {field === 'code' && (
        <TextField
          name="code"
          label={factor.code}
          hint={factor.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          onChange={setTyped}
        />
      )}
      {field === 'password' && (
        <PasswordField name="password" label={codesConfirm} value={typed} onChange={setTyped} />
      )}
      <FormActions
        submit={field ? factor.confirm : factor.usePasskey}
        disabled={field !== null && typed.trim() === ''}
      >
        {field && hasPasskey && (
          <Button kind="text" onClick={() => proving.mutate('passkey')}>
            {factor.usePasskey}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
