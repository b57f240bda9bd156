// The rows of a proposal: dashed is proposed, solid is assigned, amber is a compromise, red fits no driver.

import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useRef } from 'react';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { formatNumber } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import driversCss from '../drivers.module.css';
import { type Axis, AxisHead, AxisLines, axisOf, lanesOf, placeOn } from '../time-axis.tsx';
import { Chain } from './chain.tsx';
import proposalCss from './proposal.module.css';
import type { Leg, Proposal, ProposalRow, Way } from './proposal-state.ts';

const LANE_PX = 44;
const ROW_PADDING_PX = 10;
const WORKING = { from: 7, to: 19 };

export function ProposalRows({
  proposal,
  rows,
  onToggle,
  onToggleAll,
}: {
  proposal: Proposal;
  rows: readonly ProposalRow[];
  onToggle: (driverId: string) => void;
  onToggleAll: () => void;
}) {
  const texts = useTexts(driversTexts).proposal;
  const open = proposal.open.map(({ order }) => openSpan(order));
  const axis = axisOf(proposal.from, [...rows.flatMap(({ legs }) => legs), ...open], WORKING);
  const withTrips = rows.filter(({ legs }) => legs.length > 0);
  const proposed = withTrips.filter(hasProposals);
  const chosen = proposed.filter((row) => row.chosen).length;
  return (
    <section aria-label={texts.crumb}>
      <div className={join(proposalCss.proposalRow, driversCss.planHead)}>
        <Row as="span" gap="2-5" className={proposalCss.proposalDriver}>
          <AllBox
            label={texts.chooseAll}
            some={chosen > 0}
            all={chosen === proposed.length}
            onChange={onToggleAll}
          />
          {texts.drivers({ chosen, all: proposed.length })}
        </Row>
        <AxisHead axis={axis} now={null} />
        <Stack as="span" size="meta" className={proposalCss.proposalDay}>
          {texts.dayAndEmpty}
        </Stack>
      </div>
      {withTrips.map((row) => (
        <Fragment key={row.driver.id}>
          <DriverRow row={row} axis={axis} onToggle={() => onToggle(row.driver.id)} />
          <Chain row={row} />
        </Fragment>
      ))}
      {open.length > 0 && <OpenRow spans={open} axis={axis} />}
      <Legend />
    </section>
  );
}

/** A driver without proposed orders is shown, but has no checkbox. */
function hasProposals({ legs }: ProposalRow): boolean {
  return legs.some(({ set }) => !set);
}

function AllBox({
  label,
  some,
  all,
  onChange,
}: {
  label: string;
  some: boolean;
  all: boolean;
  onChange: () => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  });
  return <input ref={box} type="checkbox" aria-label={label} checked={all} onChange={onChange} />;
}

function DriverRow({ row, axis, onToggle }: { row: ProposalRow; axis: Axis; onToggle: () => void }) {
  const texts = useTexts(driversTexts).proposal;
  const language = useLanguage();
  const { driver, fromCity, unsure, legs, chosen, dayMinutes, deadheadKm } = row;
  const lanes = lanesOf(legs);
  const from = fromCity ? texts.from({ city: fromCity }) : texts.fromUnknown;
  const who = (
    <>
      <Avatar name={driver.name} />
      <span>
        <strong>{driver.name}</strong>
        <Text tone={unsure ? undefined : 'muted'} className={unsure ? proposalCss.proposalUnsure : undefined}>
          {unsure ? texts.notSure({ city: fromCity ?? driver.name }) : from}
        </Text>
      </span>
    </>
  );
  return (
    <div
      className={proposalCss.proposalRow}
      style={{ minHeight: Math.max(1, lanes.length) * LANE_PX + ROW_PADDING_PX }}
    >
      {hasProposals(row) ? (
        <Row as="label" gap="2-5" className={proposalCss.proposalDriver}>
          <input
            type="checkbox"
            aria-label={texts.choose({ name: driver.name })}
            checked={chosen}
            onChange={onToggle}
          />
          {who}
        </Row>
      ) : (
        <Row as="span" gap="2-5" className={proposalCss.proposalDriver}>
          <span className={proposalCss.proposalNoBox} />
          {who}
        </Row>
      )}
      <span className={driversCss.axis}>
        <AxisLines axis={axis} now={null} />
        {!row.isChanged &&
          [...legs.map(({ way }) => way), ...(row.home ? [row.home] : [])].map((way) => (
            <Deadhead key={`${way.leavesAt} ${way.toCity}`} axis={axis} way={way} />
          ))}
        {lanes.map((lane, index) =>
          lane.map((leg) => (
            <LegBar
              key={leg.order.id}
              leg={leg}
              axis={axis}
              top={ROW_PADDING_PX / 2 + index * LANE_PX}
              out={!chosen}
            />
          )),
        )}
      </span>
      <Stack as="span" size="meta" className={proposalCss.proposalDay}>
        <strong>{formatDuration(language, dayMinutes * MINUTE_MS)}</strong>
        <Text tone="muted">{formatNumber(language, deadheadKm, 'kilometer')}</Text>
      </Stack>
    </div>
  );
}

