// The target of mail links: invitation or password reset. The token is in the URL fragment, so no server logs
// it.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { withoutFullStop } from '../../../../shared/text/full-stop.ts';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { ApiError } from '../../api/api-error.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { askPasskey } from '../ask-passkey.ts';
import { currentRealm } from '../realm.ts';
import { addressIn, Refusal } from './refusal.tsx';
import { SignedOutPage } from './signed-out-page.tsx';
import { useStartSession } from './start-session.ts';

export function NewPasswordPage() {
  const { newPassword: texts } = useTexts(signedOutTexts);
  const [token] = useState(() => location.hash.slice(1));
  const opened = useCall(
    ['invitation', token],
    () => currentRealm().client.POST('/invitation/open', { body: { token } }),
    { retry: false },
  );
  if (addressIn(opened.error)) {
    return (
      <SignedOutPage title={texts.reset}>
        <Refusal error={opened.error!} />
      </SignedOutPage>
    );
  }
  if (opened.error) {
    return (
      <SignedOutPage title={texts.dead} sentence={opened.error.message}>
        <p>{texts.deadHelp}</p>
        <Link to="/password-reset">{texts.again}</Link>
      </SignedOutPage>
    );
  }
  if (!opened.data) return <SignedOutPage title={texts.loading}>{null}</SignedOutPage>;
  const { purpose, name, email, account, operator, factors, passkeys } = opened.data;
  const title =
    purpose === 'invitation' ? texts.invitation({ operator: withoutFullStop(operator) }) : texts.reset;
  return (
    <SignedOutPage
      title={title}
      sentence={texts.sentence({
        name,
        email,
        account: account === null ? 'none' : withoutFullStop(account),
      })}
    >
      <ChoosePassword token={token} email={email} factors={factors} passkeys={passkeys} />
    </SignedOutPage>
  );
}

interface ChoosePasswordProps {
  token: string;
  email: string;
  /** One of these must be proven. */
  factors: readonly ('code' | 'passkey')[];
  passkeys: number;
}

function ChoosePassword({ token, email, factors, passkeys }: ChoosePasswordProps) {
  const { newPassword: texts, signIn } = useTexts(signedOutTexts);
  const startSession = useStartSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [removePasskeys, setRemovePasskeys] = useState(false);
  const needsCode = factors.includes('code');
  const needsOnlyPasskey = factors.length === 1 && !needsCode;
  const saving = useChange(async (by: 'code' | 'passkey') => {
    const factor = by === 'passkey' ? { passkey: await askPasskey() } : code ? { code } : {};
    const body = { token, password, ...factor, ...(passkeys > 0 && { removePasskeys }) };
    await startSession(await currentRealm().client.POST('/invitation', { body }));
  });
  return (
    <Form
      label={texts.reset}
      change={saving}
      refusal={
        saving.error && !(saving.error instanceof ApiError) ? (
          <Notice tone="alert" title={signIn.passkeyFailed} />
        ) : (
          <Refusal error={saving.error} />
        )
      }
      names={{ password: texts.password, code: signIn.code }}
      onSubmit={() => saving.mutate(needsOnlyPasskey ? 'passkey' : 'code')}
    >
      {/* Password managers need the user name. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.hint}
        value={password}
        onChange={setPassword}
        isNew
      />
      {needsCode && (
        <TextField
          name="code"
          label={signIn.code}
          hint={signIn.codeHint}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      {passkeys > 0 && (
        <Row as="label" gap="2-5" align="start" size="table">
          <input
            type="checkbox"
            checked={removePasskeys}
            onChange={(event) => setRemovePasskeys(event.target.checked)}
          />
          {texts.removePasskeys}
        </Row>
      )}
      <Button kind="filled" type="submit" busy={saving.isPending}>
        {needsOnlyPasskey ? texts.withPasskey : texts.button}
      </Button>
      {needsCode && factors.includes('passkey') && (
        <Button kind="soft" onClick={() => saving.mutate('passkey')}>
          {texts.withPasskey}
        </Button>
      )}
    </Form>
  );
}
