// Chooses the screen: sign-in without a session, welcome once, then the screen of the URL.

import { useEffect } from 'react';
import type { DriverLanguage } from '../../../shared/texts/generated/languages.ts';
import { setLanguage, useAppLanguage } from '../messages/language.ts';
import { Announcements } from '../ui/announce.tsx';
import { DaysOff } from './days-off/days-off-screen.tsx';
import layoutCss from './layout.module.css';
import { useLoadedLanguage } from './load-language.ts';
import { useStoredData } from './local-store/use-stored-data.ts';
import { usePlace } from './navigation.ts';
import { Menu } from './screens/menu.tsx';
import { Protocol } from './screens/protocol.tsx';
import { SendProgress } from './screens/send-progress.tsx';
import { SignInScreen } from './screens/sign-in-screen.tsx';
import { Today } from './screens/today.tsx';
import { Trip } from './screens/trip.tsx';
import { Welcome } from './screens/welcome.tsx';
import { useDriverTexts } from './use-driver-texts.ts';
import { useLink } from './use-link.ts';

export function App() {
  useLoadedLanguage(useAppLanguage());
  return (
    <>
      <Screen />
      <Announcements />
    </>
  );
}

function Screen() {
  const texts = useDriverTexts();
  const stored = useStoredData();
  const place = usePlace();
  const link = useLink(stored);
  const session = stored?.session;
  useDriverLanguage(stored?.welcomed ? session?.driver.language : undefined);
  if (!stored) return <p className={layoutCss.empty}>{texts.loading}</p>;
  const isAsked = link.outcome !== null && typeof link.outcome === 'object';
  const isEntering = place.screen === 'sign-in' && session?.ended;
  if (!session || session.signedOut || isAsked || isEntering) {
    return <SignInScreen stored={stored} link={link} />;
  }
  if (!stored.welcomed) return <Welcome session={session} />;
  switch (place.screen) {
    case 'menu':
      return <Menu stored={stored} session={session} />;
    case 'days-off':
      return <DaysOff stored={stored} />;
    case 'trip':
      return <Trip key={place.tripId} stored={stored} tripId={place.tripId} />;
    case 'protocol':
      return <Protocol key={place.tripId + place.kind} stored={stored} session={session} {...place} />;
    case 'sending':
      return <SendProgress stored={stored} session={session} {...place} />;
    default:
      return <Today stored={stored} session={session} />;
  }
}

/** After the first opening, which asks for it, the language of the driver's record counts, unless the URL has `?lang=`. */
function useDriverLanguage(language: DriverLanguage | undefined): void {
  useEffect(() => {
    if (language && !new URLSearchParams(location.search).has('lang')) setLanguage(language);
  }, [language]);
}
