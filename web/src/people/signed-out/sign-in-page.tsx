// Sign-in: mail address and password, then a one-time code if the user has set it up.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { codeOf } from '../../api/api-error.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { Refusal } from './refusal.tsx';
import signedOutCss from './signed-out.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { CookieRefused, useStartSession } from './start-session.ts';

export function SignInPage() {
  const { signIn: texts } = useTexts(signedOutTexts);
  const { name } = currentRealm();
  const startSession = useStartSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signingIn = useChange(async () => {
    const body = { email, password, ...(code && { code }) };
    await startSession(await currentRealm().client.POST('/session', { body }));
  });
  const { error, isPending } = signingIn;
  const needsCode = (codeOf(error) === 'SECOND_FACTOR_REQUIRED' || code !== '') && password !== '';
  const startOver = () => {
    setPassword('');
    setCode('');
    signingIn.reset();
  };
  return (
    <SignedOutPage
      title={needsCode ? texts.codeTitle : texts.title[name]}
      sentence={needsCode ? texts.codeSentence({ email }) : texts.sentence[name]}
    >
      <Form
        label={texts.title[name]}
        change={signingIn}
        refusal={<SignInRefusal error={error} />}
        names={{ email: texts.email, password: texts.password, code: texts.code }}
        onSubmit={() => signingIn.mutate()}
      >
        {needsCode ? (
          <TextField
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            // The only field of this step, which has just appeared.
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        ) : (
          <>
            <TextField
              name="email"
              label={texts.email}
              type="email"
              autoComplete="username webauthn"
              value={email}
              onChange={setEmail}
            />
            <div className={signedOutCss.signedOutPassword}>
              <PasswordField name="password" label={texts.password} value={password} onChange={setPassword} />
              <Link to="/password-reset" className={signedOutCss.signedOutForgot}>
                {texts.forgot}
              </Link>
            </div>
          </>
        )}
        <Button kind="filled" type="submit" busy={isPending}>
          {texts.button}
        </Button>
      </Form>
      {needsCode ? (
        <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
          <Button kind="text" onClick={startOver}>
            {texts.other}
          </Button>
        </Text>
      ) : (
        <>
          <Row gap="3" tone="muted" size="table" className={signedOutCss.signedOutOr}>
            {texts.or}
          </Row>
          <PasskeyButton />
          <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
            {texts.noAccount[name]}
          </Text>
        </>
      )}
    </SignedOutPage>
  );
}

function SignInRefusal({ error }: { error: Error | null }) {
  const { signIn: texts } = useTexts(signedOutTexts);
  if (error instanceof CookieRefused) return <Notice tone="alert" title={texts.noCookie} />;
  // The page asks for the code then.
  if (codeOf(error) === 'SECOND_FACTOR_REQUIRED') return null;
  if (codeOf(error) === 'INVALID_CREDENTIALS') return <Notice tone="alert" title={texts.wrong} />;
  return <Refusal error={error} />;
}
