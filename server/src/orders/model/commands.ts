// The lifecycle: for every command its target status, its changes, and the events, documents and mail that follow.
import { isoTimeOrNull } from '../../platform/iso-time.ts';
import { command } from './command.ts';
import {
  additionalDamage,
  alreadyTheDriver,
  assignedDriver,
  type Conversion,
  cancelReason,
  damageAtDelivery,
  driverId,
  type Handover,
  handoverProblems,
  haveDatesChanged,
  type InvoiceCancellation,
  type InvoiceCredit,
  isDamaged,
  legacyDelivery,
  legacyPickup,
  newDates,
  notAfter,
  notItsInvoice,
  type OnDevice,
  type Pickup,
  readings,
  reason,
  type SignedProtocol,
  signedProtocol,
  takenOver,
  toOrder,
  updated,
  type WithDriver,
  type WithOrigin,
  type WithReason,
} from './effects.ts';
import type { Location } from './order.ts';
import { effectiveChanges, type OrderChanges } from './order-changes.ts';
import {
  AFTER_DELIVERY,
  ALL_STATUSES,
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_PICKUP,
  BEFORE_RELEASE,
  BEFORE_SETTING_OUT,
  isOneOf,
  ON_THE_ROAD,
  UNASSIGNED,
  VEHICLE_WITH_DRIVER,
} from './status.ts';

