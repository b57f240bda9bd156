// The items that need an action of the customer, the nearest deadline first, each with a link.
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { type OverviewTexts, overviewTexts } from '../../../../shared/texts/generated/portal/overview.ts';
import { DAY_MINUTES, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf, toCents, vehicleOf } from '../../orders/order-status.tsx';
import { Button } from '../../ui/button.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { foldEqual, isFold } from '../../ui/fold-equal.ts';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../../ui/format.ts';
import { Route } from '../../ui/route.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { useMinute, useNow } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { type AttentionItem, foldKeyOf, type Overview } from './attention-items.ts';
import overviewCss from './overview.module.css';

export function NeedsAttention({
  items,
  orders,
}: {
  items: readonly AttentionItem[] | undefined;
  /** How many orders need attention; the items have only the first of them. */
  orders: number;
}) {
  const texts = useTexts(overviewTexts);
  const { environment } = usePortal();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const shownOrders = items?.filter(({ kind }) => kind === 'order' || kind === 'quote').length ?? 0;
  const rows = items && foldEqual(items, foldKeyOf);
  const toggle = (key: string) =>
    setUnfolded(unfolded.includes(key) ? unfolded.filter((one) => one !== key) : [...unfolded, key]);
  return (
    <section className={overviewCss.attentions} aria-label={texts.needsAttention}>
      <h2>
        {texts.needsAttention} <Text tone="muted">{texts.urgent}</Text>
      </h2>
      {items?.length === 0 && (
        <Text as="p" tone="muted" className={overviewCss.attentionNone}>
          {texts.nothing}
        </Text>
      )}
      <ul aria-busy={items === undefined}>
        {items === undefined &&
          [0, 1, 2].map((row) => (
            <li key={row} className={overviewCss.attention}>
              <span className={join(tableCss.skeleton, tableCss.skeleton1)} />
              <span className={tableCss.skeleton} />
            </li>
          ))}
        {rows?.map((row) =>
          isFold(row) ? (
            <FoldedRows
              key={row.key}
              items={row.items}
              open={unfolded.includes(row.key)}
              onToggle={() => toggle(row.key)}
            />
          ) : (
            <AttentionRow key={row.key} item={row} />
          ),
        )}
      </ul>
      {orders > shownOrders && (
        <Link
          className={overviewCss.attentionAll}
          to={`/${environment}/orders` as '/'}
          search={{ group: 'needsAttention' } as never}
        >
          {texts.allOfThem({ count: orders })}
        </Link>
      )}
    </section>
  );
}

function FoldedRows({
  items,
  open,
  onToggle,
}: {
  items: readonly AttentionItem[];
  open: boolean;
  onToggle: () => void;
}) {
  const texts = useTexts(overviewTexts);
  const first = items[0]!;
  const missing = first.kind === 'order' ? first.order.readiness.missing : [];
  const what = missing.map((field) => findText(texts.lacks, field) ?? field).join(', ');
  const numbers = items.map((item) => (item.kind === 'order' ? numberOf(item.order) : '')).join(', ');
  return (
    <>
      <li className={join(overviewCss.attention, overviewCss.attentionSoon)}>
        <span className={overviewCss.attentionDue}>
          <strong>{items.length}</strong>
          <Text tone="muted">{texts.foldedLabel}</Text>
        </span>
        <span className={overviewCss.attentionWhat}>
          <strong>{texts.missing({ count: items.length, what })}</strong>
          <Text tone="muted">{numbers}</Text>
        </span>
        <Button small aria-expanded={open} onClick={onToggle}>
          {open ? texts.foldUp : texts.showAll}
        </Button>
      </li>
      {open && items.map((item) => <AttentionRow key={item.key} item={item} />)}
    </>
  );
}

const SOON_MINUTES = DAY_MINUTES;

const URGENT_MINUTES = 60;

