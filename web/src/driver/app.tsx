// Which screen is shown: the door without a session, the welcome once, then the place of the address.
import { useEffect } from 'react';
import { setLanguage } from '../messages/language.ts';
import { Announcements } from '../ui/announce.tsx';
import { useKept } from './kept/use-kept.ts';
import { usePlace } from './navigation.ts';
import { Door } from './screens/door.tsx';
import { Menu } from './screens/menu.tsx';
import { Protocol } from './screens/protocol.tsx';
import { Sending } from './screens/sending.tsx';
import { Today } from './screens/today.tsx';
import { Trip } from './screens/trip.tsx';
import { Welcome } from './screens/welcome.tsx';
import { useLink } from './use-link.ts';
import { useDriverWords } from './words.ts';

export function App() {
  return (
    <>
      <Screen />
      <Announcements />
    </>
  );
}

function Screen() {
  const words = useDriverWords();
  const kept = useKept();
  const place = usePlace();
  const link = useLink(kept);
  const session = kept?.session;
  useDriversLanguage(session?.driver.language);
  if (!kept) return <p className="empty">{words.loading}</p>;
  if (!session || link.outcome === 'other-driver') return <Door kept={kept} link={link} />;
  if (!kept.welcomed) return <Welcome session={session} />;
  switch (place.screen) {
    case 'menu':
      return <Menu kept={kept} session={session} />;
    case 'trip':
      return <Trip key={place.tripId} kept={kept} tripId={place.tripId} />;
    case 'protocol':
      return <Protocol key={place.tripId + place.kind} kept={kept} session={session} {...place} />;
    case 'sending':
      return <Sending kept={kept} session={session} {...place} />;
    default:
      return <Today kept={kept} session={session} />;
  }
}

/** By the driver's record; `?lang=` is for a look. */
function useDriversLanguage(language: 'de' | 'en' | undefined): void {
  useEffect(() => {
    if (language && !new URLSearchParams(location.search).has('lang')) setLanguage(language);
  }, [language]);
}
