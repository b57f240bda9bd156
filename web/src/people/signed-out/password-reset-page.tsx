// Resets the password: without a token the page requests a mail, with a token it sets the new password.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { NewPasswordPage } from './new-password-page.tsx';
import { Refusal } from './refusal.tsx';
import signedOutCss from './signed-out.module.css';
import { SignedOutPage } from './signed-out-page.tsx';

export function PasswordResetPage() {
  return location.hash.length > 1 ? <NewPasswordPage /> : <AskForLink />;
}

function AskForLink() {
  const { reset: texts, signIn } = useTexts(signedOutTexts);
  const [email, setEmail] = useState('');
  const asking = useChange(() => currentRealm().client.POST('/password-reset', { body: { email } }));
  if (asking.isSuccess) {
    return (
      <SignedOutPage
        title={asking.data.mailsAreSent ? texts.sentTitle : texts.mailOffTitle}
        sentence={asking.data.mailsAreSent ? texts.sent({ email }) : texts.mailOff({ email })}
      >
        <Link to="/sign-in">{texts.back}</Link>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={texts.title} sentence={texts.sentence}>
      <Form
        label={texts.title}
        change={asking}
        refusal={<Refusal error={asking.error} />}
        names={{ email: signIn.email }}
        onSubmit={() => asking.mutate()}
      >
        <TextField
          name="email"
          label={signIn.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Button kind="filled" type="submit" busy={asking.isPending}>
          {texts.button}
        </Button>
      </Form>
      <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
        <Link to="/sign-in">{texts.back}</Link>
      </Text>
    </SignedOutPage>
  );
}
