// Creates the first admin of a new installation with the operator token.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { frameTexts } from '../../../shared/texts/generated/console/frame.ts';
import { operations } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { useChange } from '../api/use-change.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Refusal } from '../people/signed-out/refusal.tsx';
import { SignedOutPage } from '../people/signed-out/signed-out-page.tsx';
import { useStartSession } from '../people/signed-out/start-session.ts';
import { Form } from '../ui/field.tsx';
import { FormActions, TextField } from '../ui/inputs.tsx';
import { PasswordField } from '../ui/password-field.tsx';

export function SetupPage() {
  const { setup: texts } = useTexts(frameTexts);
  const setup = useCall(['setup'], () => operations.GET('/setup'));
  if (setup.data?.needed === false) {
    return (
      <SignedOutPage title={texts.done} sentence={texts.doneSentence}>
        <Link to="/sign-in">{texts.signIn}</Link>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={texts.title} sentence={texts.sentence}>
      <SetupForm />
    </SignedOutPage>
  );
}

function SetupForm() {
  const { setup: texts } = useTexts(frameTexts);
  const startSession = useStartSession();
  const [fields, setFields] = useState({ operatorToken: '', name: '', email: '', password: '' });
  const saving = useChange(async () => startSession(await operations.POST('/setup', { body: fields })));
  const wire = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  return (
    <Form
      label={texts.title}
      change={saving}
      refusal={<Refusal error={saving.error} />}
      names={{ operatorToken: texts.token, name: texts.name, email: texts.email, password: texts.password }}
      onSubmit={() => saving.mutate()}
    >
      <PasswordField label={texts.token} hint={texts.tokenHint} {...wire('operatorToken')} />
      <TextField label={texts.name} autoComplete="name" {...wire('name')} />
      <TextField label={texts.email} type="email" autoComplete="username" {...wire('email')} />
      <PasswordField label={texts.password} hint={texts.hint} isNew {...wire('password')} />
      <FormActions submit={texts.button} />
    </Form>
  );
}
