// One change of an order as text: the action, details from its events, and the fields before and after.

import { findText } from '../../../shared/text/find-text.ts';
import { fieldsTexts } from '../../../shared/texts/generated/orders/fields.ts';
import type { HistoryTexts } from '../../../shared/texts/generated/orders/history.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../shared/time/format-duration.ts';
import { formatDayTimeInSentence, formatNumber } from '../ui/format.ts';
import { formatChange } from './format-change.ts';
import type { FormatContextWith } from './format-when.ts';
import type { OrderHistoryEntry } from './history-entry.ts';

type FormatContext = FormatContextWith<HistoryTexts> & {
  /** Decides whether the level is of a tank or of a battery. */
  fuelType: string;
};

type Data = Record<string, unknown>;

const ASSIGNMENTS = ['order.assign_driver', 'order.replace_driver', 'order.reassign_driver'];

export function formatEntry(
  formatContext: FormatContext,
  entry: OrderHistoryEntry,
): { title: string; detail: string | null; changes: string[] } {
  const { texts } = formatContext;
  const data: Data = Object.assign({}, ...entry.events.map((event) => event.data));
  const title = findText(texts.history, entry.action) ?? texts.statusChanged;
  return {
    title: titleOf(formatContext, entry, data, title),
    detail: detailOf(formatContext, entry, data),
    changes: changesOf(formatContext, entry, data),
  };
}

const DATES = ['requestedPickup', 'requestedDelivery'];

/** Dates are left out if the title contains them; they are in the events, which are not erased. */
function changesOf(
  formatContext: FormatContext,
  { action, changes }: OrderHistoryEntry,
  data: Data,
): string[] {
  const shown = changes.filter(
    ({ field }) => action !== 'order.change' || !DATES.includes(field) || data[field] === undefined,
  );
  if (shown.length > 0 && shown.every(({ values }) => values === null)) {
    return [formatContext.texts.valuesErased];
  }
  return shown.flatMap(({ field, values }) => (values ? formatChange(formatContext, field, values) : []));
}

function titleOf(formatContext: FormatContext, entry: OrderHistoryEntry, data: Data, title: string): string {
  const { texts } = formatContext;
  const driver = data.driver as { firstName: string; initial: string } | null | undefined;
  if (driver && ASSIGNMENTS.includes(entry.action)) {
    return texts.driverIs({ title, name: `${driver.firstName} ${driver.initial}.`.replace(/ \.$/, '') });
  }
  if (entry.action === 'order.report_delay') {
    const minutes = minutesBetween(data.previousRequestedDelivery, data.requestedDelivery);
    return minutes
      ? texts.driverIs({ title, name: formatDuration(formatContext.language, minutes * MINUTE_MS) })
      : title;
  }
  if (entry.action !== 'order.change') return title;
  const moved = [
    movedOf(formatContext, 'pickup', data.previousRequestedPickup, data.requestedPickup),
    movedOf(formatContext, 'delivery', data.previousRequestedDelivery, data.requestedDelivery),
  ].filter((text) => text !== null);
  if (moved.length > 0) return moved.join(', ');
  const names = entry.changes
    .map(({ field }) => findText(fieldsTexts[formatContext.language], field) ?? field)
    .join(', ');
  return names ? texts.changedFields({ names }) : title;
}

function movedOf(
  formatContext: FormatContext,
  which: 'pickup' | 'delivery',
  before: unknown,
  after: unknown,
): string | null {
  if (before === after || after === undefined) return null;
  const { moved } = formatContext.texts;
  if (after === null) return moved[`${which}Open`];
  const at = (time: unknown) =>
    formatDayTimeInSentence(formatContext.language, new Date(String(time)), formatContext.nowMs);
  const to = at(after);
  return before ? moved[which]({ from: inDative(at(before)), to }) : moved[`${which}Set`]({ to });
}

function minutesBetween(before: unknown, after: unknown): number | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const minutes = Math.round((Date.parse(after) - Date.parse(before)) / MINUTE_MS);
  return minutes > 0 ? minutes : null;
}

function detailOf(
  { texts, language, fuelType }: FormatContext,
  { action, reason }: OrderHistoryEntry,
  data: Data,
): string | null {
  if (reason) return texts.quoted({ text: reason });
  if (action === 'order.cancel_invoice' && data.cancelsInvoiceNumber)
    return texts.cancelsInvoice({
      cancelled: String(data.cancelsInvoiceNumber),
      by: String(data.invoiceNumber),
    });
  if (typeof data.reason === 'string') return texts.quoted({ text: data.reason });
  if (action === 'order.complain' && typeof data.description === 'string')
    return texts.quoted({ text: data.description });
  if ((action === 'order.issue_quote' || action === 'order.offer_change') && data.quoteNumber) {
    return texts.quoteNumber({ quote: String(data.quoteNumber), version: Number(data.version) });
  }
  if (['order.invoice', 'order.invoice_extras', 'order.reinvoice'].includes(action) && data.invoiceNumber)
    return String(data.invoiceNumber);
  if (action === 'order.upload_document')
    return (data.document as { fileName?: string } | undefined)?.fileName ?? null;
  if (action !== 'order.pick_up' && action !== 'order.hand_over') return null;
  const parts = [
    typeof data.odometerKm === 'number' &&
      texts.odometer({ km: formatNumber(language, data.odometerKm, 'kilometer') }),
    typeof data.fuelLevelPercent === 'number' &&
      texts[fuelType === 'ELECTRIC' ? 'battery' : 'fuel']({
        percent: formatNumber(language, data.fuelLevelPercent, 'percent'),
      }),
    typeof data.hasDamage === 'boolean' && (data.hasDamage ? texts.damage : texts.noDamage),
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : null;
}