function AttentionRow({ item }: { item: AttentionItem }) {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const minutes = useNow((nowMs) => Math.round((item.dueAt - nowMs) / MINUTE_MS));
  const nowMs = useMinute();
  const { what, title, detail, action, to, technical } = describeItem({ texts, language, nowMs }, item);
  const undated = item.dueAt === 0 || item.dueAt === Number.MAX_SAFE_INTEGER;
  const urgency =
    item.dueAt === 0 || minutes < URGENT_MINUTES ? 'urgent' : minutes < SOON_MINUTES ? 'soon' : 'later';
  const time = undated
    ? texts.deadline.open
    : minutes < 0
      ? texts.deadline.overdue
      : formatDuration(language, minutes * MINUTE_MS);
  return (
    <li className={join(overviewCss.attention, classNamed(overviewCss, `attention-${urgency}`))}>
      <span className={overviewCss.attentionDue}>
        <strong>{time}</strong>
        <Text tone="muted">{what}</Text>
      </span>
      <span className={overviewCss.attentionWhat}>
        <strong>{title}</strong>
        <Text tone="muted">{detail}</Text>
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

interface FormatContext {
  texts: OverviewTexts;
  language: Language;
  nowMs: number;
}

function formatShortTime({ language, nowMs }: FormatContext, at: string): string {
  return formatDayTimeInSentence(language, new Date(at), nowMs);
}

function describeItem(formatContext: FormatContext, item: AttentionItem): Described {
  const { texts, language } = formatContext;
  if (item.kind === 'endpoint') {
    const { endpoint } = item;
    const name = endpoint.description ?? new URL(endpoint.url).host;
    return {
      what: endpoint.nextAttemptAt ? texts.deadline.nextAttempt : texts.deadline.givenUp,
      title: texts.refuses({ name, status: endpoint.status }),
      detail: texts.notDelivered({
        count: formatNumber(language, endpoint.failed),
        since: inDative(formatShortTime(formatContext, endpoint.since)),
      }),
      action: texts.seeWhy,
      to: `/webhooks/${endpoint.id}`,
      technical: true,
    };
  }
  if (item.kind === 'key') {
    const { credential } = item;
    return {
      what: texts.deadline.toExpiry,
      title: texts.keyEnds({
        name: credential.name,
        when: formatShortTime(formatContext, credential.expiresAt),
      }),
      detail: texts.keyHint,
      action: texts.rollKey,
      to: '/api-keys',
      technical: true,
    };
  }
  return item.kind === 'quote'
    ? describeQuote(formatContext, item.quote)
    : describeOrder(formatContext, item.order);
}

function describeQuote(formatContext: FormatContext, quote: Overview['quotes'][number]): Described {
  const { texts, language } = formatContext;
  const { amounts, requestNumber, validUntil } = quote;
  return {
    what: texts.deadline.toDecide,
    title: texts.quoteFor({
      number: requestNumber,
      amount: amounts ? formatMoney(language, toCents(amounts.net), amounts.currency) : '',
    }),
    detail: (
      <>
        <Route from={quote.from} to={quote.to} />
        {[quote.vehicle, validUntil && texts.until({ when: formatShortTime(formatContext, validUntil) })]
          .filter(Boolean)
          .map((text) => `, ${text}`)}
      </>
    ),
    action: texts.decide,
    to: `/quotes/${requestNumber}`,
  };
}

function describeOrder(formatContext: FormatContext, order: Overview['orders'][number]): Described {
  const { texts } = formatContext;
  const number = numberOf(order);
  const detail = (
    <>
      <Route from={order.pickup.city} to={order.delivery.city} />
      {[vehicleOf(order), order.requestedPickup && formatShortTime(formatContext, order.requestedPickup)]
        .filter((text) => text && text !== '–')
        .map((text) => `, ${text}`)}
    </>
  );
  const to = `/orders/${number}`;
  if (order.shownStatus === 'COMPLAINT') {
    return {
      what: texts.deadline.complaint,
      title: texts.complaintOf({ number }),
      detail,
      action: texts.look,
      to,
    };
  }
  const { missing } = order.readiness;
  const what = missing.map((field) => findText(texts.lacks, field) ?? field);
  return {
    what: order.requestedPickup ? texts.deadline.toPickup : texts.deadline.noPickup,
    title: texts.hasNo({ number, what: what.slice(0, 2).join(', ') }),
    detail,
    action: missing.includes('vehicle.vin') ? texts.addVin : texts.complete,
    to,
  };
}
