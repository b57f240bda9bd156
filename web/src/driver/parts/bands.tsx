// What the driver must know on every screen, as bands below the head: no network, a session that ended, a wrong clock.
import { IconClockExclamation, IconDatabaseX, IconKey, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { formatSpan } from '../../ui/format.ts';
import { useKept } from '../kept/use-kept.ts';
import { useOnline } from '../outbox/pace.ts';
import { isOpen } from '../outbox/queue.ts';
import { useFull } from '../trouble.ts';
import { useDriverWords } from '../words.ts';

/** From here on the office sees it too. */
const WRONG_CLOCK_SECONDS = 120;

export function Band({
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
    <div className={`band band-${tone}`} role="status">
      {icon}
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}

export function Bands() {
  const words = useDriverWords();
  const language = useLanguage();
  const kept = useKept();
  const online = useOnline();
  const full = useFull();
  const unsent = kept?.entries.filter(isOpen).length ?? 0;
  const offset = kept?.clockOffsetSeconds ?? 0;
  return (
    <>
      {full && (
        <Band tone="alert" icon={<IconDatabaseX />} title={words.full.title}>
          <p>{words.full.text}</p>
        </Band>
      )}
      {kept?.session?.ended && (
        <Band tone="warn" icon={<IconKey />} title={words.ended.title}>
          <p>{words.ended.text}</p>
        </Band>
      )}
      {!online && (
        <Band tone="warn" icon={<IconWifiOff />} title={words.offline.title}>
          <p>{unsent > 0 ? words.offline.saved(unsent) : words.offline.goesOn}</p>
        </Band>
      )}
      {Math.abs(offset) > WRONG_CLOCK_SECONDS && (
        <Band
          tone="warn"
          icon={<IconClockExclamation />}
          title={words.clock.title(formatSpan(language, offset * 1000), offset > 0)}
        >
          <p>{words.clock.text}</p>
        </Band>
      )}
    </>
  );
}
