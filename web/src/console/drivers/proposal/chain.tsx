// The chain of a driver: each way with mode, distance, duration and cost, each order with the reason for it.
import {
  IconBed,
  IconBus,
  IconCarSuv,
  IconFlag,
  IconHome,
  IconMapPinCheck,
  IconWalk,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  type ProposalTexts,
  proposalTexts,
} from '../../../../../shared/texts/generated/console/drivers/proposal.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatClock, formatMoney, formatNumber } from '../../../ui/format.ts';
import { Text } from '../../../ui/text.tsx';
import chainCss from './chain.module.css';
import type { Leg, ProposalRow, Way } from './proposal-state.ts';

const ICONS = {
  NONE: IconMapPinCheck,
  WALK: IconWalk,
  TRANSIT: IconBus,
  SHUTTLE: IconCarSuv,
  OVERNIGHT: IconBed,
};
export const euros = (language: Language, cents: number) => formatMoney(language, cents, 'EUR');
const kilometres = (language: Language, km: number) => formatNumber(language, km, 'kilometer');

export function Chain({ row }: { row: ProposalRow }) {
  const texts = useTexts(proposalTexts);
  const language = useLanguage();
  const { driver, legs, home, isChanged, deadheadKm, costCents } = row;
  const ways = [...legs.map(({ way }) => way), ...(home ? [home] : [])].filter(({ mode }) => mode !== 'NONE');
  const sums = [
    texts.ways({ count: ways.length }),
    kilometres(language, deadheadKm),
    euros(language, costCents),
  ];
  return (
    <details className={chainCss.chain}>
      <summary>
        {texts.waysAndReasons} <Text tone="muted">{isChanged ? '' : sums.join(', ')}</Text>
      </summary>
      {isChanged ? (
        <Text as="p" tone="muted">
          {texts.changed}
        </Text>
      ) : (
        <ol>
          {legs.flatMap((leg) => [
            <WayLine
              key={`way ${leg.order.id}`}
              way={leg.way}
              title={texts.toPickup({ city: leg.order.pickup.city })}
            />,
            <OrderLine key={leg.order.id} leg={leg} name={driver.name} />,
          ])}
          {home && (
            <WayLine
              way={home}
              title={texts.home({ city: home.toCity ?? texts.unknownPlace })}
              icon={<IconHome size={16} aria-hidden="true" />}
            />
          )}
        </ol>
      )}
    </details>
  );
}

function WayLine({ way, title, icon }: { way: Way; title: string; icon?: ReactNode }) {
  const texts = useTexts(proposalTexts);
  const language = useLanguage();
  const Icon = ICONS[way.mode];
  const stays = way.mode === 'OVERNIGHT';
  return (
    <li>
      {stays || !icon ? <Icon size={16} aria-hidden="true" /> : icon}
      <span>
        {stays ? (
          <>
            {texts.modes.OVERNIGHT}: {describeNight(way, texts, language)}
          </>
        ) : (
          <>
            {title}, {texts.modes[way.mode]} <Text tone="muted">{describeWay(way, texts, language)}</Text>
          </>
        )}
      </span>
      <Text figures>{way.costCents > 0 && euros(language, way.costCents)}</Text>
    </li>
  );
}

function describeWay(way: Way, texts: ProposalTexts, language: Language): string {
  if (way.mode === 'NONE') return '';
  return [
    formatClock(language, new Date(way.leavesAt)),
    way.km === null ? texts.unknownKm : kilometres(language, way.km),
    formatDuration(language, way.minutes * MINUTE_MS),
    ...(way.byTimetable ? [texts.byTimetable] : []),
    ...(way.sharedWith.length > 0 ? [texts.sharedWith({ names: way.sharedWith.join(', ') })] : []),
  ].join(', ');
}

function describeNight({ nextDay }: Way, texts: ProposalTexts, language: Language): string {
  if (!nextDay) return '';
  return texts.nearNext({ city: nextDay.city ?? texts.unknownPlace, km: kilometres(language, nextDay.km) });
}

function OrderLine({ leg, name }: { leg: Leg; name: string }) {
  const texts = useTexts(proposalTexts);
  const language = useLanguage();
  const { order, startsAt, reason } = leg;
  return (
    <li>
      <IconFlag size={16} aria-hidden="true" />
      <span>
        <strong>
          {formatClock(language, new Date(startsAt))} {order.number}
        </strong>{' '}
        {order.pickup.city} → {order.delivery.city}
        <span className={chainCss.reason}>
          {reason ? describeReason(reason, name, texts, language) : texts.setByHand}
        </span>
      </span>
      <span />
    </li>
  );
}

function describeReason(
  { kind, km, after, next }: NonNullable<Leg['reason']>,
  name: string,
  texts: ProposalTexts,
  language: Language,
): string {
  const isThere = km === 0 && kind in texts.reasonsThere;
  const why = isThere
    ? texts.reasonsThere[kind as keyof ProposalTexts['reasonsThere']]({ name, after: after ?? '' })
    : texts.reasons[kind]({ name, km: kilometres(language, km ?? 0), after: after ?? '' });
  if (!next) return why;
  if (next.moreCents === 0) return `${why} ${texts.nextAsGood({ name: next.name })}`;
  const moreKm = next.moreKm > 0 ? kilometres(language, next.moreKm) : null;
  return `${why} ${texts.nextBest({ name: next.name, cost: euros(language, next.moreCents), km: moreKm || null })}`;
}
