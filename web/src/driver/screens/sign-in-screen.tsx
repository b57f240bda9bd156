// The screen without a session: the sign-in link, its errors, and a question about another driver's unsent
// data.
import { IconArrowRight } from '@tabler/icons-react';
import { Mark } from '../../ui/mark.tsx';
import { deleteState } from '../local-store/state.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TapButton } from '../parts/button.tsx';
import { useDriverWords } from '../use-driver-words.ts';
import type { LinkState } from '../use-link.ts';

export function SignInScreen({ stored, link: { outcome, enter } }: { stored: StoredData; link: LinkState }) {
  const words = useDriverWords().signInScreen;
  const isOther = outcome === 'other-driver';
  const sentence =
    outcome === 'opening' || outcome === 'offline' || outcome === 'expired' || outcome === 'unknown'
      ? words[outcome]
      : stored.wiped
        ? words.wiped
        : words.noLink;
  return (
    <main className="sign-in">
      <Mark size={56} />
      <h1>{isOther ? words.otherTitle(stored.session?.driver.name ?? '') : words.title}</h1>
      <p role="status">{isOther ? words.other : sentence}</p>
      {outcome === 'offline' && (
        <TapButton kind="soft" onClick={() => void enter()}>
          {words.tryAgain}
        </TapButton>
      )}
      {isOther && (
        <div className="sign-in-choice">
          <TapButton kind="filled" onClick={() => void deleteState('link')}>
            {words.otherKeep}
          </TapButton>
          <TapButton kind="alert" icon={<IconArrowRight />} onClick={() => void enter({ replace: true })}>
            {words.otherReplace}
          </TapButton>
        </div>
      )}
    </main>
  );
}
