// Shown to people whose role needs a second factor, until they have proven one in this session.

import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { SignOutFailed, useSignOut } from '../sign-out.tsx';
import { PasskeyButton } from '../signed-out/passkey-button.tsx';
import signedOutCss from '../signed-out/signed-out.module.css';
import { SignedOutPage } from '../signed-out/signed-out-page.tsx';
import { OneTimeCodes } from './one-time-codes.tsx';
import { type OwnAccount, useOwnAccount } from './own-account.ts';
import { Passkeys } from './passkeys.tsx';

export function SecondFactorPage() {
  const { secondFactor: texts } = useTexts(settingsTexts);
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
  const { secondFactor: texts } = useTexts(settingsTexts);
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
