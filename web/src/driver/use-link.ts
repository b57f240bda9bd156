// Signs in with an opened link as soon as there is network, or with a typed code.
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../ui/announce.tsx';
import { deleteState } from './local-store/state.ts';
import type { StoredData } from './local-store/use-stored-data.ts';
import { syncNow, useOnline } from './outbox/schedule-sync.ts';
import { type SignedIn, type SignInOptions, signIn } from './sign-in.ts';
import { useDriverTexts } from './use-driver-texts.ts';

export interface LinkState {
  outcome: SignedIn | 'opening' | null;
  enter(options?: SignInOptions): Promise<void>;
  /** Stays signed in as the driver who is signed in. */
  stay(): void;
}

export function useLink(stored: StoredData | null): LinkState {
  const texts = useDriverTexts().signInScreen;
  const online = useOnline();
  const [outcome, setOutcome] = useState<LinkState['outcome']>(null);
  const link = stored?.link;
  const isSignedIn = stored?.session !== undefined;

  const enter = useCallback(
    async (options?: SignInOptions) => {
      setOutcome('opening');
      const next = await signIn(options);
      setOutcome(next);
      if (isSignedIn && !options?.code && (next === 'expired' || next === 'unknown')) {
        toast(texts[next], 'warn');
      }
      if (next === 'done') await syncNow({ ask: true });
    },
    [isSignedIn, texts],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these are reasons to try again.
  useEffect(() => {
    if (link && outcome !== 'opening') void enter();
  }, [link, online]);

  return {
    outcome,
    enter,
    stay: () => {
      setOutcome(null);
      void deleteState('link');
    },
  };
}
