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
  const { setup: words } = useTexts(frameTexts);
  const setup = useCall(['setup'], () => operations.GET('/setup'));
  if (setup.data?.needed === false) {
    return (
      <SignedOutPage title={words.done} sentence={words.doneSentence}>
        <Link to="/sign-in">{words.signIn}</Link>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={words.title} sentence={words.sentence}>
      <SetupForm />
    </SignedOutPage>
  );
}

function SetupForm() {
  const { setup: words } = useTexts(frameTexts);
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
      label={words.title}
      change={saving}
      refusal={<Refusal error={saving.error} />}
      names={{ operatorToken: words.token, name: words.name, email: words.email, password: words.password }}
      onSubmit={() => saving.mutate()}
    >
      <PasswordField label={words.token} hint={words.tokenHint} {...wire('operatorToken')} />
      <TextField label={words.name} autoComplete="name" {...wire('name')} />
      <TextField label={words.email} type="email" autoComplete="username" {...wire('email')} />
      <PasswordField label={words.password} hint={words.hint} isNew {...wire('password')} />
      <FormActions submit={words.button} />
    </Form>
  );
}
