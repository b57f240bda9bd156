// Shown to an admin who signed in with a password only: the console needs a second factor, proven in this session.

import { frameTexts } from '../../../shared/texts/generated/console/frame.ts';
import { useTexts } from '../messages/use-texts.ts';
import { OneTimeCodes } from '../people/settings/one-time-codes.tsx';
import { type OwnAccount, useOwnAccount } from '../people/settings/own-account.ts';
import { Passkeys } from '../people/settings/passkeys.tsx';
import { SignOutFailed, useSignOut } from '../people/sign-out.tsx';
import { PasskeyButton } from '../people/signed-out/passkey-button.tsx';
import signedOutCss from '../people/signed-out/signed-out.module.css';
import { SignedOutPage } from '../people/signed-out/signed-out-page.tsx';
import { Button } from '../ui/button.tsx';
import { Text } from '../ui/text.tsx';

export function SecondFactorPage() {
  const { secondFactor: texts } = useTexts(frameTexts);
  const { data: me } = useOwnAccount();
  if (me && (me.oneTimeCodes || me.passkeys.length > 0)) return <ProveFactor me={me} />;
  return (
    <SignedOutPage title={texts.title} sentence={texts.sentence}>
      {me && (
        <>
          <OneTimeCodes me={me} />
          <Passkeys me={me} />
        </>
      )}
    </SignedOutPage>
  );
}

/** The password alone must not be enough to set up another factor. */
function ProveFactor({ me }: { me: OwnAccount }) {
  const { secondFactor: texts } = useTexts(frameTexts);
  const leaving = useSignOut();
  return (
    <SignedOutPage title={texts.proveTitle} sentence={texts.proveSentence}>
      {me.passkeys.length > 0 && <PasskeyButton />}
      <Text as="p" tone="muted" size="table" className={signedOutCss.signedOutFoot}>
        <Button kind="text" onClick={leaving.signOut}>
          {texts.again}
        </Button>
      </Text>
      <SignOutFailed {...leaving} />
    </SignedOutPage>
  );
}
