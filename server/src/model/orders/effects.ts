// The payloads of commands, and the effects that several declarations share.

import type { FieldProblem } from '../../platform/call-errors.ts';
import { isoTimeOrNull } from '../../platform/iso-time.ts';
import type { Price } from '../prices/price.ts';
import type { CommandDeclaration, Effect } from './command.ts';
import type { Order } from './order.ts';
import { changedFields } from './order-changes.ts';
import type { Damage } from './protocol.ts';
import { type DriverChoice, publicDriver } from './public-driver.ts';

/** When a driver did something. */
export interface OnDevice {
  /** The device's time, corrected; a time in the future counts as now. */
  at?: Date | undefined;
  /** How far the phone's clock is ahead of the service's. */
  clockOffsetSeconds?: number | undefined;
}

/** The readings of the dashboard at pickup and handover. */
interface Readings extends OnDevice {
  odometerKm?: number | undefined;
  fuelLevelPercent?: number | undefined;
}

export interface Pickup extends Readings {
  /** Damages that the driver saw on the vehicle at pickup. */
  damages?: Damage[] | undefined;
}

export interface Handover extends Readings {
  /** Confirms that implausible readings are correct. */
  confirm?: boolean | undefined;
  hasDamage?: boolean | undefined;
  damageDescription?: string | undefined;
}

/** A protocol of either step, as the driver submitted it. */
export interface SignedProtocol extends Pickup, Handover {
  protocol: 'PICKUP' | 'DELIVERY';
}

export interface WithReason {
  reason?: string | undefined;
}

/** From where the holder of a link made the decision; stored as proof. */
export interface WithOrigin {
  address?: string;
  userAgent?: string | null;
}

export interface WithDriver {
  driver: DriverChoice;
}

export interface Conversion {
  orderNumber: string;
  price: Price;
}

export interface InvoiceCancellation {
  /** The number of the invoice that cancels the other one. */
  cancellationNumber: string;
  /** The number of the invoice to cancel, as the caller saw it. */
  invoiceNumber: string;
  reason: string;
}

export interface InvoiceCredit {
  creditNoteNumber: string;
  /** The number of the invoice to credit, as the caller saw it. */
  invoiceNumber: string;
  reason: string;
}

/** The invoices of an order that are not cancelled. */
export function invoicesOf({
  invoiceNumber,
  supplementaryInvoices,
}: Pick<Order, 'invoiceNumber' | 'supplementaryInvoices'>): string[] {
  return invoiceNumber === null ? supplementaryInvoices : [invoiceNumber, ...supplementaryInvoices];
}

/** The order may have been invoiced again since the caller read it. */
export function notItsInvoice(
  order: Order,
  { invoiceNumber }: Pick<InvoiceCancellation, 'invoiceNumber'>,
): FieldProblem[] {
  const numbers = invoicesOf(order);
  if (numbers.includes(invoiceNumber)) return [];
  const params = { number: numbers.join(', ') };
  const message = `The order’s invoice is ${params.number}.`;
  return [{ field: 'invoiceNumber', code: 'invalid_value', message, reason: 'other_invoice', params }];
}

export const notAfter = (at: Date | undefined, now: Date) => (at !== undefined && at < now ? at : now);

export const readings = ({ command: { odometerKm, fuelLevelPercent } }: Effect<Readings>) => ({
  odometerKm: odometerKm ?? null,
  fuelLevelPercent: fuelLevelPercent ?? null,
});

/** Kept for the comparison at delivery. */
export const vehicleAtPickup = ({ odometerKm, fuelLevelPercent, damages }: Pickup) => ({
  odometerKm: odometerKm ?? null,
  fuelLevelPercent: fuelLevelPercent ?? null,
  damages: damages ?? [],
});

const legacyReadings = ({ command: { odometerKm, fuelLevelPercent } }: Effect<Readings>) => ({
  odometerReading: odometerKm ?? null,
  fuelLevel: fuelLevelPercent ?? null,
});

export const legacyPickup = (effect: Effect<Readings>) => ({
  actualPickup: isoTimeOrNull(effect.after.actualPickup),
  ...legacyReadings(effect),
});

export const legacyDelivery = (effect: Effect<Readings>) => ({
  actualDelivery: isoTimeOrNull(effect.after.actualDelivery),
  hasDamage: effect.after.hasDamage,
  ...legacyReadings(effect),
});

export const isDamaged = ({ hasDamage }: Handover) => hasDamage === true;

export const damageAtDelivery = ({ command: { damageDescription } }: Effect<Handover>) => ({
  afterDelivery: false,
  description: damageDescription ?? null,
});

export const additionalDamage = (order: Order, { hasDamage = false }: Handover) => ({
  hasDamage: order.hasDamage || hasDamage,
});

