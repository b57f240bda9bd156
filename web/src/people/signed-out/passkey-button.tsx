// Signs in with a passkey: the browser shows its own prompt, and the user types nothing.
import { IconFingerprint } from '@tabler/icons-react';
import { signedOutTexts } from '../../../../shared/texts/generated/people/signed-out.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askPasskey } from '../ask-passkey.ts';
import { currentRealm } from '../realm.ts';
import { addressIn, Refusal } from './refusal.tsx';
import { useStartSession } from './start-session.ts';

export function PasskeyButton() {
  const { signIn: texts } = useTexts(signedOutTexts);
  const startSession = useStartSession();
  const signingIn = useChange(async () => {
    const answer = await askPasskey();
    await startSession(await currentRealm().client.POST('/session/passkey', { body: { answer } }));
  });
  return (
    <>
      <Button
        kind="soft"
        icon={<IconFingerprint />}
        busy={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        {texts.passkey}
      </Button>
      {signingIn.error &&
        (addressIn(signingIn.error) ? (
          <Refusal error={signingIn.error} />
        ) : (
          <Notice tone="alert" title={texts.passkeyFailed} />
        ))}
    </>
  );
}
