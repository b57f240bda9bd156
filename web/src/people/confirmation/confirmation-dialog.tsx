// The one dialog in which a person proves a factor, for every call that asks for it.
import { useEffect, useRef, useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { type Proving, useConfirmationQuestion } from '../../api/confirm-call.ts';
import { useCall } from '../../api/use-call.ts';
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
import { listenForConfirmation, openCompanyWindow } from './company-window.ts';

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
      {question?.factors.every((one) => one === 'company') && (
        <SignInAgain onProven={() => question.answer(true)} />
      )}
      {question?.factors.some((one) => one !== 'company') && (
        <ProveFactor factors={question.factors} onProven={() => question.answer(true)} />
      )}
    </Dialog>
  );
}

/** People without a password and a factor of their own sign in at their company, in a window of its own. */
function SignInAgain({ onProven }: { onProven: () => void }) {
  const { factor } = useTexts(settingsTexts);
  const [step, setStep] = useState<'begin' | 'waiting' | 'blocked'>('begin');
  const onConfirmed = useRef(onProven);
  onConfirmed.current = onProven;
  const userId = useCall(
    ['confirming-person'],
    async () => (await currentRealm().client.GET('/session')).user.id,
  );
  const person = userId.data;
  useEffect(() => {
    // Another person has taken the session of this browser: nothing of this page is theirs.
    return listenForConfirmation((id) => (id === person ? onConfirmed.current() : location.reload()));
  }, [person]);
  // The page is left where no window can be opened, and the person repeats by hand what was begun.
  const leaving = useChange(async () => {
    const { user } = await currentRealm().client.GET('/session');
    return goToCompany(user.email, pathInRealm());
  });
  const sentences = {
    begin: factor.companySentence,
    waiting: factor.companyWaiting,
    blocked: factor.companyBlocked,
  };
  return (
    <Form
      label={factor.title}
      change={leaving}
      refusal={<GeneralError error={leaving.error} />}
      names={{}}
      onSubmit={() => {
        if (step === 'blocked') leaving.mutate();
        else setStep(openCompanyWindow() ? 'waiting' : 'blocked');
      }}
    >
      <p role="status">{sentences[step]}</p>
      <FormActions submit={step === 'blocked' ? factor.useCompanyHere : factor.useCompany} />
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
