// Whether the location is shared now, since when, and when it was interrupted: always as text.

import { IconCurrentLocation, IconCurrentLocationOff } from '@tabler/icons-react';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import { useStoredData } from '../local-store/use-stored-data.ts';
import { type SharingView, useSharing } from '../location/share-location.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';

export function SharingState() {
  const view = useSharing();
  const text = useSharingText(view);
  const { sharing: texts } = useDriverTexts();
  const language = useAppLanguage();
  const { sharing, paused } = view;
  const isOn = sharing === 'shared' || sharing === 'searching';
  const clock = (ms: number) => formatClock(language, new Date(ms));
  return (
    <Row
      as="span"
      inline
      gap="2"
      size="type-5"
      className={join(
        partsCss.say,
        isOn ? layoutCss.toneTransit : sharing === 'blocked' ? layoutCss.toneWarn : layoutCss.toneMuted,
      )}
      role="status"
    >
      {isOn ? <IconCurrentLocation /> : <IconCurrentLocationOff />}
      <span>
        {text}
        {paused && (
          <Text as="small" tone="muted" weight="normal" className={partsCss.sayMore}>
            {texts.paused({ from: clock(paused.from), until: clock(paused.until) })}
          </Text>
        )}
      </span>
    </Row>
  );
}

function useSharingText({ sharing, since }: SharingView): string {
  const { sharing: texts } = useDriverTexts();
  const language = useAppLanguage();
  const consents = useStoredData()?.session?.driver.locationConsent === true;
  if (sharing === 'shared' && since !== null)
    return texts.sharedSince({ time: formatClock(language, new Date(since)) });
  if (sharing === 'idle' && consents) return texts.fromDeparture;
  return texts[sharing];
}
