// A reported trip in vain: reason and photo as they were sent, and what counts for the driver.
import { IconClock } from '@tabler/icons-react';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import { protocolStore } from '../local-store/store-protocols.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { usePhotoUrl } from '../protocol/photo-files.ts';
import screensCss from '../screens.module.css';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { waitedMinutesOf } from '../trips/trip-extras.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function ReportedInVain({ stored, shown: { trip } }: { stored: StoredData; shown: ShownTrip }) {
  const { endings, sending } = useDriverTexts();
  const language = useAppLanguage();
  const own = stored.entries.filter(({ tripId }) => tripId === trip.id);
  const report = own.find(({ act }) => act.type === 'trip-in-vain');
  const extraId = report?.act.type === 'trip-in-vain' ? report.act.extraId : null;
  const receipt = own.find(({ act }) => act.type === 'receipt' && act.extraId === extraId);
  const picture = usePhotoUrl(
    protocolStore,
    receipt?.act.type === 'receipt' ? receipt.act.photoId : undefined,
  );
  const reason = report?.act.type === 'trip-in-vain' ? report.act.reason : trip.cancellation?.reason;
  const sentAt = report ? report.doneAt : (trip.cancellation?.at ?? null);
  const endedMs = Date.parse(report?.at ?? trip.cancellation?.at ?? '');
  const minutes = waitedMinutesOf(trip, endedMs);
  return (
    <Stack as="section" gap="3" className={layoutCss.card}>
      <Row justify="between" gap="3">
        <h3>{endings.whatReported}</h3>
        <span
          className={join(
            report && report.state !== 'sent' ? layoutCss.toneWarn : layoutCss.toneGood,
            layoutCss.toned,
          )}
        >
          {report && report.state !== 'sent'
            ? report.state === 'refused'
              ? sending.refused
              : sending.wait
            : sentAt && endings.sentAt({ time: formatClock(language, new Date(sentAt)) })}
        </span>
      </Row>
      <Row gap="3" align="start" className={screensCss.reported}>
        {picture && <img src={picture} alt="" />}
        <p>{reason}</p>
      </Row>
      {minutes !== null && minutes > 0 && (
        <Row gap="3" className={screensCss.counted}>
          <IconClock aria-hidden="true" />
          <span>{endings.waited}</span>
          <Text tone="muted" figures>
            {endings.minutes({ count: minutes })}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
