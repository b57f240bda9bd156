// The trips of the week in the order of their starts, with the hours of each day at its first trip.
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type DriverPageTexts,
  driverPageTexts,
} from '../../../../../shared/texts/generated/console/driver-page.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { OrderStatus, type ShownStatus } from '../../../orders/order-status.tsx';
import { formatClock, formatNumber } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Status } from '../../../ui/status.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { type DriverPageData, type DriverTrip, isUnderWay } from './driver-page-queries.ts';
import { firstNameOf } from './driver-sentence.ts';
import { formatWeekday } from './format-weekday.ts';
import { PageCard } from './page-card.tsx';

/** A trip that nobody accepted within this time is shown as unanswered. */
const ANSWER_WITHIN_MS = 20 * MINUTE_MS;

const SHOWN: Partial<Record<DriverTrip['order']['status'], ShownStatus>> = {
  ASSIGNED: 'SCHEDULED',
  ACCEPTED: 'SCHEDULED',
  PICKUP: 'PICKUP_IN_PROGRESS',
  IN_TRANSIT: 'IN_TRANSIT',
  DELIVERY: 'DELIVERY_IN_PROGRESS',
  DELIVERED: 'DELIVERED',
  COMPLETED: 'COMPLETED',
  INVOICED: 'COMPLETED',
  COMPLAINT: 'COMPLAINT',
};

export function DriverTrips({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).week;
  const language = useLanguage();
  const { week, tripCount, driver } = page;
  const [monday, sunday] = [week.days[0]!.from, week.days[6]!.to];
  const trips = page.trips.filter(({ startsAt, endsAt }) => startsAt < sunday && endsAt > monday);
  const later = page.trips.filter(({ startsAt }) => startsAt >= sunday).length;
  const columns = useMemo(() => columnsOf(texts, language, trips, week), [texts, language, trips, week]);
  const delivered = trips.filter(({ order }) => order.actualDelivery !== null).length;
  const road = trips.filter(isUnderWay).length;
  const counts = { delivered, road, ahead: trips.length - delivered - road };
  return (
    <PageCard
      title={texts.title}
      aside={trips.length > 0 && <Text tone="muted">{texts.summary(counts)}</Text>}
      action={
        tripCount > 0 && (
          <Link to="/orders" search={{ layout: 'table', driverId: driver.id }}>
            {texts.all({ count: tripCount })}
          </Link>
        )
      }
    >
      <DataTable
        label={texts.title}
        columns={columns}
        rows={trips}
        rowId={({ order }) => order.id}
        isEnded={({ order }) => order.actualDelivery !== null}
        cardOpens={false}
        card={(trip) => <TripCard trip={trip} language={language} />}
        empty={
          <Text as="p" tone="muted">
            {texts.none}. {texts.noneText({ name: firstNameOf(driver.name) })}
          </Text>
        }
      />
      {later > 0 && (
        <Text as="p" tone="muted">
          {texts.later({ count: later })}
        </Text>
      )}
    </PageCard>
  );
}

function columnsOf(
  { columns }: DriverPageTexts['week'],
  language: Language,
  trips: readonly DriverTrip[],
  week: DriverPageData['week'],
): Column<DriverTrip>[] {
  const isFirst = (trip: DriverTrip) => trips.find(({ firstDay }) => firstDay === trip.firstDay) === trip;
  const hoursOf = ({ firstDay }: DriverTrip) => {
    const day = week.days.find((one) => one.day === firstDay);
    return day ? day.workedMinutes + day.plannedMinutes : 0;
  };
  const ifFirst = (show: (trip: DriverTrip) => React.ReactNode) => (trip: DriverTrip) =>
    isFirst(trip) ? show(trip) : null;
  return [
    {
      id: 'day',
      header: columns.day,
      cell: ifFirst((trip) => <strong>{formatWeekday(language, trip.firstDay)}</strong>),
    },
    { id: 'trip', header: columns.trip, cell: (trip) => <TripLink trip={trip} /> },
    { id: 'route', header: columns.route, cell: (trip) => <Route trip={trip} /> },
    {
      id: 'way',
      header: columns.way,
      align: 'end',
      priority: 2,
      cell: ({ order: { distanceKm } }) =>
        distanceKm === null ? '–' : formatNumber(language, Math.round(distanceKm), 'kilometer'),
    },
    { id: 'vehicle', header: columns.vehicle, priority: 1, cell: ({ order }) => order.vehicle || '–' },
    { id: 'time', header: columns.time, cell: (trip) => <Text figures>{formatTimes(language, trip)}</Text> },
    { id: 'state', header: columns.state, cell: (trip) => <State trip={trip} /> },
    {
      id: 'hours',
      header: columns.hours,
      align: 'end',
      priority: 3,
      cell: ifFirst((trip) => formatDuration(language, hoursOf(trip) * MINUTE_MS)),
    },
  ];
}

function formatTimes(language: Language, { startsAt, arrivesAt }: DriverTrip): string {
  const clock = (at: string) => formatClock(language, new Date(at));
  return `${clock(startsAt)} – ${clock(arrivesAt)}`;
}

function TripLink({ trip: { order } }: { trip: DriverTrip }) {
  return (
    <Link to="/orders/$id" params={{ id: order.number }}>
      {order.number}
    </Link>
  );
}

function Route({ trip: { order } }: { trip: DriverTrip }) {
  return (
    <span>
      {order.pickup.city} → {order.delivery.city}
    </span>
  );
}

function State({ trip: { order } }: { trip: DriverTrip }) {
  const { week } = useTexts(driverPageTexts);
  const { statuses } = useTexts(namesTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const waited = order.assignedAt === null ? 0 : nowMs - Date.parse(order.assignedAt);
  if (waited >= ANSWER_WITHIN_MS)
    return <Status tone="warn">{week.noAnswer({ span: formatDuration(language, waited) })}</Status>;
  // An accepted trip is "Accepted" for its driver, whatever the customer reads.
  if (order.status === 'ACCEPTED') return <Status tone="place">{statuses.ACCEPTED}</Status>;
  const shown = SHOWN[order.status];
  return shown ? <OrderStatus status={shown} /> : null;
}

function TripCard({ trip, language }: { trip: DriverTrip; language: Language }) {
  return (
    <Stack as="span" gap="1">
      <span>
        <strong>{formatWeekday(language, trip.firstDay)}</strong> <TripLink trip={trip} />
      </span>
      <Route trip={trip} />
      <Text figures>{formatTimes(language, trip)}</Text>
      <State trip={trip} />
    </Stack>
  );
}
