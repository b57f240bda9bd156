// Before anybody is signed in: the link, what is wrong with it, and another driver's work that is still here.
import { IconArrowRight } from '@tabler/icons-react';
import { Mark } from '../../ui/mark.tsx';
import { dropState } from '../kept/state.ts';
import type { Kept } from '../kept/use-kept.ts';
import { TapButton } from '../parts/button.tsx';
import type { LinkState } from '../use-link.ts';
import { useDriverWords } from '../words.ts';

export function Door({ kept, link: { outcome, enter } }: { kept: Kept; link: LinkState }) {
  const words = useDriverWords().door;
  const isOther = outcome === 'other-driver';
  const sentence =
    outcome === 'opening' || outcome === 'offline' || outcome === 'expired' || outcome === 'unknown'
      ? words[outcome]
      : kept.wiped
        ? words.wiped
        : words.noLink;
  return (
    <main className="door">
      <Mark size={56} />
      <h1>{isOther ? words.otherTitle(kept.session?.driver.name ?? '') : words.title}</h1>
      <p role="status">{isOther ? words.other : sentence}</p>
      {outcome === 'offline' && (
        <TapButton kind="soft" onClick={() => void enter()}>
          {words.tryAgain}
        </TapButton>
      )}
      {isOther && (
        <div className="door-choice">
          <TapButton kind="filled" onClick={() => void dropState('link')}>
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
