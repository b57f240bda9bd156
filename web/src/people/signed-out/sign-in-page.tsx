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
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { CompanyButton, CompanyStartPage, useCompanyWay } from './company-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { Refusal } from './refusal.tsx';
import signedOutCss from './signed-out.module.css';
import { SignedOutPage } from './signed-out-page.tsx';
import { CookieRefused, useStartSession } from './start-session.ts';

export function SignInPage() {
  const { signIn: words } = useTexts(signedOutTexts);
  const { name } = currentRealm();
  const startSession = useStartSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const way = useCompanyWay(email);
  /** Chosen by the person; null follows what the domain of the address requires. */
  const [byCompany, setByCompany] = useState<boolean | null>(null);
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
  if (byCompany ?? way?.required) {
    return <CompanyStartPage email={email} onEmail={setEmail} onLeave={() => setByCompany(false)} />;
  }
  return (
    <SignedOutPage
      title={needsCode ? words.codeTitle : words.title[name]}
      sentence={needsCode ? words.codeSentence({ email }) : words.sentence[name]}
    >
      <Form
        label={words.title[name]}
        change={signingIn}
        refusal={<SignInRefusal error={error} />}
        names={{ email: words.email, password: words.password, code: words.code }}
        onSubmit={() => signingIn.mutate()}
      >
        {needsCode ? (
          <TextField
            name="code"
            label={words.code}
            hint={words.codeHint}
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
              label={words.email}
              type="email"
              autoComplete="username webauthn"
              value={email}
              onChange={setEmail}
            />
            <div className={signedOutCss.signedOutPassword}>
              <PasswordField name="password" label={words.password} value={password} onChange={setPassword} />
              <Link to="/password-reset" className={signedOutCss.signedOutForgot}>
                {words.forgot}
              </Link>
            </div>
          </>
        )}
        <Button kind="filled" type="submit" busy={isPending}>
          {words.button}
        </Button>
      </Form>
      {needsCode ? (
        <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
          <Button kind="text" onClick={startOver}>
            {words.other}
          </Button>
        </Text>
      ) : (
        <>
          <Row gap="3" tone="muted" size="table" className={signedOutCss.signedOutOr}>
            {words.or}
          </Row>
          <Stack gap="3">
            <CompanyButton email={email} isKnown={way?.available === true} onAsk={() => setByCompany(true)} />
            <PasskeyButton />
          </Stack>
          <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
            {words.noAccount[name]}
          </Text>
        </>
      )}
    </SignedOutPage>
  );
}

function SignInRefusal({ error }: { error: Error | null }) {
  const { signIn: words } = useTexts(signedOutTexts);
  if (error instanceof CookieRefused) return <Notice tone="alert" title={words.noCookie} />;
  // The page asks for the code then.
  if (codeOf(error) === 'SECOND_FACTOR_REQUIRED') return null;
  if (codeOf(error) === 'INVALID_CREDENTIALS') return <Notice tone="alert" title={words.wrong} />;
  return <Refusal error={error} />;
}
