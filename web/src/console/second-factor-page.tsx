// Shown to an admin who signed in with a password only: a second factor is required to use the console.
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../messages/use-words.ts';
import { OneTimeCodes } from '../people/settings/one-time-codes.tsx';
import { ownAccountQuery } from '../people/settings/own-account.ts';
import { Passkeys } from '../people/settings/passkeys.tsx';
import { SignedOutPage } from '../people/signed-out/signed-out-page.tsx';
import { de } from './de.ts';
import { en } from './en.ts';

export function SecondFactorPage() {
  const { secondFactor: words } = useWords({ en, de });
  const { data: me } = useQuery(ownAccountQuery);
  return (
    <SignedOutPage title={words.title} sentence={words.sentence}>
      {me && (
        <>
          <OneTimeCodes me={me} />
          <Passkeys me={me} />
        </>
      )}
    </SignedOutPage>
  );
}
