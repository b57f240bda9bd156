// A driver in the day plan: the trips on the time axis, and the checks of an order that is dragged there.

import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { join } from '../../ui/classes.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import statusCss from '../../ui/status.module.css';
import { Text } from '../../ui/text.tsx';
import { useFormatContext } from '../assign/candidate-list.tsx';
import { checksOf, useCandidates } from '../assign/candidates.ts';
import { assignLater } from '../assign/pending-assignments.tsx';
import { DriverState, useFormatPlace, useFormatWorkday } from './driver-state.tsx';
import driversCss from './drivers.module.css';
import type { Driver, DriverDay, PlannedTrip } from './drivers-queries.ts';
import { FULL_DAY_MINUTES, heightOf, LANE_PX, ROW_PADDING_PX } from './plan-lanes.ts';
import { type Axis, AxisLines, lanesOf, placeOn, shareOf } from './time-axis.tsx';
import { TripBar } from './trip-bar.tsx';

export function DriverRow({
  day,
  pending,
  axis,
  now,
  dragged,
  onDropped,
  onOpen,
}: {
  day: DriverDay;
  /** Assignments that are not sent yet. */
  pending: readonly PlannedTrip[];
  axis: Axis;
  now: number | null;
  dragged: PlannedTrip | null;
  onDropped: () => void;
  onOpen: () => void;
}) {
  const formatPlace = useFormatPlace();
  const [over, setOver] = useState(false);
  const { texts: assigning } = useFormatContext();
  const { driver, trips } = day;
  const lanes = lanesOf(
    [...trips, ...pending]
      .filter(({ endsAt }) => Date.parse(endsAt) > axis.from)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
  );
  const formatWorkday = useFormatWorkday();
  // The state already says that the driver is absent.
  const workday = day.state.kind === 'ABSENT' ? null : formatWorkday(day.workday);
  const drop = () => {
    setOver(false);
    if (dragged) assignLater({ order: dragged.order, driver }, assigning);
    onDropped();
  };
  return (
    // The key A on an order does the same as dragging.
    <Grid
      size="table"
      className={join(driversCss.planRow, dragged && over && driversCss.planOver)}
      style={heightOf(lanes.length)}
      onDragOver={(event) => {
        if (!dragged || !driver.active) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        drop();
      }}
    >
      <Row as="button" gap="3" type="button" className={driversCss.planDriver} onClick={onOpen}>
        <Avatar name={driver.name} />
        <span>
          <strong>{driver.name}</strong>
          <DriverState state={day.state} />
          <Text tone="muted">{workday ?? formatPlace(day.place)}</Text>
        </span>
      </Row>
      <span className={driversCss.axis}>
        <OffHours workday={day.workday} axis={axis} />
        <AxisLines axis={axis} now={now} />
        <TripLanes lanes={lanes} pending={pending} axis={axis} now={now} />
        {dragged && over && (
          <>
            <span
              className={join(driversCss.bar, driversCss.barGhost)}
              aria-hidden="true"
              style={{ ...placeOn(axis, dragged), top: ROW_PADDING_PX / 2 }}
            />
            <Checks trip={dragged} driver={driver} left={shareOf(axis, Date.parse(dragged.startsAt))} />
          </>
        )}
      </span>
      <Booked day={day} />
    </Grid>
  );
}

/** The trips, those at the same time below each other, and the deadheads between those of the first lane. */
function TripLanes({
  lanes,
  pending,
  axis,
  now,
}: {
  lanes: readonly (readonly PlannedTrip[])[];
  pending: readonly PlannedTrip[];
  axis: Axis;
  now: number | null;
}) {
  return (
    <>
      {lanes[0]?.slice(1).map((trip, index) => (
        <span
          key={`way ${trip.order.id}`}
          className={driversCss.planDeadhead}
          aria-hidden="true"
          style={{
            ...deadheadBetween(axis, lanes[0]![index]!, trip),
            top: ROW_PADDING_PX / 2 + LANE_PX / 2 - 3,
          }}
        />
      ))}
      {lanes.map((lane, index) =>
        lane.map((trip) => (
          <TripBar
            key={trip.order.id}
            trip={trip}
            axis={axis}
            nowMs={now}
            isPending={pending.includes(trip)}
            top={ROW_PADDING_PX / 2 + index * LANE_PX}
          />
        )),
      )}
    </>
  );
}

function Booked({ day: { trips, bookedMinutes } }: { day: DriverDay }) {
  const texts = useTexts(driversTexts);
  const language = useLanguage();
  return (
    <Stack as="span" gap="1-5" size="meta" className={driversCss.planBooked}>
      <span>
        {trips.length > 0 && <strong>{formatDuration(language, bookedMinutes * MINUTE_MS)} · </strong>}
        {texts.trips({ count: trips.length })}
      </span>
      <span className={driversCss.planMeter} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (bookedMinutes / FULL_DAY_MINUTES) * 100)}%` }} />
      </span>
    </Stack>
  );
}

/** The part of the day in which the driver does not work. */
export function OffHours({ workday, axis }: Pick<DriverDay, 'workday'> & { axis: Axis }) {
  if (workday.kind === 'ANY_TIME') return null;
  const at = (ms: number) => new Date(ms).toISOString();
  const spans =
    workday.kind === 'HOURS'
      ? [
          { startsAt: at(axis.from), endsAt: workday.from },
          { startsAt: workday.to, endsAt: at(axis.to) },
        ]
      : [{ startsAt: at(axis.from), endsAt: at(axis.to) }];
  return spans
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .map((span) => (
      <span
        key={span.startsAt}
        className={driversCss.planOff}
        aria-hidden="true"
        style={placeOn(axis, span)}
      />
    ));
}

function deadheadBetween(axis: Axis, before: PlannedTrip, next: PlannedTrip) {
  return placeOn(axis, { startsAt: before.endsAt, endsAt: next.startsAt });
}

/** The results of the checks, shown before the order is dropped. */
function Checks({ trip, driver, left }: { trip: PlannedTrip; driver: Driver; left: number }) {
  const texts = useTexts(driversTexts);
  const formatContext = useFormatContext();
  const { data } = useCandidates(trip.order.id);
  const candidate = data?.data.find((one) => one.driver.id === driver.id);
  if (!data || !candidate) return null;
  const possible = candidate.fit !== 'IMPOSSIBLE';
  return (
    <Stack
      gap="1"
      size="meta"
      className={driversCss.planChecks}
      style={left > 55 ? { right: 0 } : { left: `${left}%` }}
      role="status"
    >
      <strong>
        {possible
          ? texts.assignTo({ order: trip.order.number, name: driver.name })
          : texts.cannot({ order: trip.order.number, name: driver.name })}
      </strong>
      {checksOf(formatContext, data.order, candidate).map(({ well, text }) => (
        <span
          key={text}
          className={
            well ? join(statusCss.toneGood, statusCss.marked) : join(statusCss.toneWarn, statusCss.marked)
          }
        >
          {well ? (
            <IconCircleCheck size={16} aria-hidden="true" />
          ) : (
            <IconCircleX size={16} aria-hidden="true" />
          )}
          {text}
        </span>
      ))}
    </Stack>
  );
}
