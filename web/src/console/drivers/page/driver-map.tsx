// Where the driver is, with the route of the trip under way.
import { useMemo } from 'react';
import { nearestCity } from '../../../../../shared/map/describe-map.ts';
import type { MapScene } from '../../../../../shared/map/scene.ts';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatAgo } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatNumber } from '../../../ui/format.ts';
import { TransferMap } from '../../../ui/map.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { type DriverPageData, isUnderWay } from './driver-page-queries.ts';
import { firstNameOf } from './driver-sentence.ts';
import { PageCard } from './page-card.tsx';

const HEIGHT = 190;

export function DriverMap({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).map;
  const language = useLanguage();
  const nowMs = useMinute();
  const { place, state, driver, leftKm } = page;
  const trip = page.trips.find(isUnderWay);
  const isSilent = 'silentMinutes' in state && state.silentMinutes > 0;
  const scene = useMemo(
    (): MapScene => ({
      from: placeOf(trip?.order.pickup),
      to: placeOf(trip?.order.delivery),
      vehicle: place && { ...place.coordinates, headingDegrees: null, stale: isSilent },
      styleUrl: null,
    }),
    [trip, place, isSilent],
  );
  if (!place && !trip)
    return (
      <PageCard title={texts.title}>
        <Text as="p">{texts.none}</Text>
        <Text as="p" tone="muted">
          {texts.noneText({ name: firstNameOf(driver.name) })}
        </Text>
      </PageCard>
    );
  const ageMs = place ? nowMs - Date.parse(place.at) : 0;
  const near = place && (place.city ?? nearestCity(place.coordinates, language));
  const details = [
    leftKm !== null && texts.toGo({ km: formatNumber(language, leftKm) }),
    place && (ageMs < MINUTE_MS ? texts.now : texts.at({ ago: formatAgo(language, ageMs) })),
  ].filter(Boolean);
  return (
    <TransferMap
      scene={scene}
      label={texts.title}
      height={HEIGHT}
      {...(near && { caption: near })}
      detail={details.join(', ')}
    />
  );
}

type StoredPlace = DriverPageData['trips'][number]['order']['pickup'];

function placeOf(place: StoredPlace | undefined) {
  return place?.coordinates ? { ...place.coordinates, name: place.city } : null;
}
