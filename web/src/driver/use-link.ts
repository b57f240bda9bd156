// Signs in with a link that was opened, as soon as there is network.
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../ui/announce.tsx';
import type { Kept } from './kept/use-kept.ts';
import { sendNow, useOnline } from './outbox/pace.ts';
import { type SignedIn, signInWithLink } from './sign-in.ts';
import { useDriverWords } from './words.ts';

export interface LinkState {
  outcome: SignedIn | 'opening' | null;
  enter(options?: { replace: boolean }): Promise<void>;
}

export function useLink(kept: Kept | null): LinkState {
  const words = useDriverWords().door;
  const online = useOnline();
  const [outcome, setOutcome] = useState<LinkState['outcome']>(null);
  const link = kept?.link;
  const isSignedIn = kept?.session !== undefined;

  const enter = useCallback(
    async (options?: { replace: boolean }) => {
      setOutcome('opening');
      const next = await signInWithLink(options);
      setOutcome(next);
      if (isSignedIn && (next === 'expired' || next === 'unknown')) toast(words[next], 'warn');
      if (next === 'done') await sendNow({ ask: true });
    },
    [isSignedIn, words],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link or new network, and nothing else, is a reason to try.
  useEffect(() => {
    if (link && outcome !== 'opening') void enter();
  }, [link, online]);

  return { outcome, enter };
}
