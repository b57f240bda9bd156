// Decisions that a proposal leaves open: orders to release, late orders with alternatives, unsure drivers,
// orders that fit no driver.

import { IconAlertTriangle, IconBan, IconClock, IconLock, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { phoneLink } from '../../../../../shared/contact/phone-link.ts';
import { withoutFullStop } from '../../../../../shared/text/full-stop.ts';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNamed, join } from '../../../ui/classes.ts';
import { formatClock, formatNumber } from '../../../ui/format.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Grid, Row } from '../../../ui/layout.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import statusCss from '../../../ui/status.module.css';
import { Text } from '../../../ui/text.tsx';
import proposalCss from './proposal.module.css';
import type { Choice, Leg, Proposal, ProposedDriver } from './proposal-state.ts';

export function OpenDecisions({
  proposal,
  choices,
  onChoose,
}: {
  proposal: Proposal;
  choices: ReadonlyMap<string, Choice>;
  onChoose: (orderId: string, choice: Choice | null) => void;
}) {
  const texts = useTexts(driversTexts).proposal;
  const legs = proposal.drivers.flatMap((one) => one.legs);
  const unsure = proposal.drivers.filter((one) => one.unsure !== null);
  const { late, open, unreleased } = proposal;
  const count = late.length + unsure.length + open.length + unreleased.length;
  return (
    <aside className={proposalCss.toDecide} aria-label={texts.decide}>
      <Row as="header" gap="2" size="meta">
        <h2>{texts.decide}</h2> <Text tone="muted">{count}</Text>
      </Row>
      {count === 0 && (
        <Text as="p" tone="muted">
          {texts.nothingToDecide}
        </Text>
      )}
      <ul>
        {unreleased.map((order) => (
          <Unreleased key={order.id} order={order} />
        ))}
        {late.map(({ orderId, alternatives }) => {
          const leg = legs.find(({ order }) => order.id === orderId);
          return (
            leg && (
              <LateOrder
                key={orderId}
                leg={leg}
                alternatives={alternatives}
                choice={choices.get(orderId) ?? null}
                onChoose={(choice) => onChoose(orderId, choice)}
              />
            )
          );
        })}
        {unsure.map((one) => (
          <Unsure key={one.driver.id} driver={one} />
        ))}
        {open.map((one) => (
          <NoDriverFits key={one.order.id} open={one} />
        ))}
      </ul>
    </aside>
  );
}

function Item({
  tone,
  icon,
  title,
  children,
}: {
  tone: 'warn' | 'alert';
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={join(proposalCss.decideItem, classNamed(statusCss, `tone-${tone}`))}>
      {icon}
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </li>
  );
}

function OrderLink({ number }: { number: string }) {
  return (
    <Link to="/orders/$id" params={{ id: number }}>
      {number}
    </Link>
  );
}

function LateOrder({
  leg: { order, startsAt, lateMinutes },
  alternatives,
  choice,
  onChoose,
}: {
  leg: Leg;
  alternatives: Proposal['late'][number]['alternatives'];
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
}) {
  const texts = useTexts(driversTexts).proposal;
  const language = useLanguage();
  const clock = (at: string | null) => (at ? formatClock(language, new Date(at)) : '');
  const option = (label: string, detail: string | null, value: Choice | null) => (
    <Grid as="label" gap="2" align="start" key={label} className={proposalCss.decideOption}>
      <input
        type="radio"
        name={`late ${order.id}`}
        checked={(choice?.to ?? choice) === (value?.to ?? value)}
        onChange={() => onChoose(value)}
      />
      <span>
        {label}
        {detail && <Text tone="muted">{detail}</Text>}
      </span>
    </Grid>
  );
  return (
    <Item
      tone="warn"
      icon={<IconClock size={16} aria-hidden="true" />}
      title={
        <>
          <OrderLink number={order.number} />{' '}
          {texts.isLate({ span: formatDuration(language, lateMinutes * MINUTE_MS) })}
        </>
      }
    >
      <Text as="p" tone="muted">
        {texts.lateDetail({
          city: order.pickup.city,
          when: clock(startsAt),
          agreed: clock(order.requestedPickup),
        })}
      </Text>
      <div
        className={join(layoutCss.lines, proposalCss.decideOptions)}
        role="radiogroup"
        aria-label={order.number}
      >
        {option(texts.keep({ when: clock(startsAt) }), null, null)}
        {alternatives.map(({ driverId, name, moreKm }) =>
          option(
            texts.giveTo({ name }),
            texts.onTimeBut({ km: formatNumber(language, Math.max(0, moreKm), 'kilometer') }),
            { to: driverId },
          ),
        )}
        {option(texts.leaveOpen, null, { to: null })}
      </div>
    </Item>
  );
}

function Unsure({ driver: { driver, unsure } }: { driver: ProposedDriver }) {
  const texts = useTexts(driversTexts).proposal;
  const language = useLanguage();
  return (
    <Item
      tone="warn"
      icon={<IconAlertTriangle size={16} aria-hidden="true" />}
      title={texts.mayNotCome({ name: driver.name })}
    >
      <Text as="p" tone="muted">
        {unsure &&
          texts.mayNotComeDetail({
            order: unsure.order,
            span: withoutFullStop(inDative(formatDuration(language, unsure.minutes * MINUTE_MS))),
          })}
      </Text>
      {driver.phone && (
        <ButtonLink small icon={<IconPhone />} href={phoneLink(driver.phone)}>
          {texts.call}
        </ButtonLink>
      )}
    </Item>
  );
}

function Unreleased({ order }: { order: Proposal['unreleased'][number] }) {
  const texts = useTexts(driversTexts).proposal;
  return (
    <Item
      tone="warn"
      icon={<IconLock size={16} aria-hidden="true" />}
      title={
        <>
          <OrderLink number={order.number} /> {texts.mustBeReleased}
        </>
      }
    >
      <Text as="p" tone="muted">
        {texts.releaseFirst}
      </Text>
      <RouteButton small to="/orders/$id" params={{ id: order.number }}>
        {texts.openOrder}
      </RouteButton>
    </Item>
  );
}

function NoDriverFits({ open: { order, nearest } }: { open: Proposal['open'][number] }) {
  const texts = useTexts(driversTexts).proposal;
  const language = useLanguage();
  const km = nearest?.km == null ? texts.unknownKm : formatNumber(language, nearest.km, 'kilometer');
  return (
    <Item
      tone="alert"
      icon={<IconBan size={16} aria-hidden="true" />}
      title={
        <>
          <OrderLink number={order.number} /> {texts.fits}
        </>
      }
    >
      <Text as="p" tone="muted">
        {nearest ? texts.why[nearest.why]({ name: nearest.name, km }) : texts.noDriver}
      </Text>
      <RouteButton small to="/orders/$id" params={{ id: order.number }}>
        {texts.openOrder}
      </RouteButton>
    </Item>
  );
}
