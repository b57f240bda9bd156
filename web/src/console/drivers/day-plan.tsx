// The day on a time axis: unassigned orders first, then each driver. Dragging or the key A assigns, with the
// checks shown.

import { useState } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { AssignBox } from '../assign/assign-box.tsx';
import { usePending } from '../assign/pending-assignments.tsx';
import { useConsole } from '../session.tsx';
import { DriverRow } from './driver-row.tsx';
import driversCss from './drivers.module.css';
import type { DayPlan, Driver, PlannedTrip } from './drivers-queries.ts';
import { heightOf, LANE_PX, ROW_PADDING_PX } from './plan-lanes.ts';
import { type Axis, AxisHead, AxisLines, axisOf, lanesOf, placeOn } from './time-axis.tsx';
import { UnassignedBar, UnreleasedBar } from './trip-bar.tsx';

export function DayPlanView({
  plan,
  onOpen,
}: {
  plan: DayPlan | undefined;
  onOpen: (driver: Driver) => void;
}) {
  const texts = useTexts(driversTexts);
  const { may } = useConsole();
  const pending = usePending();
  const nowMs = useMinute();
  const [dragged, setDragged] = useState<string | null>(null);
  const [assigning, setAssigning] = useState<PlannedTrip | null>(null);
  if (!plan) return <div className={driversCss.planWaiting} aria-busy="true" />;
  const waiting = new Map(pending.map(({ order, driver }) => [order.id, driver.id]));
  const unassigned = plan.unassigned.filter(({ order }) => !waiting.has(order.id));
  const trips = [...plan.drivers.flatMap((day) => day.trips), ...plan.unassigned, ...plan.unreleased];
  const axis = axisOf(plan.from, trips);
  const isToday = Date.parse(plan.from) <= nowMs && nowMs < Date.parse(plan.to);
  const now = isToday ? nowMs : null;
  const mayAssign = may('dispatch');
  return (
    <>
      <section className={driversCss.plan} aria-label={texts.plan} ref={showNow}>
        <Grid size="table" className={join(driversCss.planRow, driversCss.planHead)}>
          <span>{texts.columns.driver}</span>
          <AxisHead axis={axis} now={now} />
          <Stack as="span" gap="1-5" size="meta" className={driversCss.planBooked}>
            {texts.booked}
          </Stack>
        </Grid>
        {plan.unreleased.length > 0 && <Unreleased trips={plan.unreleased} axis={axis} now={now} />}
        <Unassigned
          trips={unassigned}
          axis={axis}
          now={now}
          draggable={mayAssign}
          onDrag={setDragged}
          onAssign={mayAssign ? setAssigning : null}
        />
        {plan.drivers.map((day) => (
          <DriverRow
            key={day.driver.id}
            day={day}
            pending={plan.unassigned.filter(({ order }) => waiting.get(order.id) === day.driver.id)}
            axis={axis}
            now={now}
            dragged={unassigned.find(({ order }) => order.id === dragged) ?? null}
            onDropped={() => setDragged(null)}
            onOpen={() => onOpen(day.driver)}
          />
        ))}
      </section>
      {assigning && (
        <Dialog
          open
          wide
          title={`${assigning.order.number} ${assigning.order.pickup.city} → ${assigning.order.delivery.city}`}
          onClose={() => setAssigning(null)}
        >
          <AssignBox orderId={assigning.order.id} onDone={() => setAssigning(null)} />
        </Dialog>
      )}
    </>
  );
}

/** Scrolls the current time into view where the axis is wider than the page. */
function showNow(plan: HTMLElement | null): void {
  const now = plan?.querySelector<HTMLElement>(`.${driversCss.axisHead} strong`);
  if (plan && now && plan.scrollWidth > plan.clientWidth)
    plan.scrollLeft = now.offsetLeft - plan.clientWidth / 3;
}

function Unreleased({ trips, axis, now }: { trips: readonly PlannedTrip[]; axis: Axis; now: number | null }) {
  const texts = useTexts(driversTexts);
  const lanes = lanesOf(trips);
  return (
    <Grid
      as="section"
      size="table"
      className={join(driversCss.planRow, driversCss.planUnassigned)}
      aria-label={texts.toRelease}
      style={heightOf(lanes.length)}
    >
      <Row as="span" gap="3" className={driversCss.planDriver}>
        <Stack as="span" weight="strong" className={join(driversCss.planCount, driversCss.planCountWarn)}>
          {trips.length}
        </Stack>
        <span>
          <strong>{texts.toRelease}</strong>
          <Text tone="muted">{texts.releaseHint}</Text>
        </span>
      </Row>
      <span className={driversCss.axis}>
        <AxisLines axis={axis} now={now} />
        {lanes.map((lane, index) =>
          lane.map((trip) => (
            <UnreleasedBar
              key={trip.order.id}
              trip={trip}
              style={{ ...placeOn(axis, trip), top: ROW_PADDING_PX / 2 + index * LANE_PX }}
            />
          )),
        )}
      </span>
      <Stack as="span" gap="1-5" size="meta" className={driversCss.planBooked} />
    </Grid>
  );
}

function Unassigned({
  trips,
  axis,
  now,
  draggable,
  onDrag,
  onAssign,
}: {
  trips: readonly PlannedTrip[];
  axis: Axis;
  now: number | null;
  draggable: boolean;
  onDrag: (orderId: string | null) => void;
  onAssign: ((trip: PlannedTrip) => void) | null;
}) {
  const texts = useTexts(driversTexts);
  const lanes = lanesOf(trips);
  return (
    <Grid
      size="table"
      className={join(driversCss.planRow, driversCss.planUnassigned)}
      style={heightOf(lanes.length)}
    >
      <Row as="span" gap="3" className={driversCss.planDriver}>
        <Stack
          as="span"
          weight="strong"
          className={join(driversCss.planCount, trips.length > 0 && driversCss.planCountAlert)}
        >
          {trips.length}
        </Stack>
        <span>
          <strong>{texts.notAssigned}</strong>
          <Text tone="muted">{trips.length > 0 ? texts.dragOrPress : texts.nothingOpen}</Text>
        </span>
      </Row>
      <span className={driversCss.axis}>
        <AxisLines axis={axis} now={now} />
        {lanes.map((lane, index) =>
          lane.map((trip) => (
            <UnassignedBar
              key={trip.order.id}
              trip={trip}
              style={{ ...placeOn(axis, trip), top: ROW_PADDING_PX / 2 + index * LANE_PX }}
              draggable={draggable}
              onDrag={onDrag}
              onAssign={onAssign && (() => onAssign(trip))}
            />
          )),
        )}
      </span>
      <Stack as="span" gap="1-5" size="meta" className={driversCss.planBooked} />
    </Grid>
  );
}

export function PlanLegend() {
  const { legend } = useTexts(driversTexts);
  return (
    <Row
      as="ul"
      rowGap="1"
      gap="4"
      align="stretch"
      wrap
      tone="muted"
      size="meta"
      className={driversCss.planLegend}
      aria-hidden="true"
    >
      {(['done', 'road', 'confirmed', 'asked', 'late'] as const).map((kind) => (
        <Row as="li" inline gap="1-5" key={kind}>
          <span className={join(driversCss.planSwatch, classNamed(driversCss, `bar-${kind}`))} />{' '}
          {legend[kind]}
        </Row>
      ))}
    </Row>
  );
}
