// Signs in with an opened link as soon as there is network.
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../ui/announce.tsx';
import type { StoredData } from './local-store/use-stored-data.ts';
import { syncNow, useOnline } from './outbox/schedule-sync.ts';
import { type SignedIn, signInWithLink } from './sign-in.ts';
import { useDriverWords } from './use-driver-words.ts';

export interface LinkState {
  outcome: SignedIn | 'opening' | null;
  enter(options?: { replace: boolean }): Promise<void>;
}

export function useLink(stored: StoredData | null): LinkState {
  const words = useDriverWords().signInScreen;
  const online = useOnline();
  const [outcome, setOutcome] = useState<LinkState['outcome']>(null);
  const link = stored?.link;
  const isSignedIn = stored?.session !== undefined;

  const enter = useCallback(
    async (options?: { replace: boolean }) => {
      setOutcome('opening');
      const next = await signInWithLink(options);
      setOutcome(next);
      if (isSignedIn && (next === 'expired' || next === 'unknown')) toast(words[next], 'warn');
      if (next === 'done') await syncNow({ ask: true });
    },
    [isSignedIn, words],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only these are reasons to try again.
  useEffect(() => {
    if (link && outcome !== 'opening') void enter();
  }, [link, online]);

  return { outcome, enter };
}
