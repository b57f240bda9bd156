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
import { Mark } from '../../ui/mark.tsx';
import { useInstall } from '../install.ts';
import type { Session } from '../local-store/records.ts';
import { changeSession, saveState } from '../local-store/state.ts';
import { enqueueProfile } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { trySave } from '../storage-full.ts';
import { useDriverWords } from '../use-driver-words.ts';

export async function saveLocationConsent(session: Session, locationConsent: boolean): Promise<void> {
  await enqueueProfile({ locationConsent });
  await changeSession(session.token, { driver: { ...session.driver, locationConsent } });
  void syncNow();
}

export function Welcome({ session }: { session: Session }) {
  const words = useDriverWords().welcome;
  const install = useInstall();
  const [firstName = '', lastName = ''] = session.driver.name.split(/\s+(?=\S+$)/);
  const first = firstName.split(/\s+/)[0] ?? firstName;
  const decide = (consent: boolean) =>
    trySave(async () => {
      await saveLocationConsent(session, consent);
      await saveState('welcomed', true);
    });
  return (
    <div className="screen">
      <header className="hello">
        <Mark size={44} />
        <div>
          <h1>{words.hello(first)}</h1>
          <p className="muted">{install.isInstalled ? words.oneThing : words.twoThings}</p>
        </div>
      </header>
      <main className="screen-body">
        {!install.isInstalled && (
          <section className="card install">
            <div className="point">
              <span className="install-icon">
                <IconDeviceMobilePlus />
              </span>
              <div>
                <h2>{words.installTitle}</h2>
                <p className="muted">{words.installText}</p>
              </div>
            </div>
            {install.ask ? (
              <TapButton kind="soft" onClick={install.ask}>
                {words.install}
              </TapButton>
            ) : (
              <ol>
                <Hint icon={install.isApple ? <IconShare2 /> : <IconDotsVertical />}>
                  {install.isApple ? words.share : words.menu}
                </Hint>
                <Hint icon={<IconSquarePlus />}>{install.isApple ? words.home : words.menuInstall}</Hint>
              </ol>
            )}
          </section>
        )}
        <section className="card">
          <h2 className="consent-title">{words.consentTitle}</h2>
          <Point icon={<IconRoute />} title={words.onlyTrip} text={words.onlyTripText} />
          <Point
            icon={<IconEye />}
            title={words.who}
            text={words.whoText(lastName ? `${first} ${lastName.charAt(0)}.` : first)}
          />
          <Point icon={<IconHistory />} title={words.deleted} text={words.deletedText} />
        </section>
      </main>
      <footer className="bottom">
        <div className="tap-pair">
          <TapButton onClick={() => void decide(false)}>{words.decline}</TapButton>
          <TapButton kind="filled" onClick={() => void decide(true)}>
            {words.agree}
          </TapButton>
        </div>
        <p className="bottom-note">{words.same}</p>
      </footer>
    </div>
  );
}

function Hint({ icon, children: [before, strong, after] }: { icon: ReactNode; children: readonly string[] }) {
  return (
    <li className="hint">
      {icon}
      <span>
        {before}
        <strong>{strong}</strong>
        {after}
      </span>
    </li>
  );
}

function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="point">
      {icon}
      <div>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
    </div>
  );
}
