// Signs out and deletes all cached data and drafts, because they belong to the user who signed out. A sign-out
// that failed says so: the session still exists.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { signedOutTexts } from '../../../shared/texts/generated/people/signed-out.ts';
import { codeOf } from '../api/api-error.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { deleteOwnDrafts } from './drafts.ts';
import { currentRealm } from './realm.ts';
import { SIGN_IN } from './signed-out/go-to-sign-in.ts';

export interface SignOut {
  signOut: () => Promise<void>;
  /** After a failure: whether another attempt runs. */
  failure: null | 'shown' | 'retrying';
  /** Stays signed in after a failure. */
  stay: () => void;
}

export function useSignOut(): SignOut {
  const queries = useQueryClient();
  const router = useRouter();
  const [failure, setFailure] = useState<SignOut['failure']>(null);
  const signOut = async () => {
    setFailure((before) => before && 'retrying');
    if (!(await endSession())) return setFailure('shown');
    setFailure(null);
    deleteOwnDrafts();
    queries.clear();
    await router.navigate({ to: SIGN_IN });
  };
  return { signOut, failure, stay: () => setFailure(null) };
}

/** A session that has ended already counts as success. */
async function endSession(): Promise<boolean> {
  try {
    await currentRealm().client.DELETE('/session');
    return true;
  } catch (error) {
    return codeOf(error) === 'SIGN_IN_REQUIRED';
  }
}

export function SignOutFailed({ signOut, failure, stay }: SignOut) {
  const { signOut: texts } = useTexts(signedOutTexts);
  const messages = useMessages();
  return (
    <Dialog
      open={failure !== null}
      title={texts.title}
      onClose={stay}
      foot={{
        primary: {
          label: texts.retry, // The text of the dialog is the error.
          change: { error: null, isPending: failure === 'retrying' },
          onClick: () => void signOut(),
        },
        cancel: messages.close,
      }}
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