export const COMMANDS = {
  confirm: command({ from: ['REQUESTED'], to: 'CONFIRMED' }),
  release: command({
    from: BEFORE_RELEASE,
    to: 'OPEN',
    events: [{ type: 'order.accepted' }],
    mail: 'trackingLink',
  }),
  pool: command({ from: ['OPEN'], to: 'POOLED' }),
  take: command({ from: ['OPEN', 'POOLED'], to: 'TENANT_ACCEPTED' }),
  offer: command({ from: ['OPEN', 'POOLED', 'TENANT_ACCEPTED'], to: 'OFFERED' }),
  assign_driver: command<WithDriver>({
    from: UNASSIGNED,
    to: 'ASSIGNED',
    changes: (_order, { driver }) => ({ driver }),
    events: [{ type: 'order.scheduled' }, { type: 'driver.assigned', data: assignedDriver }],
    mail: 'scheduled',
    audit: driverId,
  }),
  driver_accepted: command<OnDevice>({ from: ['ASSIGNED'], to: 'ACCEPTED' }),
  driver_dropped_out: command<WithReason & OnDevice>({
    from: ASSIGNED_BEFORE_PICKUP,
    to: 'OFFERED',
    changes: () => ({ driver: null, arrivedAtPickup: null }),
  }),
  replace_driver: command<WithDriver>({
    from: ON_THE_ROAD,
    to: 'same',
    problems: alreadyTheDriver,
    changes: takenOver,
    events: [{ type: 'driver.assigned', data: assignedDriver }],
    audit: driverId,
  }),
  /**
   * Replaces the driver at any time of a trip. Before departure, the new driver must accept the trip first.
   */
  reassign_driver: command<WithDriver & WithReason>({
    from: [...BEFORE_SETTING_OUT, ...ON_THE_ROAD],
    to: (order) => (isOneOf(BEFORE_SETTING_OUT, order) ? 'ASSIGNED' : order.status),
    problems: alreadyTheDriver,
    changes: takenOver,
    events: [
      { type: 'order.scheduled', from: BEFORE_SETTING_OUT },
      { type: 'driver.assigned', data: assignedDriver },
    ],
    mail: { topic: 'scheduled', from: BEFORE_SETTING_OUT },
    audit: ({ driver, reason }) => ({ driverId: driver.id, ...(reason !== undefined && { reason }) }),
  }),
  start_pickup: command<OnDevice>({ from: ['ACCEPTED'], to: 'PICKUP', events: [{ type: 'pickup.started' }] }),
  arrive_pickup: command<OnDevice>({
    from: ['PICKUP'],
    to: 'same',
    unless: ({ arrivedAtPickup }) =>
      arrivedAtPickup === null ? null : 'The driver has arrived at the pickup already.',
    changes: (_order, { at }, now) => ({ arrivedAtPickup: notAfter(at, now) }),
    events: [{ type: 'pickup.arrived' }],
  }),
  pick_up: command<Pickup>({
    from: ['PICKUP'],
    to: 'IN_TRANSIT',
    changes: (_order, { at, odometerKm = null, damages = [] }, now) => ({
      actualPickup: notAfter(at, now),
      vehicleAtPickup: { odometerKm, damages },
    }),
    events: [
      {
        type: 'vehicle.picked_up',
        data: (effect) => ({ actualPickup: isoTimeOrNull(effect.after.actualPickup), ...readings(effect) }),
      },
      { type: 'transport.started' },
    ],
    legacy: [
      {
        type: 'protocol.pickup.submitted',
        data: legacyPickup,
      },
    ],
    documents: [{ kind: 'PICKUP_PROTOCOL', announcedBy: 'vehicle.picked_up' }],
    mail: 'pickedUp',
    audit: ({ damages: _, ...readings }) => readings,
  }),
  /** A signed protocol that arrives after dispatch reported the step without it, or cancelled the order. */
  add_signed_protocol: command<SignedProtocol>({
    ...signedProtocol,
    from: [...VEHICLE_WITH_DRIVER, ...AFTER_DELIVERY, 'COMPLAINT', 'CANCELLED'],
    changes: (order, command) =>
      command.protocol === 'PICKUP'
        ? { vehicleAtPickup: { odometerKm: command.odometerKm ?? null, damages: command.damages ?? [] } }
        : additionalDamage(order, command),
    legacy: [
      {
        type: 'protocol.pickup.submitted',
        when: ({ command }) => command.protocol === 'PICKUP',
        data: legacyPickup,
      },
      {
        type: 'protocol.delivery.submitted',
        when: ({ command }) => command.protocol === 'DELIVERY',
        data: legacyDelivery,
      },
    ],
  }),
  /**
   * A protocol of a driver who was replaced after signing: it is stored, and the trip continues without it.
   */
  add_protocol_of_former_driver: command<SignedProtocol>({
    ...signedProtocol,
    from: [
      'OFFERED',
      ...ASSIGNED_BEFORE_PICKUP,
      ...VEHICLE_WITH_DRIVER,
      ...AFTER_DELIVERY,
      'COMPLAINT',
      'CANCELLED',
    ],
    changes: additionalDamage,
  }),
  report_delay: command<WithReason & { requestedDelivery: Date }>({
    from: [...ASSIGNED_BEFORE_PICKUP, 'IN_TRANSIT'],
    to: 'same',
    changes: (_order, { requestedDelivery }) => ({ requestedDelivery, delayedUntil: requestedDelivery }),
    events: [
      {
        type: 'transport.delayed',
        data: (effect) => ({
          ...reason(effect),
          requestedDelivery: isoTimeOrNull(effect.after.requestedDelivery),
        }),
      },
      { type: 'order.rescheduled', data: newDates },
    ],
    legacy: [{ type: 'order.updated', data: updated }],
    mail: 'delayed',
  }),
  arrive_delivery: command<OnDevice>({
    from: ['IN_TRANSIT'],
    to: 'DELIVERY',
    events: [{ type: 'delivery.arrived' }],
  }),
  hand_over: command<Handover>({
    from: ['DELIVERY'],
    to: 'DELIVERED',
    problems: handoverProblems,
    changes: (_order, { at, hasDamage = false }, now) => ({ actualDelivery: notAfter(at, now), hasDamage }),
    events: [
      {
        type: 'vehicle.delivered',
        data: (effect) => ({
          actualDelivery: isoTimeOrNull(effect.after.actualDelivery),
          hasDamage: effect.after.hasDamage,
          ...readings(effect),
        }),
      },
      {
        type: 'damage.reported',
        when: ({ after }) => after.hasDamage,
        data: damageAtDelivery,
      },
    ],
    legacy: [
      {
        type: 'protocol.delivery.submitted',
        data: legacyDelivery,
      },
      { type: 'order.delivered' },
    ],
    documents: [
      { kind: 'DELIVERY_PROTOCOL', announcedBy: 'vehicle.delivered' },
      { kind: 'DAMAGE_REPORT', announcedBy: 'damage.reported', when: isDamaged },
    ],
    mail: 'delivered',
  }),
  complete: command<OnDevice>({
    from: ['DELIVERED'],
    to: 'COMPLETED',
    events: [{ type: 'order.completed' }],
    legacy: [{ type: 'order.completed' }],
  }),
  invoice: command<{ invoiceNumber: string }>({
    from: ['COMPLETED'],
    to: 'INVOICED',
    changes: (_order, { invoiceNumber }) => ({ invoiceNumber }),
    events: [{ type: 'invoice.created', data: ({ after }) => ({ invoiceNumber: after.invoiceNumber }) }],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
  }),
  /** The order stays invoiced: no command leaves that status, and `reinvoice` makes its next invoice. */
  cancel_invoice: command<InvoiceCancellation>({
    from: ['INVOICED', 'COMPLAINT'],
    to: 'same',
    unless: ({ invoiceNumber }) =>
      invoiceNumber === null ? 'The order has no invoice that could be cancelled.' : null,
    problems: notItsInvoice,
    changes: () => ({ invoiceNumber: null }),
    events: [
      {
        type: 'invoice.created',
        data: ({ before, command: { cancellationNumber } }) => ({
          invoiceNumber: cancellationNumber,
          cancelsInvoiceNumber: before.invoiceNumber,
        }),
      },
      {
        type: 'invoice.cancelled',
        data: ({ before, command: { cancellationNumber, reason } }) => ({
          invoiceNumber: before.invoiceNumber,
          cancellationNumber,
          reason,
        }),
      },
    ],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
  }),
  /** The invoice stays the order's; the credit note takes back some of its lines or a part of them. */
  credit_invoice: command<InvoiceCredit>({
    from: ['INVOICED', 'COMPLAINT'],
    to: 'same',
    unless: ({ invoiceNumber }) =>
      invoiceNumber === null ? 'The order has no invoice that could be credited.' : null,
    problems: notItsInvoice,
    events: [
      {
        type: 'invoice.created',
        data: ({ before, command: { creditNoteNumber } }) => ({
          invoiceNumber: creditNoteNumber,
          creditsInvoiceNumber: before.invoiceNumber,
        }),
      },
    ],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
  }),
  reinvoice: command<{ invoiceNumber: string }>({
    from: ['INVOICED'],
    to: 'same',
    unless: ({ invoiceNumber }) =>
      invoiceNumber === null ? null : `${invoiceNumber} is the order’s invoice. Cancel it first.`,
    changes: (_order, { invoiceNumber }) => ({ invoiceNumber }),
    events: [{ type: 'invoice.created', data: ({ after }) => ({ invoiceNumber: after.invoiceNumber }) }],
    documents: [{ kind: 'INVOICE', announcedBy: 'invoice.created' }],
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
  withdraw: command<WithReason>({
    from: ['RECEIVED', 'QUOTE_REQUIRED'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    notForDispatch: true,
  }),
  reject_request: command<WithReason>({
    from: ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    mail: { topic: 'quoteWithdrawn', when: ({ before }) => before.status === 'QUOTE_SENT' },
  }),
  issue_quote: command<{ quoteNumber: string; version: number; validUntil: Date }>({
    from: ['QUOTE_REQUIRED', 'QUOTE_SENT'],
    to: 'QUOTE_SENT',
    changes: (_order, { quoteNumber }) => ({ quoteNumber }),
    events: [
      {
        type: 'quote.offered',
        data: ({ command: { quoteNumber, version, validUntil } }) => ({
          quoteNumber,
          version,
          validUntil: isoTimeOrNull(validUntil),
        }),
      },
    ],
    documents: [{ kind: 'QUOTE', announcedBy: 'quote.offered' }],
    mail: 'quote',
    notForDispatch: true,
  }),
  withdraw_quote: command<{ expired?: boolean }>({
    from: ['QUOTE_SENT'],
    to: 'QUOTE_REQUIRED',
    // The mail of the quote already contained the end of its validity.
    mail: { topic: 'quoteWithdrawn', when: ({ command: { expired } }) => expired !== true },
    notForDispatch: true,
  }),
  decline_quote: command<WithReason & WithOrigin>({
    from: ['QUOTE_SENT'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    notForDispatch: true,
  }),
  accept_quote: command<WithOrigin>({ from: ['QUOTE_SENT'], to: 'QUOTE_ACCEPTED', notForDispatch: true }),
  convert: command<Conversion>({
    from: ['QUOTE_ACCEPTED'],
    via: ['CONVERTED'],
    to: 'OPEN',
    changes: toOrder,
    events: [{ type: 'order.created' }, { type: 'order.accepted' }],
    documents: [{ kind: 'SIGNED_QUOTE', announcedBy: 'order.created' }],
    mail: 'trackingLink',
    audit: ({ orderNumber }) => ({ orderNumber }),
    notForDispatch: true,
  }),
  /** Used when the agreement requires a manual release. */
  convert_held: command<Conversion>({
    from: ['QUOTE_ACCEPTED'],
    via: ['CONVERTED'],
    to: 'REQUESTED',
    changes: toOrder,
    events: [{ type: 'order.created' }],
    documents: [{ kind: 'SIGNED_QUOTE', announcedBy: 'order.created' }],
    audit: ({ orderNumber }) => ({ orderNumber }),
    notForDispatch: true,
  }),
};