/** The deadhead distance as a dotted line while the driver is on the way. */
function Deadhead({ axis, way: { km, leavesAt, minutes } }: { axis: Axis; way: Way }) {
  const language = useLanguage();
  if (km === null || km === 0) return null;
  const endsAt = new Date(Date.parse(leavesAt) + minutes * MINUTE_MS).toISOString();
  return (
    <Text
      tone="muted"
      size="type-1"
      className={proposalCss.proposalDeadhead}
      aria-hidden="true"
      style={placeOn(axis, { startsAt: leavesAt, endsAt })}
    >
      {formatNumber(language, km)}
    </Text>
  );
}

function LegBar({ leg, axis, top, out }: { leg: Leg; axis: Axis; top: number; out: boolean }) {
  const texts = useTexts(driversTexts).proposal;
  const { order, set, lateMinutes } = leg;
  const kind = set ? 'set' : out ? 'out' : lateMinutes > 0 ? 'compromise' : 'proposed';
  return (
    <Link
      to="/orders/$id"
      params={{ id: order.number }}
      className={join(driversCss.bar, proposalCss.leg, classNamed(proposalCss, `leg-${kind}`))}
      style={{ ...placeOn(axis, leg), top }}
      title={`${order.number} ${order.pickup.city} → ${order.delivery.city}`}
    >
      <strong className={driversCss.barText}>{order.number}</strong>
      <span className={driversCss.barText}>{texts.to({ city: order.delivery.city })}</span>
    </Link>
  );
}

type Order = Leg['order'];
const OPEN_SHOWN_MS = 2 * 60 * MINUTE_MS;

function openSpan(order: Order) {
  const start = Date.parse(order.requestedPickup ?? '');
  return {
    order,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + OPEN_SHOWN_MS).toISOString(),
  };
}

function OpenRow({ spans, axis }: { spans: readonly ReturnType<typeof openSpan>[]; axis: Axis }) {
  const texts = useTexts(driversTexts).proposal;
  const lanes = lanesOf(spans.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)));
  return (
    <div
      className={join(proposalCss.proposalRow, proposalCss.proposalOpen)}
      style={{ minHeight: Math.max(1, lanes.length) * LANE_PX + ROW_PADDING_PX }}
    >
      <Row as="span" gap="2-5" className={proposalCss.proposalDriver}>
        <span className={proposalCss.proposalNoBox} />
        <Stack as="span" weight="strong" className={join(driversCss.planCount, driversCss.planCountAlert)}>
          {spans.length}
        </Stack>
        <span>
          <strong>{texts.fitNobody}</strong>
          <Text tone="muted">{texts.stayOpen}</Text>
        </span>
      </Row>
      <span className={driversCss.axis}>
        <AxisLines axis={axis} now={null} />
        {lanes.map((lane, index) =>
          lane.map((span) => (
            <Link
              key={span.order.id}
              to="/orders/$id"
              params={{ id: span.order.number }}
              className={join(driversCss.bar, proposalCss.leg, proposalCss.legNobody)}
              style={{ ...placeOn(axis, span), top: ROW_PADDING_PX / 2 + index * LANE_PX }}
            >
              <strong className={driversCss.barText}>{span.order.number}</strong>
              <span className={driversCss.barText}>{texts.to({ city: span.order.delivery.city })}</span>
            </Link>
          )),
        )}
      </span>
      <Stack as="span" size="meta" className={proposalCss.proposalDay} />
    </div>
  );
}

function Legend() {
  const { legend } = useTexts(driversTexts).proposal;
  return (
    <Row
      as="ul"
      rowGap="1"
      gap="4"
      align="stretch"
      wrap
      tone="muted"
      size="meta"
      className={join(driversCss.planLegend, proposalCss.proposalLegend)}
      aria-hidden="true"
    >
      {(['proposed', 'set', 'out', 'compromise', 'nobody'] as const).map((kind) => (
        <Row as="li" inline gap="1-5" key={kind}>
          <span className={join(driversCss.planSwatch, classNamed(proposalCss, `leg-${kind}`))} />{' '}
          {legend[kind]}
        </Row>
      ))}
      <Row as="li" inline gap="1-5">
        <span className={proposalCss.proposalDots} /> {legend.empty}
      </Row>
    </Row>
  );
}
