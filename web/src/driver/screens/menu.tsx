// The menu: language, appearance, location and sign-out.

import { IconCalendarOff, IconLogout } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { basicTexts } from '../../../../shared/texts/generated/ui/basic.ts';
import { setLanguage, useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { setTheme, THEMES, useTheme } from '../../ui/theme.ts';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { useMessageTexts } from '../messages/use-message-texts.ts';
import { goTo } from '../navigation.ts';
import { Banners } from '../parts/banners.tsx';
import { TapButton, TapRouteLink } from '../parts/button.tsx';
import { CallDispatchLine } from '../parts/call-dispatch.tsx';
import { LanguageSelect } from '../parts/language-select.tsx';
import { PendingList } from '../parts/pending-list.tsx';
import { SharingState } from '../parts/sharing-state.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { type PushProblem, switchPushOff, switchPushOn } from '../push/push-switch.ts';
import screensCss from '../screens.module.css';
import { signOutHere } from '../sign-in.ts';
import { trySave } from '../storage-full.ts';
import { listPendingWork } from '../trips/pending-work.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { saveProfile } from './welcome.tsx';

export function Menu({ stored, session }: { stored: StoredData; session: Session }) {
  const texts = useDriverTexts().menu;
  const messages = useAppTexts(basicTexts);
  const language = useAppLanguage();
  const theme = useTheme();
  const [isLeaving, setLeaving] = useState(false);
  const pending = listPendingWork(stored);
  const { driver } = session;
  return (
    <div className={layoutCss.screen}>
      <TopBar back={{ screen: 'today' }} title={texts.title} />
      <Banners />
      <main className={layoutCss.screenBody}>
        <p className={screensCss.menuWho}>
          <Text tone="muted">{texts.signedInAs}</Text> <strong>{driver.name}</strong>
        </p>
        <CallDispatchLine session={session} />
        <TapRouteLink to={{ screen: 'days-off' }} icon={<IconCalendarOff />}>
          {texts.daysOff}
        </TapRouteLink>
        <div className={layoutCss.card}>
          <LanguageSelect
            language={language}
            onChoose={(value) =>
              void trySave(async () => {
                setLanguage(value);
                await saveProfile(session, { language: value });
              })
            }
          />
        </div>
        <Choice
          label={texts.theme}
          chosen={theme}
          options={THEMES.map((value) => ({ value, text: messages.theme[value] }))}
          onChoose={setTheme}
        />
        <Choice
          label={texts.location}
          chosen={driver.locationConsent ? 'on' : 'off'}
          options={[
            { value: 'off', text: texts.off },
            { value: 'on', text: texts.on },
          ]}
          onChoose={(value) => void trySave(() => saveProfile(session, { locationConsent: value === 'on' }))}
        >
          <Text as="p" tone="muted">
            {texts.locationText}
          </Text>
          <SharingState />
        </Choice>
        <PushChoice stored={stored} session={session} />
        {stored.askedAt && (
          <Text as="p" tone="muted">
            {texts.lastAsked({ time: formatClock(language, new Date(stored.askedAt)) })}
          </Text>
        )}
        <TapButton kind="alert" icon={<IconLogout />} onClick={() => setLeaving(true)}>
          {texts.signOut}
        </TapButton>
      </main>
      {isLeaving && (
        <Sheet title={texts.signOutTitle} text={texts.signOutText} onClose={() => setLeaving(false)}>
          {pending.length > 0 && (
            <>
              <p className={join(layoutCss.toneAlert, layoutCss.toned)}>{texts.signOutUnsent}</p>
              <PendingList stored={stored} />
            </>
          )}
          <div className={layoutCss.tapStack}>
            <TapButton kind="filled" onClick={() => setLeaving(false)}>
              {texts.stay}
            </TapButton>
            <TapButton
              kind="alert"
              onClick={async () => {
                goTo({ screen: 'today' }, { replace: true });
                await signOutHere();
              }}
            >
              {texts.signOutConfirm}
            </TapButton>
          </div>
        </Sheet>
      )}
    </div>
  );
}

function PushChoice({ stored, session }: { stored: StoredData; session: Session }) {
  const texts = useDriverTexts().menu;
  const { push } = useMessageTexts();
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const choose = async (value: 'on' | 'off') => {
    setProblem(null);
    if (value === 'on') setProblem(await switchPushOn(session).catch(() => 'failed' as const));
    else await trySave(() => switchPushOff(session));
  };
  return (
    <Choice
      label={push.menu}
      chosen={stored.push ?? 'off'}
      options={[
        { value: 'off', text: texts.off },
        { value: 'on', text: texts.on },
      ]}
      onChoose={(value) => void choose(value)}
    >
      <Text as="p" tone="muted">
        {push.menuText}
      </Text>
      {problem && <p role="alert">{push[problem]}</p>}
    </Choice>
  );
}

function Choice<Value extends string>({
  label,
  chosen,
  options,
  onChoose,
  children,
}: {
  label: string;
  chosen: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
  children?: ReactNode;
}) {
  return (
    <Stack as="fieldset" gap="3" className={join(layoutCss.card, screensCss.menuChoice)}>
      <legend>{label}</legend>
      {children}
      <Row gap="2" align="stretch" wrap className={layoutCss.choicesEven}>
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className={layoutCss.choice}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </Row>
    </Stack>
  );
}