/** The effects of a signed protocol that arrives separately from its step. */
export const signedProtocol = {
  to: 'same',
  events: [
    { type: 'document.uploaded' },
    {
      type: 'damage.reported',
      when: ({ command }) => isDamaged(command),
      data: damageAtDelivery,
    },
  ],
  documents: [
    {
      kind: 'PICKUP_PROTOCOL',
      announcedBy: 'document.uploaded',
      when: ({ protocol }) => protocol === 'PICKUP',
    },
    {
      kind: 'DELIVERY_PROTOCOL',
      announcedBy: 'document.uploaded',
      when: ({ protocol }) => protocol === 'DELIVERY',
    },
    { kind: 'DAMAGE_REPORT', announcedBy: 'damage.reported', when: isDamaged },
  ],
  audit: ({ damages: _, ...rest }) => rest,
  notForDispatch: true,
} satisfies Partial<CommandDeclaration<SignedProtocol>>;

export const reason = ({ command }: Effect<WithReason>) => ({ reason: command.reason ?? null });
export const cancelReason = (_order: Order, { reason }: WithReason) => ({ cancelReason: reason ?? null });

export const newDates = ({ before, after }: Effect<unknown>) => ({
  requestedPickup: isoTimeOrNull(after.requestedPickup),
  previousRequestedPickup: isoTimeOrNull(before.requestedPickup),
  requestedDelivery: isoTimeOrNull(after.requestedDelivery),
  previousRequestedDelivery: isoTimeOrNull(before.requestedDelivery),
});

export const haveDatesChanged = ({ before, after }: Effect<unknown>) =>
  isoTimeOrNull(before.requestedPickup) !== isoTimeOrNull(after.requestedPickup) ||
  isoTimeOrNull(before.requestedDelivery) !== isoTimeOrNull(after.requestedDelivery);

export const updated = ({ before, after }: Effect<unknown>) => ({
  changedFields: changedFields(before, after),
  pickupDate: isoTimeOrNull(after.requestedPickup),
  expectedDeliveryDate: isoTimeOrNull(after.requestedDelivery),
});

export const assignedDriver = ({ after, showDriver }: Effect<unknown>) => ({
  driver: publicDriver(after.driver, showDriver),
});

export const driverId = ({ driver }: WithDriver) => ({ driverId: driver.id });

export function alreadyTheDriver(order: Order, { driver }: WithDriver): FieldProblem[] {
  if (order.driver?.id !== driver.id) return [];
  const message = 'This driver already has the trip.';
  return [{ field: 'driverId', code: 'invalid_value', message, reason: 'has_trip' }];
}

/** A new driver who takes over before the pickup has not arrived there yet. */
export const takenOver = ({ status }: Order, { driver }: WithDriver) => ({
  driver,
  ...(status === 'PICKUP' && { arrivedAtPickup: null }),
});

export const toOrder = (_order: Order, { orderNumber, price }: Conversion) => ({
  kind: 'ORDER' as const,
  orderNumber,
  price,
  quoteReason: null,
});

/** Readings that are impossible at a handover, or so unlikely that they must be confirmed. */
export function handoverProblems(order: Order, command: Handover): FieldProblem[] {
  const { at, odometerKm, hasDamage = false, damageDescription, confirm = false } = command;
  const problems: FieldProblem[] = [];
  if (at && order.actualPickup && at < order.actualPickup) {
    const message = 'The handover must not be before the pickup.';
    problems.push({ field: 'at', code: 'too_small', message, reason: 'handover_before_pickup' });
  }
  const odometerBefore = order.vehicleAtPickup?.odometerKm ?? null;
  if (odometerKm !== undefined && odometerBefore !== null && odometerKm < odometerBefore && !confirm) {
    const message = `The odometer showed ${odometerBefore} km at pickup. Send confirm: true if this is still correct.`;
    problems.push({
      field: 'odometerKm',
      code: 'too_small',
      message,
      reason: 'odometer_lower',
      params: { km: odometerBefore },
    });
  }
  if (damageDescription !== undefined && !hasDamage) {
    const message = 'A description of damage needs hasDamage: true.';
    problems.push({
      field: 'damageDescription',
      code: 'invalid_value',
      message,
      reason: 'damage_without_mark',
    });
  }
  return problems;
}

export interface IssuedQuote {
  quoteNumber: string;
  version: number;
  validUntil: Date;
}

/** A quote for a request, or for a change of an order. */
export const offersQuote = {
  changes: (_order: Order, { quoteNumber }: IssuedQuote) => ({ quoteNumber }),
  events: [
    {
      type: 'quote.offered' as const,
      data: ({ command: { quoteNumber, version, validUntil } }: { command: IssuedQuote }) => ({
        quoteNumber,
        version,
        validUntil: isoTimeOrNull(validUntil),
      }),
    },
  ],
  documents: [{ kind: 'QUOTE' as const, announcedBy: 'quote.offered' as const }],
  mail: 'quote' as const,
  notForDispatch: true as const,
};
