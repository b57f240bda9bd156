// What waits for the customer, the next deadline first, each with where to go.
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { components } from '../../api/paths/portal.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { numberOf, toCents, vehicleOf } from '../../orders/order-status.tsx';
import { Button } from '../../ui/button.tsx';
import { formatClock, formatDay, formatMoney, formatNumber } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Route } from '../../ui/route.tsx';
import { usePortal } from '../session.tsx';
import { de } from './de.ts';
import { en, type OverviewWords } from './en.ts';

export type Overview = components['schemas']['Overview'];

type Look =
  | { kind: 'endpoint'; key: string; dueAt: number; endpoint: Overview['endpoints'][number] }
  | { kind: 'order'; key: string; dueAt: number; order: Overview['orders'][number] }
  | { kind: 'quote'; key: string; dueAt: number; quote: Overview['quotes'][number] }
  | { kind: 'key'; key: string; dueAt: number; credential: Overview['keys'][number] };

/** Complaints and what was given up are due at once; an order without a date is due last. */
export function looksOf({ endpoints, orders, quotes, keys }: Overview): Look[] {
  const looks: Look[] = [
    ...endpoints.map((endpoint) => ({
      kind: 'endpoint' as const,
      key: endpoint.id,
      dueAt: endpoint.nextAttemptAt ? Date.parse(endpoint.nextAttemptAt) : 0,
      endpoint,
    })),
    ...orders.map((order) => ({ kind: 'order' as const, key: order.id, dueAt: dueOfOrder(order), order })),
    ...quotes.map((quote) => ({
      kind: 'quote' as const,
      key: quote.id,
      dueAt: Date.parse(quote.validUntil ?? ''),
      quote,
    })),
    ...keys.map((credential) => ({
      kind: 'key' as const,
      key: credential.id,
      dueAt: Date.parse(credential.expiresAt),
      credential,
    })),
  ];
  return looks.sort((a, b) => a.dueAt - b.dueAt);
}

function dueOfOrder({ shownStatus, requestedPickup }: Overview['orders'][number]): number {
  if (shownStatus === 'COMPLAINT') return 0;
  return requestedPickup ? Date.parse(requestedPickup) : Number.MAX_SAFE_INTEGER;
}

export function NeedsAttention({ looks }: { looks: readonly Look[] | undefined }) {
  const words = useWords({ en, de });
  return (
    <section className="looks" aria-label={words.needsAttention}>
      <h2>
        {words.needsAttention} <span className="muted">{words.urgent}</span>
      </h2>
      {looks?.length === 0 && <p className="muted looks-none">{words.nothing}</p>}
      <ul aria-busy={looks === undefined}>
        {looks === undefined &&
          [0, 1, 2].map((row) => (
            <li key={row} className="look">
              <span className="skeleton skeleton-1" />
              <span className="skeleton" />
            </li>
          ))}
        {looks?.map((look) => (
          <LookRow key={look.key} look={look} />
        ))}
      </ul>
    </section>
  );
}

const SOON_MINUTES = 24 * 60;
const URGENT_MINUTES = 60;

function LookRow({ look }: { look: Look }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const minutes = useNow((nowMs) => Math.round((look.dueAt - nowMs) / 60_000));
  const nowMs = useNow((ms) => Math.floor(ms / 60_000)) * 60_000;
  const { what, title, detail, action, to, technical } = describe({ words, language, nowMs }, look);
  const undated = look.dueAt === 0 || look.dueAt === Number.MAX_SAFE_INTEGER;
  const urgency =
    look.dueAt === 0 || minutes < URGENT_MINUTES ? 'urgent' : minutes < SOON_MINUTES ? 'soon' : 'later';
  const time = undated ? words.deadline.open : minutes < 0 ? words.deadline.overdue : words.span(minutes);
  return (
    <li className={`look look-${urgency}`}>
      <span className="look-due">
        <strong>{time}</strong>
        <span className="muted">{what}</span>
      </span>
      <span className="look-what">
        <strong>{title}</strong>
        <span className="muted">{detail}</span>
      </span>
      {(technical || may('orderers')) && (
        <Button small onClick={() => navigate({ to: `/${environment}${to}` })}>
          {action}
        </Button>
      )}
    </li>
  );
}

interface Described {
  what: string;
  title: string;
  detail: ReactNode;
  action: string;
  to: string;
  technical?: true;
}

interface Saying {
  words: OverviewWords;
  language: Language;
  nowMs: number;
}

function sayShort({ language, nowMs }: Saying, at: string): string {
  const date = new Date(at);
  return `${formatDay(language, date, nowMs)} ${formatClock(language, date)}`;
}

function describe(saying: Saying, look: Look): Described {
  const { words, language } = saying;
  if (look.kind === 'endpoint') {
    const { endpoint } = look;
    const name = endpoint.description ?? new URL(endpoint.url).host;
    return {
      what: endpoint.nextAttemptAt ? words.deadline.nextAttempt : words.deadline.givenUp,
      title: words.refuses(name, endpoint.status),
      detail: words.notDelivered(formatNumber(language, endpoint.failed), sayShort(saying, endpoint.since)),
      action: words.seeWhy,
      to: `/webhooks/${endpoint.id}`,
      technical: true,
    };
  }
  if (look.kind === 'key') {
    const { credential } = look;
    return {
      what: words.deadline.toExpiry,
      title: words.keyEnds(credential.name, sayShort(saying, credential.expiresAt)),
      detail: words.keyHint,
      action: words.rollKey,
      to: '/api-keys',
      technical: true,
    };
  }
  return look.kind === 'quote' ? describeQuote(saying, look.quote) : describeOrder(saying, look.order);
}

function describeQuote(saying: Saying, quote: Overview['quotes'][number]): Described {
  const { words, language } = saying;
  const { amounts, requestNumber, validUntil } = quote;
  return {
    what: words.deadline.toDecide,
    title: words.quoteFor(
      requestNumber,
      amounts ? formatMoney(language, toCents(amounts.net), amounts.currency) : '',
    ),
    detail: (
      <>
        <Route from={quote.from} to={quote.to} />
        {[quote.vehicle, validUntil && words.until(sayShort(saying, validUntil))]
          .filter(Boolean)
          .map((text) => `, ${text}`)}
      </>
    ),
    action: words.decide,
    to: `/quotes/${requestNumber}`,
  };
}

function describeOrder(saying: Saying, order: Overview['orders'][number]): Described {
  const { words } = saying;
  const number = numberOf(order);
  const detail = (
    <>
      <Route from={order.pickup.city} to={order.delivery.city} />
      {[vehicleOf(order), order.requestedPickup && sayShort(saying, order.requestedPickup)]
        .filter((text) => text && text !== '–')
        .map((text) => `, ${text}`)}
    </>
  );
  const to = `/orders/${number}`;
  if (order.shownStatus === 'COMPLAINT') {
    return {
      what: words.deadline.complaint,
      title: words.complaintOf(number),
      detail,
      action: words.look,
      to,
    };
  }
  const { missing } = order.readiness;
  const what = missing.map((field) => words.lacks[field] ?? field);
  return {
    what: order.requestedPickup ? words.deadline.toPickup : words.deadline.noPickup,
    title: words.hasNo(number, what.slice(0, 2).join(', ')),
    detail,
    action: missing.includes('vehicle.vin') ? words.addVin : words.complete,
    to,
  };
}
