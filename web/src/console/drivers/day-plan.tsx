// The day on a time axis: unassigned orders first, then each driver. Dragging or the key A assigns, with the
// checks shown.
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import statusCss from '../../ui/status.module.css';
import textCss from '../../ui/text.module.css';
import { useNow } from '../../ui/use-now.ts';
import { AssignBox } from '../assign/assign-box.tsx';
import { useFormatContext } from '../assign/candidate-list.tsx';
import { checksOf, useCandidates } from '../assign/candidates.ts';
import { assignLater, usePending } from '../assign/pending-assignments.tsx';
import { useConsole } from '../session.tsx';
import { de } from './de.ts';
import { DriverState, useFormatPlace } from './driver-state.tsx';
import driversCss from './drivers.module.css';
import type { DayPlan, Driver, DriverDay, PlannedTrip } from './drivers-queries.ts';
import { en } from './en.ts';
import { type Axis, AxisHead, AxisLines, axisOf, lanesOf, placeOn, shareOf } from './time-axis.tsx';
import { TripBar, UnassignedBar, UnreleasedBar } from './trip-bar.tsx';

const MINUTE_MS = 60_000;
/** A full working day, as the maximum of the bar of booked time. */
const FULL_DAY_MINUTES = 600;
const LANE_PX = 46;
const ROW_PADDING_PX = 14;

export function DayPlanView({
  plan,
  onOpen,
}: {
  plan: DayPlan | undefined;
  onOpen: (driver: Driver) => void;
}) {
  const words = useWords({ en, de });
  const { may } = useConsole();
  const pending = usePending();
  const nowMs = useNow((ms) => Math.floor(ms / MINUTE_MS)) * MINUTE_MS;
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
      <section className={driversCss.plan} aria-label={words.plan} ref={showNow}>
        <div className={join(driversCss.planRow, driversCss.planHead)}>
          <span>{words.columns.driver}</span>
          <AxisHead axis={axis} now={now} />
          <span className={driversCss.planBooked}>{words.booked}</span>
        </div>
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

const heightOf = (lanes: number) => ({ minHeight: Math.max(1, lanes) * LANE_PX + ROW_PADDING_PX });

function Unreleased({ trips, axis, now }: { trips: readonly PlannedTrip[]; axis: Axis; now: number | null }) {
  const words = useWords({ en, de });
  const lanes = lanesOf(trips);
  return (
    <section
      className={join(driversCss.planRow, driversCss.planUnassigned)}
      aria-label={words.toRelease}
      style={heightOf(lanes.length)}
    >
      <span className={driversCss.planDriver}>
        <span className={join(driversCss.planCount, driversCss.planCountWarn)}>{trips.length}</span>
        <span>
          <strong>{words.toRelease}</strong>
          <span className={textCss.muted}>{words.releaseHint}</span>
        </span>
      </span>
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
      <span className={driversCss.planBooked} />
    </section>
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
  const words = useWords({ en, de });
  const lanes = lanesOf(trips);
  return (
    <div className={join(driversCss.planRow, driversCss.planUnassigned)} style={heightOf(lanes.length)}>
      <span className={driversCss.planDriver}>
        <span className={join(driversCss.planCount, trips.length > 0 && driversCss.planCountAlert)}>
          {trips.length}
        </span>
        <span>
          <strong>{words.notAssigned}</strong>
          <span className={textCss.muted}>{trips.length > 0 ? words.dragOrPress : words.nothingOpen}</span>
        </span>
      </span>
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
      <span className={driversCss.planBooked} />
    </div>
  );
}

function DriverRow({
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
  const words = useWords({ en, de });
  const language = useLanguage();
  const formatPlace = useFormatPlace();
  const [over, setOver] = useState(false);
  const { words: assignWords } = useFormatContext();
  const { driver, trips, bookedMinutes } = day;
  const lanes = lanesOf(
    [...trips, ...pending]
      .filter(({ endsAt }) => Date.parse(endsAt) > axis.from)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
  );
  const drop = () => {
    setOver(false);
    if (dragged) assignLater({ order: dragged.order, driver }, assignWords);
    onDropped();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key A on an order does the same as dragging.
    <div
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
      <button type="button" className={driversCss.planDriver} onClick={onOpen}>
        <Avatar name={driver.name} />
        <span>
          <strong>{driver.name}</strong>
          <DriverState state={day.state} />
          <span className={textCss.muted}>{formatPlace(day.place)}</span>
        </span>
      </button>
      <span className={driversCss.axis}>
        <AxisLines axis={axis} now={now} />
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
      <span className={driversCss.planBooked}>
        <span>
          {trips.length > 0 && <strong>{formatDuration(language, bookedMinutes * MINUTE_MS)} · </strong>}
          {words.trips(trips.length)}
        </span>
        <span className={driversCss.planMeter} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (bookedMinutes / FULL_DAY_MINUTES) * 100)}%` }} />
        </span>
      </span>
    </div>
  );
}

function deadheadBetween(axis: Axis, before: PlannedTrip, next: PlannedTrip) {
  return placeOn(axis, { startsAt: before.endsAt, endsAt: next.startsAt });
}

/** The results of the checks, shown before the order is dropped. */
function Checks({ trip, driver, left }: { trip: PlannedTrip; driver: Driver; left: number }) {
  const words = useWords({ en, de });
  const formatContext = useFormatContext();
  const { data } = useCandidates(trip.order.id);
  const candidate = data?.data.find((one) => one.driver.id === driver.id);
  if (!data || !candidate) return null;
  const possible = candidate.fit !== 'IMPOSSIBLE';
  return (
    <div
      className={driversCss.planChecks}
      style={left > 55 ? { right: 0 } : { left: `${left}%` }}
      role="status"
    >
      <strong>
        {possible
          ? words.assignTo(trip.order.number, driver.name)
          : words.cannot(trip.order.number, driver.name)}
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
    </div>
  );
}

export function PlanLegend() {
  const { legend } = useWords({ en, de });
  return (
    <ul className={driversCss.planLegend} aria-hidden="true">
      {(['done', 'road', 'confirmed', 'asked', 'late'] as const).map((kind) => (
        <li key={kind}>
          <span className={join(driversCss.planSwatch, classNamed(driversCss, `bar-${kind}`))} />{' '}
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
