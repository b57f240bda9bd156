// The lifecycle: for every command its target status, its changes, and the events, documents and mail that follow.
import { CHANGE_COMMANDS } from './change-commands.ts';
import { command } from './command.ts';
import {
  cancelReason,
  haveDatesChanged,
  type InvoiceCancellation,
  type InvoiceCredit,
  invoicesOf,
  newDates,
  notItsInvoice,
  reason,
  updated,
  type WithReason,
} from './effects.ts';
import type { Location, Order } from './order.ts';
import { effectiveChanges, type OrderChanges } from './order-changes.ts';
import { QUOTE_COMMANDS } from './quote-commands.ts';
import {
  AFTER_DELIVERY,
  ALL_STATUSES,
  BEFORE_PICKUP,
  BEFORE_RELEASE,
  isOneOf,
  type Status,
} from './status.ts';
import { TRIP_COMMANDS } from './trip-commands.ts';
import { UNDO_COMMANDS } from './undo-commands.ts';

/** A cancelled order may have an invoice for its extras. */
const INVOICE_HOLDERS: Status[] = ['INVOICED', 'COMPLAINT', 'CANCELLED'];

const hasNoInvoice = ({ invoiceNumber }: Pick<Order, 'invoiceNumber'>) =>
  invoiceNumber === null ? null : `${invoiceNumber} is the order’s invoice. Cancel it first.`;

/** What every invoice of an order does. The order keeps its first invoice; further ones bill only extras. */
const invoiced = {
  changes: (order: Order, { invoiceNumber }: { invoiceNumber: string }) =>
    order.invoiceNumber === null
      ? { invoiceNumber }
      : { supplementaryInvoices: [...order.supplementaryInvoices, invoiceNumber] },
  events: [
    {
      type: 'invoice.created' as const,
      data: ({ command: { invoiceNumber } }: { command: { invoiceNumber: string } }) => ({ invoiceNumber }),
    },
  ],
  documents: [{ kind: 'INVOICE' as const, announcedBy: 'invoice.created' as const }],
};

