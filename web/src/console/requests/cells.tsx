// The cells of the queue: age, request, vehicle, reason for a quote, customer.

import {
  IconArrowsHorizontal,
  IconFileInvoice,
  IconMapOff,
  IconMessageQuestion,
  IconTruck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fillText } from '../../../../shared/text/fill-text.ts';
import { findText } from '../../../../shared/text/find-text.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatDayTimeInSentence, formatNumber } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Route } from '../../ui/route.tsx';
import { Marked, Status, type StatusMark, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { useNow } from '../../ui/use-now.ts';
import type { QueuedRequest } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

/** A request that waits longer is late; a quote that ends sooner than `ENDING_MS` is worth a call. */
const LATE_MS = HOUR_MS;
const ENDING_MS = 4 * HOUR_MS;

export function useNearTime(at: string | null): string {
  const language = useLanguage();
  return useNow((nowMs) => (at === null ? '' : formatDayTimeInSentence(language, new Date(at), nowMs)));
}

export function Age({ since }: { since: string }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const age = useNow((nowMs) => formatDuration(language, nowMs - Date.parse(since)));
  const late = useNow((nowMs) => (nowMs - Date.parse(since) > LATE_MS ? 1 : 0)) === 1;
  return (
    <span className={twoLinesCss.twoLines}>
      {late ? (
        <Marked tone="warn">{age}</Marked>
      ) : (
        <Text as="strong" tone="ink-2">
          {age}
        </Text>
      )}
      <Text tone="muted">{texts.waiting}</Text>
    </span>
  );
}

export function Remaining({ until }: { until: string }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const rest = useNow((nowMs) => formatDuration(language, Date.parse(until) - nowMs));
  const soon = useNow((nowMs) => (Date.parse(until) - nowMs < ENDING_MS ? 1 : 0)) === 1;
  return (
    <span className={twoLinesCss.twoLines}>
      {soon ? (
        <Marked tone="warn">{rest}</Marked>
      ) : (
        <Text as="strong" tone="ink-2">
          {rest}
        </Text>
      )}
      <Text tone="muted">{texts.toExpiry}</Text>
    </span>
  );
}

const APPEARANCE: Record<string, { tone: Tone; mark?: StatusMark }> = {
  REQUESTED: { tone: 'muted', mark: 'ring' },
  OFFERED: { tone: 'warn' },
  ACCEPTED: { tone: 'good' },
  DECLINED: { tone: 'muted', mark: 'ended' },
  WITHDRAWN: { tone: 'muted', mark: 'ended' },
  EXPIRED: { tone: 'muted', mark: 'ended' },
  SUPERSEDED: { tone: 'muted', mark: 'ended' },
  REJECTED: { tone: 'muted', mark: 'ended' },
};

export type ShownState = keyof typeof requestsTexts.en.editor.states;

export function QuoteStatus({ state }: { state: ShownState }) {
  const { editor } = useTexts(requestsTexts);
  return <Status {...APPEARANCE[state]!}>{editor.states[state]}</Status>;
}

/** A request that the operator rejected has no quote with a decision. */
export function stateOf({ status, quote }: Pick<QueuedRequest, 'status' | 'quote'>): ShownState {
  if (status === 'REJECTED' && quote?.state !== 'DECLINED') return 'REJECTED';
  return quote?.state ?? 'REQUESTED';
}

export function RequestCell({ request, beneath }: { request: QueuedRequest; beneath: ReactNode }) {
  return (
    <span className={twoLinesCss.twoLines}>
      <span>
        <Link
          to="/requests/$id"
          params={{ id: request.requestNumber }}
          onClick={(event) => event.stopPropagation()}
        >
          {request.requestNumber}
        </Link>{' '}
        <strong>
          <Route from={request.from} to={request.to} />
        </strong>
      </span>
      <Text tone="muted">{beneath}</Text>
    </span>
  );
}

export function RequestedPickup({ request: { distanceKm, requestedPickup } }: { request: QueuedRequest }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const when = useNearTime(requestedPickup);
  const parts = [
    distanceKm === null ? null : formatNumber(language, Math.round(distanceKm), 'kilometer'),
    requestedPickup === null ? null : texts.pickup({ when }),
  ];
  return <>{parts.filter(Boolean).join(' · ') || texts.noTime}</>;
}

export function Sent({ request: { quote } }: { request: QueuedRequest }) {
  const texts = useTexts(requestsTexts);
  const when = useNearTime(quote?.offeredAt ?? null);
  return <>{quote && `${quote.quoteNumber} · ${texts.sent({ when, version: quote.version })}`}</>;
}

export function VehicleCell({ request }: { request: QueuedRequest }) {
  const texts = useTexts(requestsTexts);
  return (
    <span className={twoLinesCss.twoLines}>
      <strong>{request.vehicle ?? '–'}</strong>
      <Text tone="muted">
        {texts.transport[request.transportType]}
        {!request.driveable && `, ${texts.notDriveable}`}
      </Text>
    </span>
  );
}

const REASON_ICONS = {
  TRANSPORT_TYPE: IconTruck,
  VEHICLE_TYPE: IconTruck,
  ADDRESS_UNCLEAR: IconMapOff,
  DISTANCE_UNKNOWN: IconMapOff,
  DISTANCE_ABOVE_LIMIT: IconArrowsHorizontal,
  NO_TARIFF: IconFileInvoice,
  REQUESTED: IconMessageQuestion,
  SCENARIO: IconMessageQuestion,
};
export type Reason = keyof typeof REASON_ICONS;
export const REASONS = Object.keys(REASON_ICONS).filter((reason) => reason !== 'SCENARIO') as Reason[];

function isReason(text: string | null): text is Reason {
  return text !== null && text in REASON_ICONS;
}

export function useReason({
  quoteReason,
  transportType,
  distanceAboveKm,
}: Pick<QueuedRequest, 'quoteReason' | 'transportType' | 'distanceAboveKm'>) {
  const { reasons, reasonDetails, transportBy } = useTexts(requestsTexts);
  const language = useLanguage();
  if (!isReason(quoteReason)) return null;
  const detail = reasonDetails[quoteReason];
  return {
    Icon: REASON_ICONS[quoteReason],
    text: quoteReason === 'TRANSPORT_TYPE' ? transportBy[transportType] : reasons[quoteReason],
    detail:
      typeof detail === 'string'
        ? detail
        : distanceAboveKm === null
          ? ''
          : detail({ km: formatNumber(language, distanceAboveKm, 'kilometer') }),
  };
}

/** Names the first unclear address, which is more exact than the reason alone. */
function useUnclearAddress({ quoteReason, unclear }: QueuedRequest): string | null {
  const { place } = useTexts(requestsTexts);
  if (quoteReason !== 'ADDRESS_UNCLEAR' && quoteReason !== 'DISTANCE_UNKNOWN') return null;
  const [first] = unclear;
  if (!first) return place.chosen;
  const { postalCode, city, postalTown } = first;
  return postalTown
    ? place.contradicts({ postalCode, town: postalTown, city })
    : place.notFound({ postalCode, city });
}

export function ReasonCell({ request }: { request: QueuedRequest }) {
  const why = useReason(request);
  const unclear = useUnclearAddress(request);
  if (!why) return <>–</>;
  const { Icon, text } = why;
  const detail = unclear ?? why.detail;
  return (
    <Row as="span" gap="2" align="stretch" className={requestsCss.why}>
      <Icon size={16} aria-hidden="true" />
      <span className={twoLinesCss.twoLines}>
        <strong>{text}</strong>
        <Text tone="muted">{detail}</Text>
      </span>
    </Row>
  );
}

export function CustomerCell({ request: { account, origin } }: { request: QueuedRequest }) {
  const texts = useTexts(requestsTexts);
  const channel = origin && (findText(texts.channels, origin.channel) ?? origin.channel);
  return (
    <span className={twoLinesCss.twoLines}>
      <strong>{account.name}</strong>
      <Text tone="muted">{[channel, origin?.name].filter(Boolean).join(' · ')}</Text>
    </span>
  );
}

export function MailCell({ request: { mail } }: { request: QueuedRequest }) {
  const texts = useTexts(requestsTexts);
  const when = useNearTime(mail?.at ?? null);
  if (!mail) return <Text tone="muted">{texts.noMail}</Text>;
  const sentence = fillText(texts.mail[mail.state], { when });
  return (
    <span className={twoLinesCss.twoLines}>
      {mail.state === 'FAILED' ? <Marked tone="alert">{sentence}</Marked> : <strong>{sentence}</strong>}
      <Text tone="muted">{mail.recipient}</Text>
    </span>
  );
}
