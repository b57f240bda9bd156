// Banners below the head of every screen: no network, expired session, full phone, blocked location, wrong
// clock.
import {
  IconClockExclamation,
  IconCurrentLocationOff,
  IconDatabaseX,
  IconKey,
  IconWifiOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { useStoredData } from '../local-store/use-stored-data.ts';
import { useSharing } from '../location/share-location.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import partsCss from '../parts.module.css';
import { useStorageFull } from '../storage-full.ts';
import { countUnsent } from '../trips/sent-parts.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { AppLink } from './button.tsx';

/** From this offset on the console shows the wrong clock too. */
const WRONG_CLOCK_SECONDS = 120;

export function Banner({
  tone,
  icon,
  title,
  children,
}: {
  tone: 'warn' | 'alert' | 'good' | 'transit';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={join(partsCss.banner, classNamed(partsCss, `banner-${tone}`))} role="status">
      {icon}
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}

export function Banners() {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const stored = useStoredData();
  const online = useOnline();
  const full = useStorageFull();
  const { sharing } = useSharing();
  const unsent = countUnsent(stored?.entries ?? []);
  const offset = stored?.clockOffsetSeconds ?? 0;
  return (
    <>
      {full && (
        <Banner tone="alert" icon={<IconDatabaseX />} title={texts.full.title}>
          <p>{texts.full.text}</p>
        </Banner>
      )}
      {stored?.session?.ended && (
        <Banner tone="warn" icon={<IconKey />} title={texts.ended.title}>
          <p>{texts.ended.text}</p>
          <AppLink to={{ screen: 'sign-in' }}>{texts.ended.code}</AppLink>
        </Banner>
      )}
      {!online && (
        <Banner tone="warn" icon={<IconWifiOff />} title={texts.offline.title}>
          <p>{unsent > 0 ? texts.offline.saved({ count: unsent }) : texts.offline.goesOn}</p>
        </Banner>
      )}
      {sharing === 'blocked' && (
        <Banner tone="warn" icon={<IconCurrentLocationOff />} title={texts.sharing.blocked}>
          <p>{texts.allowLocation}</p>
        </Banner>
      )}
      {Math.abs(offset) > WRONG_CLOCK_SECONDS && (
        <Banner
          tone="warn"
          icon={<IconClockExclamation />}
          title={texts.clock.title({ span: formatDuration(language, offset * 1000), ahead: offset > 0 })}
        >
          <p>{texts.clock.text}</p>
        </Banner>
      )}
    </>
  );
}
