// A trip of today as a card: status, route, vehicle, and next step.

import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { formatClock, formatNumber, formatTimeOrDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import layoutCss from '../layout.module.css';
import { useMessageTexts } from '../messages/use-message-texts.ts';
import { TapButton, TapRouteLink } from '../parts/button.tsx';
import { LargePlate } from '../parts/plate.tsx';
import partsCss from '../parts.module.css';
import screensCss from '../screens.module.css';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { statusOf, toneOf } from '../trips/trip-labels.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { DeclineSheet } from './decline-sheet.tsx';
import { takeStep } from './take-step.ts';

export function TripCard({ shown }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const messageTexts = useMessageTexts();
  const { trip, stored, progress } = shown;
  const plate = trip.vehicle.registration.licensePlate;
  const to = { screen: 'trip', tripId: stored.id } as const;
  return (
    <Stack as="article" gap="3" className={layoutCss.card} aria-labelledby={`trip-${stored.id}`}>
      <p className={screensCss.tripCardTop}>
        <span className={join(screensCss.tripStatus, classNamed(layoutCss, `tone-${toneOf(shown)}`))}>
          <i className={partsCss.dot} aria-hidden="true" />
          {statusOf(texts, shown)}
        </span>
        <CardTime shown={shown} />
      </p>
      <Row as="h2" wrap id={`trip-${stored.id}`} className={screensCss.tripRoute}>
        {trip.pickup.city} <IconArrowRight aria-label="–" role="img" /> {trip.delivery.city}
      </Row>
      {progress < 0 ? (
        <Text as="p" tone="muted">
          <Facts shown={shown} />
        </Text>
      ) : (
        <p className={screensCss.tripCardCar}>
          <Text tone="muted">{formatVehicleName(trip.vehicle)}</Text>
          {plate && <LargePlate>{plate}</LargePlate>}
        </p>
      )}
      {(trip.unreadNotices ?? []).length > 0 && progress >= 0 && (
        <p className={join(layoutCss.toneWarn, layoutCss.toned)}>{messageTexts.unread}</p>
      )}
      {progress > 0 && (
        <div className={screensCss.tripBar} aria-hidden="true">
          <span style={{ inlineSize: `${(progress / 6) * 100}%` }} />
        </div>
      )}
      {progress < 0 ? (
        <>
          <TapRouteLink to={to}>{texts.look}</TapRouteLink>
          <Answer shown={shown} />
        </>
      ) : shown.next === 'finish' ? (
        <TapButton kind="filled" onClick={() => void takeStep(stored.id, 'finish')}>
          {texts.steps.finish}
        </TapButton>
      ) : (
        <TapRouteLink to={to} kind={progress > 0 ? 'filled' : 'soft'}>
          {progress > 0 ? texts.continueTrip : texts.openTrip}
          <IconChevronRight />
        </TapRouteLink>
      )}
    </Stack>
  );
}

function CardTime({ shown: { trip, progress } }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const nowMs = useMinute();
  const clock = (time: string) => formatClock(language, new Date(time));
  const arrival = trip.estimatedDelivery ?? trip.requestedDelivery;
  if (trip.actualDelivery) return <strong>{clock(trip.actualDelivery)}</strong>;
  if (progress >= 3) return arrival ? <strong>{texts.arrival({ time: clock(arrival) })}</strong> : null;
  if (!trip.requestedPickup) return null;
  return (
    <strong className={progress < 0 ? join(layoutCss.toneWarn, layoutCss.toned) : undefined}>
      {texts.pickupAt({ time: formatTimeOrDay(language, new Date(trip.requestedPickup), nowMs) })}
    </strong>
  );
}

function Facts({ shown: { trip } }: { shown: ShownTrip }) {
  const language = useAppLanguage();
  const km =
    trip.distanceKm === null ? null : formatNumber(language, Math.round(trip.distanceKm), 'kilometer');
  return [km, formatVehicleName(trip.vehicle)].filter(Boolean).join(' · ');
}

/** Accept and decline buttons of equal size; for a changed trip, to confirm it or give it back. */
export function Answer({ shown: { trip, stored }, big = false }: { shown: ShownTrip; big?: boolean }) {
  const texts = useDriverTexts();
  const tripId = stored.id;
  const isChanged = trip.status === 'ACCEPTED';
  const [isDeclining, setDeclining] = useState(false);
  return (
    <div className={layoutCss.tapPair}>
      <TapButton big={big} onClick={() => setDeclining(true)}>
        {isChanged ? texts.giveBack : texts.decline}
      </TapButton>
      <TapButton big={big} kind={big ? 'filled' : 'soft'} onClick={() => void takeStep(tripId, 'accept')}>
        {isChanged ? texts.confirm : texts.accept}
      </TapButton>
      {isDeclining && <DeclineSheet tripId={tripId} onClose={() => setDeclining(false)} />}
    </div>
  );
}