export const COMMANDS = {
  confirm: command({ from: ['REQUESTED'], to: 'CONFIRMED' }),
  release: command({
    from: BEFORE_RELEASE,
    to: 'OPEN',
    events: [{ type: 'order.accepted' }],
    mail: 'trackingLink',
  }),
  pool: command({ from: ['OPEN'], to: 'POOLED' }),
  /** The carrier or driver who was to drive it no longer does, and carriers can take it again. */
  return_to_pool: command({ from: ['TENANT_ACCEPTED', 'OFFERED'], to: 'POOLED', notForDispatch: true }),
  take: command({ from: ['OPEN', 'POOLED'], to: 'TENANT_ACCEPTED' }),
  offer: command({ from: ['OPEN', 'POOLED', 'TENANT_ACCEPTED'], to: 'OFFERED' }),
  ...TRIP_COMMANDS,
  invoice: command<{ invoiceNumber: string }>({ from: ['COMPLETED'], to: 'INVOICED', ...invoiced }),
  /** For an order that ended without transport, and for extras that were approved after the invoice. */
  invoice_extras: command<{ invoiceNumber: string }>({
    from: ['CANCELLED', 'INVOICED'],
    to: 'same',
    unless: ({ status, invoiceNumber }) =>
      status === 'INVOICED' && invoiceNumber === null
        ? 'The invoice was cancelled. Invoicing again bills the extras, too.'
        : null,
    ...invoiced,
    notListed: true,
  }),
  /** The order stays invoiced: no command leaves that status, and `reinvoice` makes its next invoice. */
  cancel_invoice: command<InvoiceCancellation>({
    from: INVOICE_HOLDERS,
    to: 'same',
    unless: (order) =>
      invoicesOf(order).length === 0 ? 'The order has no invoice that could be cancelled.' : null,
    problems: notItsInvoice,
    changes: (order, { invoiceNumber }) =>
      invoiceNumber === order.invoiceNumber
        ? { invoiceNumber: null }
        : { supplementaryInvoices: order.supplementaryInvoices.filter((one) => one !== invoiceNumber) },
    events: [
      {
        type: 'invoice.created',
        data: ({ command: { cancellationNumber, invoiceNumber } }) => ({
          invoiceNumber: cancellationNumber,
          cancelsInvoiceNumber: invoiceNumber,
        }),
      },
      {
        type: 'invoice.cancelled',
        data: ({ command: { cancellationNumber, invoiceNumber, reason } }) => ({
          invoiceNumber,
          cancellationNumber,
          reason,
        }),
      },
    ],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
  }),
  /** The invoice stays the order's; the credit note takes back some of its lines or a part of them. */
  credit_invoice: command<InvoiceCredit>({
    from: INVOICE_HOLDERS,
    to: 'same',
    unless: (order) =>
      invoicesOf(order).length === 0 ? 'The order has no invoice that could be credited.' : null,
    problems: notItsInvoice,
    events: [
      {
        type: 'invoice.created',
        data: ({ command: { creditNoteNumber, invoiceNumber } }) => ({
          invoiceNumber: creditNoteNumber,
          creditsInvoiceNumber: invoiceNumber,
        }),
      },
    ],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
    notListed: true,
  }),
  reinvoice: command<{ invoiceNumber: string }>({
    from: ['INVOICED'],
    to: 'same',
    unless: hasNoInvoice,
    ...invoiced,
  }),
  complain: command<{ description?: string | undefined; reportedBy?: string | undefined }>({
    from: AFTER_DELIVERY,
    to: 'COMPLAINT',
    changes: ({ status }) => ({ statusBeforeComplaint: status, hasDamage: true }),
    events: [
      {
        type: 'damage.reported',
        data: ({ command: { description } }) => ({ afterDelivery: true, description: description ?? null }),
      },
    ],
    documents: [{ kind: 'DAMAGE_REPORT', announcedBy: 'damage.reported' }],
  }),
  settle: command({ from: ['COMPLAINT'], to: 'before', changes: () => ({ statusBeforeComplaint: null }) }),
  cancel: command<WithReason>({
    from: BEFORE_PICKUP,
    to: 'CANCELLED',
    changes: cancelReason,
    events: [{ type: 'order.cancelled', data: reason }],
    legacy: [{ type: 'order.cancelled', data: reason }],
    mail: 'cancelled',
  }),
  change: command<{ changes: OrderChanges }>({
    from: BEFORE_PICKUP,
    to: 'same',
    changes: (order, { changes }) => effectiveChanges(order, changes),
    events: [{ type: 'order.rescheduled', when: haveDatesChanged, data: newDates }],
    legacy: [{ type: 'order.updated', data: updated }],
    // Before the release the end customer has received no mail about the order.
    mail: {
      topic: 'rescheduled',
      when: (effect) => haveDatesChanged(effect) && !isOneOf(BEFORE_RELEASE, effect.after),
    },
    audit: () => ({}),
    notForDispatch: true,
  }),
  ...CHANGE_COMMANDS,
  /** For a request whose postal code and city contradict each other or are unknown. */
  choose_place: command<{
    end: 'pickup' | 'delivery';
    place: Pick<Location, 'city' | 'postalCode' | 'coordinates'>;
    distanceKm: number | null;
  }>({
    from: ['RECEIVED', 'QUOTE_REQUIRED'],
    to: 'same',
    changes: (order, { end, place, distanceKm }) => ({ [end]: { ...order[end], ...place }, distanceKm }),
    legacy: [{ type: 'order.updated', data: updated }],
    audit: () => ({}),
    notForDispatch: true,
  }),
  upload_document: command({
    from: ALL_STATUSES,
    to: 'same',
    events: [{ type: 'document.uploaded' }],
    notForDispatch: true,
  }),
  ...QUOTE_COMMANDS,
  ...UNDO_COMMANDS,
};
