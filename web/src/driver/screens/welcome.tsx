// The welcome screen: how to install the app on the home screen, and the consent to share the location.

import {
  IconDeviceMobilePlus,
  IconDotsVertical,
  IconEye,
  IconHistory,
  IconRoute,
  IconShare2,
  IconSquarePlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { setLanguage, useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Text } from '../../ui/text.tsx';
import { useInstall } from '../install.ts';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import { changeSession, saveState } from '../local-store/state.ts';
import { enqueueProfile } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { LanguageSelect } from '../parts/language-select.tsx';
import screensCss from '../screens.module.css';
import { trySave } from '../storage-full.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export async function saveProfile(
  session: Session,
  changes: Partial<Pick<Session['driver'], 'locationConsent' | 'language'>>,
): Promise<void> {
  await enqueueProfile(changes);
  await changeSession(session.token, { driver: { ...session.driver, ...changes } });
  void syncNow();
}

export function Welcome({ session }: { session: Session }) {
  const texts = useDriverTexts().welcome;
  const language = useAppLanguage();
  const install = useInstall();
  const [firstName = '', lastName = ''] = session.driver.name.split(/\s+(?=\S+$)/);
  const first = firstName.split(/\s+/)[0] ?? firstName;
  const decide = (consent: boolean) =>
    trySave(async () => {
      await saveProfile(session, { locationConsent: consent, language });
      await saveState('welcomed', true);
    });
  return (
    <div className={layoutCss.screen}>
      <Row as="header" gap="3-5" className={screensCss.hello}>
        <Mark size={44} />
        <div>
          <h1>{texts.hello({ name: first })}</h1>
          <Text as="p" tone="muted">
            {install.isInstalled ? texts.oneThing : texts.twoThings}
          </Text>
        </div>
      </Row>
      <main className={layoutCss.screenBody}>
        <LanguageSelect language={language} onChoose={setLanguage} />
        {!install.isInstalled && (
          <Stack as="section" gap="3" className={join(layoutCss.card, screensCss.install)}>
            <Row gap="3-5" align="stretch" className={screensCss.point}>
              <Stack as="span" tone="accent" className={screensCss.installIcon}>
                <IconDeviceMobilePlus />
              </Stack>
              <div>
                <h2>{texts.installTitle}</h2>
                <Text as="p" tone="muted">
                  {texts.installText}
                </Text>
              </div>
            </Row>
            {install.ask ? (
              <TapButton kind="soft" onClick={install.ask}>
                {texts.install}
              </TapButton>
            ) : (
              <ol>
                <Hint icon={install.isApple ? <IconShare2 /> : <IconDotsVertical />}>
                  {install.isApple ? texts.share : texts.menu}
                </Hint>
                <Hint icon={<IconSquarePlus />}>{install.isApple ? texts.home : texts.menuInstall}</Hint>
              </ol>
            )}
          </Stack>
        )}
        <section className={layoutCss.card}>
          <h2 className={screensCss.consentTitle}>{texts.consentTitle}</h2>
          <Point icon={<IconRoute />} title={texts.onlyTrip} text={texts.onlyTripText} />
          <Point
            icon={<IconEye />}
            title={texts.who}
            text={texts.whoText({ name: lastName ? `${first} ${lastName.charAt(0)}.` : first })}
          />
          <Point icon={<IconHistory />} title={texts.deleted} text={texts.deletedText} />
        </section>
      </main>
      <Stack as="footer" gap="3" className={layoutCss.bottom}>
        <div className={layoutCss.tapPair}>
          <TapButton onClick={() => void decide(false)}>{texts.decline}</TapButton>
          <TapButton kind="filled" onClick={() => void decide(true)}>
            {texts.agree}
          </TapButton>
        </div>
        <Text as="p" tone="muted" size="type-5" className={layoutCss.bottomNote}>
          {texts.same}
        </Text>
      </Stack>
    </div>
  );
}

function Hint({ icon, children: [before, strong, after] }: { icon: ReactNode; children: readonly string[] }) {
  return (
    <Row as="li" gap="6" className={screensCss.hint}>
      {icon}
      <span>
        {before}
        <strong>{strong}</strong>
        {after}
      </span>
    </Row>
  );
}

function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Row gap="3-5" align="stretch" className={screensCss.point}>
      {icon}
      <div>
        <h3>{title}</h3>
        <Text as="p" tone="muted">
          {text}
        </Text>
      </div>
    </Row>
  );
}
