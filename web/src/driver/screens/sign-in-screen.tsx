// The screen without a session: the sign-in link or code, its errors, and the question before another driver is
// replaced.

import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { hasWork } from '../local-store/locked-work.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { reportSignOut } from '../outbox/report-sign-out.ts';
import { TapButton } from '../parts/button.tsx';
import protocolPagesCss from '../protocol/protocol-pages.module.css';
import screensCss from '../screens.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
import type { LinkState } from '../use-link.ts';

const CODE_DIGITS = 10;

export function SignInScreen({
  stored,
  link: { outcome, enter, stay },
}: {
  stored: StoredData;
  link: LinkState;
}) {
  const texts = useDriverTexts().signInScreen;
  const [code, setCode] = useState('');
  const [isCode, setIsCode] = useState(false);
  const digits = code.replace(/\D/g, '');
  const name = stored.session?.driver.name ?? '';
  const enterCode = (replace = false) => {
    setIsCode(true);
    void enter({ code: digits, replace });
  };
  if (outcome !== null && typeof outcome === 'object') {
    return (
      <Stack as="main" gap="4" className={screensCss.signIn}>
        <Mark size={56} />
        <h1>{texts.otherTitle({ name })}</h1>
        <p role="status">
          {texts.other({ name: outcome.other })} {hasWork(stored) && texts.otherLocked({ name })}
        </p>
        <Stack gap="2" className={screensCss.signInChoice}>
          <TapButton kind="filled" onClick={stay}>
            {texts.stay({ name })}
          </TapButton>
          <TapButton
            icon={<IconArrowRight />}
            onClick={() => (isCode ? enterCode(true) : void enter({ replace: true }))}
          >
            {texts.replace({ name: outcome.other })}
          </TapButton>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack as="main" gap="4" className={screensCss.signIn}>
      <Mark size={56} />
      <h1>{texts.title}</h1>
      <p role="status">{sentenceOf()}</p>
      {stored.signOut?.hasFailed && (
        <>
          <p role="alert">{texts.signOutFailed}</p>
          <TapButton kind="soft" onClick={() => void reportSignOut()}>
            {texts.signOutAgain}
          </TapButton>
        </>
      )}
      {outcome === 'offline' && !isCode && (
        <TapButton kind="soft" onClick={() => void enter()}>
          {texts.tryAgain}
        </TapButton>
      )}
      <Stack
        as="form"
        gap="2"
        className={screensCss.signInChoice}
        onSubmit={(event) => {
          event.preventDefault();
          enterCode();
        }}
      >
        <label>
          {texts.code}
          <input
            className={protocolPagesCss.protocolInput}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <TapButton
          type="submit"
          kind="filled"
          disabled={digits.length !== CODE_DIGITS || outcome === 'opening'}
        >
          {texts.enter}
        </TapButton>
      </Stack>
    </Stack>
  );

  function sentenceOf(): string {
    if (isCode && (outcome === 'expired' || outcome === 'unknown')) return texts.wrongCode;
    if (outcome === 'offline' && isCode) return texts.codeOffline;
    if (typeof outcome === 'string' && outcome !== 'done') return texts[outcome];
    if (stored.signOut) return stored.signOut.hasFailed ? texts.signedOutHere : texts.signingOut;
    if (stored.session?.signedOut) return texts.handingIn;
    return stored.wiped ? texts[stored.wiped] : texts.noLink;
  }
}
