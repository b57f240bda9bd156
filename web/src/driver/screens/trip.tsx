// A trip: the map, both places, contacts, the vehicle, and the next step at the bottom.

import { IconAlertTriangle, IconInfoCircle, IconRefreshAlert } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { TransferMap } from '../../ui/map.tsx';
import { Text } from '../../ui/text.tsx';
import { TripExtras } from '../extras/trip-extras.tsx';
import layoutCss from '../layout.module.css';
import type { StoredPosition, Trip as TripRecord } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { hasOpenQuestion, QuestionCard } from '../messages/question-card.tsx';
import { TripThread } from '../messages/trip-thread.tsx';
import { goTo } from '../navigation.ts';
import { dismissChanges } from '../outbox/refresh.ts';
import { Banners } from '../parts/banners.tsx';
import { TapButton } from '../parts/button.tsx';
import { LargePlate } from '../parts/plate.tsx';
import { SharingState } from '../parts/sharing-state.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import partsCss from '../parts.module.css';
import { HelpMenu } from '../problems/help-menu.tsx';
import { describeProblem } from '../protocol/field-problems.ts';
import { protocolTexts } from '../protocol/texts.ts';
import { AskForPush } from '../push/ask-for-push.tsx';
import screensCss from '../screens.module.css';
import { type ShownTrip, showTrip } from '../trips/sort-trips.ts';
import { isOnTheRoad } from '../trips/trip-view.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { EndedTrip } from './ended-trip.tsx';
import { NextStepBar } from './next-step.tsx';
import { Places } from './places.tsx';

export function Trip({ stored, tripId }: { stored: StoredData; tripId: string }) {
  const texts = useDriverTexts();
  const found = stored.trips.find(({ id }) => id === tripId);
  if (!found) {
    return (
      <div className={layoutCss.screen}>
        <TopBar back={{ screen: 'today' }} title={texts.today} />
        <main className={layoutCss.screenBody}>
          <p className={layoutCss.empty}>{texts.unknownTrip}</p>
        </main>
      </div>
    );
  }
  const shown = showTrip(found, stored);
  if (shown.cancelled || found.gone) return <EndedTrip stored={stored} shown={shown} />;
  return <RunningTrip stored={stored} shown={shown} />;
}

function RunningTrip({ stored, shown }: { stored: StoredData; shown: ShownTrip }) {
  const { trip } = shown;
  // Before the pickup the driver has no vehicle to show on the map.
  const isInCar = shown.progress >= 3 && stored.lastPosition?.tripId === trip.id;
  const position = isInCar ? (stored.lastPosition ?? null) : null;
  return (
    <div className={layoutCss.screen}>
      <TopBar
        back={{ screen: 'today' }}
        title={`${trip.pickup.city} – ${trip.delivery.city}`}
        detail={trip.orderNumber}
      >
        <HelpMenu stored={stored} shown={shown} />
      </TopBar>
      <QuestionCard stored={stored} trip={trip} />
      <Banners />
      <main className={join(layoutCss.screenBody, screensCss.tripBody)}>
        <TripMap shown={shown} position={position} hasQuestion={hasOpenQuestion(stored, trip)} />
        <Stack gap="4" className={screensCss.tripInner}>
          <Changes shown={shown} />
          {stored.session && <AskForPush stored={stored} session={stored.session} />}
          <Places shown={shown} />
          <Notes trip={trip} />
          <TripThread stored={stored} trip={trip} />
          <Car trip={trip} />
          <TripExtras stored={stored} trip={trip} />
        </Stack>
      </main>
      <NextStepBar shown={shown} />
    </div>
  );
}

/** An open question takes the place of the map, so that the next place stays in sight. */
function TripMap({
  shown,
  position,
  hasQuestion,
}: {
  shown: ShownTrip;
  position: StoredPosition | null;
  hasQuestion: boolean;
}) {
  const texts = useDriverTexts();
  const { pickup, delivery } = shown.trip;
  const scene = useMemo(() => {
    const place = (at: TripRecord['pickup']) => at.coordinates && { ...at.coordinates, name: at.city };
    const vehicle = position && {
      lat: position.lat,
      lng: position.lng,
      headingDegrees: position.headingDegrees,
      stale: false,
    };
    return pickup.coordinates || delivery.coordinates
      ? { from: place(pickup), to: place(delivery), vehicle, styleUrl: null }
      : null;
  }, [pickup, delivery, position]);
  return (
    <div className={screensCss.tripMap}>
      {scene && !hasQuestion && <TransferMap scene={scene} label={texts.trip.map} height={200} />}
      {isOnTheRoad(shown) && (
        <div className={screensCss.tripSays}>
          <SharingState />
        </div>
      )}
    </div>
  );
}

/** Changes by dispatch since the last visit, and errors that the service found in a protocol. */
function Changes({ shown: { stored, drafts } }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const problemTexts = useAppTexts(protocolTexts);
  const wrong = drafts.find(({ problems }) => problems.length > 0);
  return (
    <>
      {wrong && (
        <Row
          as="section"
          gap="3"
          align="stretch"
          className={join(partsCss.noticeCard, layoutCss.toneAlert)}
          role="status"
        >
          <IconAlertTriangle />
          <Stack gap="2">
            <h2>{texts.problems.title}</h2>
            <p>{texts.problems.text}</p>
            <ul>
              {wrong.problems.map((problem) => (
                <li key={problem.field + problem.code}>{describeProblem(problem, problemTexts)}</li>
              ))}
            </ul>
            <TapButton
              kind="soft"
              onClick={() => goTo({ screen: 'protocol', tripId: stored.id, kind: wrong.kind })}
            >
              {texts.problems.correction}
            </TapButton>
          </Stack>
        </Row>
      )}
      {stored.news.length > 0 && (
        <Row
          as="section"
          gap="3"
          align="stretch"
          className={join(partsCss.noticeCard, layoutCss.toneWarn)}
          role="status"
        >
          <IconRefreshAlert />
          <Stack gap="2">
            <h2>{texts.news.title}</h2>
            <ul>
              {stored.news.map((news) => (
                <li key={news}>{texts.news[news]}</li>
              ))}
            </ul>
            <TapButton onClick={() => void dismissChanges(stored.id)}>{texts.news.seen}</TapButton>
          </Stack>
        </Row>
      )}
    </>
  );
}

function Notes({ trip }: { trip: TripRecord }) {
  const texts = useDriverTexts().trip;
  const { services, vehicle } = trip;
  const notes = [
    trip.dispatchNote,
    trip.instructions,
    services.registration ? texts.services.registration : null,
    services.shortTermPlate ? texts.services.shortTermPlate : null,
    vehicle.operationalStatus.driveable ? null : texts.notDriveable,
  ].filter((note): note is string => Boolean(note));
  return notes.map((note) => (
    <Row as="p" gap="3" align="stretch" key={note} className={screensCss.note}>
      <IconInfoCircle />
      <span>{note}</span>
    </Row>
  ));
}

function Car({ trip }: { trip: TripRecord }) {
  const texts = useDriverTexts().trip;
  const { vin, registration } = trip.vehicle;
  return (
    <Row as="section" gap="3" justify="between" className={screensCss.carLine}>
      <div>
        <Text as="h2" size="type-7">
          {formatVehicleName(trip.vehicle)}
        </Text>
        {vin && (
          <Text as="p" mono tone="muted">
            {texts.vin} …{vin.slice(-9)}
          </Text>
        )}
      </div>
      {registration.licensePlate && <LargePlate>{registration.licensePlate}</LargePlate>}
    </Row>
  );
}
