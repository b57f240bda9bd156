// Inside a sheet: the phone is full, the entries stay, and what can be done.
import { IconDatabaseX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useStoredData } from '../local-store/use-stored-data.ts';
import { sendNow } from '../outbox/schedule-sync.ts';
import partsCss from '../parts.module.css';
import { countUnsent } from '../trips/sent-parts.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { TapButton } from './button.tsx';

/** Focused and announced as soon as it appears. */
export function FullProblem() {
  const { full } = useDriverTexts();
  const element = useRef<HTMLDivElement>(null);
  const unsent = countUnsent(useStoredData()?.entries ?? []);
  useEffect(() => {
    element.current?.focus();
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={partsCss.sheetProblem} role="alert" tabIndex={-1}>
      <IconDatabaseX aria-hidden="true" />
      <div>
        <strong>{full.sheetTitle}</strong>
        <p>{full.sheetText}</p>
        {unsent > 0 && (
          <TapButton onClick={() => void sendNow()}>{full.sendFirst({ count: unsent })}</TapButton>
        )}
      </div>
    </div>
  );
}
