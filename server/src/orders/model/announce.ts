// What a change of an order announces, in both formats, and what the messages say about it.
import { isDeepStrictEqual } from 'node:util';
import { API_VERSION } from '../../http/api-version.ts';
import type { Circumstances, Command, DriverChoice } from './command.ts';
import type { EventName, LegacyEventName } from './event-catalog.ts';
import { CREATIONS, type CreationName, type Status, type Transition } from './lifecycle-table.ts';
import type { Order } from './order.ts';
import type { Announcement } from './write-events.ts';

export function same(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(asJson(left), asJson(right));
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function announce(
  before: Order,
  after: Order,
  command: Command,
  row: Transition,
  circumstances: Circumstances,
): Announcement[] {
  const types: EventName[] = [...row.events];
  if (command.name === 'hand_over' && command.hasDamage) types.push('damage.reported');
  if (command.name === 'change' && datesMoved(before, after)) types.push('order.rescheduled');
  const v1 = types.map(
    (type): Announcement => ({
      format: API_VERSION,
      type,
      data: v1Data(type, before, after, command, circumstances),
    }),
  );
  const passed = before.status === after.status ? [] : [before.status, ...(row.via ?? []), after.status];
  const statusChanged = passed.slice(1).map((status, i) => legacyStatusChange(passed[i]!, status));
  const legacy = row.legacy.map(
    (type): Announcement => ({ format: 'legacy', type, data: legacyData(type, before, after, command) }),
  );
  return [...v1, ...statusChanged, ...legacy];
}

export function legacyStatusChange(from: Status | null, to: Status): Announcement {
  return { format: 'legacy', type: 'order.status_changed', data: { from, to } };
}

function datesMoved(before: Order, after: Order): boolean {
  return (
    iso(before.requestedPickup) !== iso(after.requestedPickup) ||
    iso(before.requestedDelivery) !== iso(after.requestedDelivery)
  );
}

/** First name and initial only: the rest of a driver is nobody's business. */
export function publicDriver(driver: DriverChoice | null, showDriver: boolean) {
  if (driver === null || !showDriver) return null;
  const names = driver.name.trim().split(/\s+/);
  const last = names.length > 1 ? names[names.length - 1]! : '';
  return { firstName: names[0]!, initial: [...last][0]?.toUpperCase() ?? '' };
}

function v1Data(
  type: EventName,
  before: Order,
  after: Order,
  command: Command,
  { showDriver }: Circumstances,
): Record<string, unknown> {
  const { odometerKm, fuelLevelPercent } = readingsOf(command);
  switch (type) {
    case 'driver.assigned':
      return { driver: publicDriver(after.driver, showDriver) };
    case 'vehicle.picked_up':
      return { actualPickup: iso(after.actualPickup), odometerKm, fuelLevelPercent };
    case 'vehicle.delivered':
      return {
        actualDelivery: iso(after.actualDelivery),
        hasDamage: after.hasDamage,
        odometerKm,
        fuelLevelPercent,
      };
    case 'damage.reported':
      return {
        afterDelivery: command.name === 'complain',
        description: ('description' in command ? command.description : damageOf(command)) ?? null,
      };
    case 'transport.delayed':
      return { reason: reasonOf(command), requestedDelivery: iso(after.requestedDelivery) };
    case 'order.rescheduled':
      return {
        requestedPickup: iso(after.requestedPickup),
        previousRequestedPickup: iso(before.requestedPickup),
        requestedDelivery: iso(after.requestedDelivery),
        previousRequestedDelivery: iso(before.requestedDelivery),
      };
    case 'order.cancelled':
    case 'order.rejected':
      return { reason: reasonOf(command) };
    case 'quote.offered': {
      const { quoteNumber, version, validUntil } = command as Extract<Command, { name: 'issue_quote' }>;
      return { quoteNumber, version, validUntil: iso(validUntil) };
    }
    case 'invoice.created':
      return { invoiceNumber: after.invoiceNumber };
    default:
      return {};
  }
}

function readingsOf(command: Command) {
  const read = command.name === 'pick_up' || command.name === 'hand_over' ? command : null;
  return { odometerKm: read?.odometerKm ?? null, fuelLevelPercent: read?.fuelLevelPercent ?? null };
}

function damageOf(command: Command): string | undefined {
  return command.name === 'hand_over' ? command.damageDescription : undefined;
}

function reasonOf(command: Command): string | null {
  return ('reason' in command ? command.reason : undefined) ?? null;
}

function legacyData(
  type: LegacyEventName,
  before: Order,
  after: Order,
  command: Command,
): Record<string, unknown> {
  const { odometerKm, fuelLevelPercent } = readingsOf(command);
  switch (type) {
    case 'protocol.pickup.submitted':
      return {
        actualPickup: iso(after.actualPickup),
        odometerReading: odometerKm,
        fuelLevel: fuelLevelPercent,
      };
    case 'protocol.delivery.submitted':
      return {
        actualDelivery: iso(after.actualDelivery),
        hasDamage: after.hasDamage,
        odometerReading: odometerKm,
        fuelLevel: fuelLevelPercent,
      };
    case 'order.updated':
      return {
        changedFields: changedFields(before, after),
        pickupDate: iso(after.requestedPickup),
        expectedDeliveryDate: iso(after.requestedDelivery),
      };
    case 'order.cancelled':
      return { reason: reasonOf(command) };
    default:
      return {};
  }
}

function changedFields(before: Order, after: Order): string[] {
  return (Object.keys(after) as (keyof Order)[]).filter((key) => !same(before[key], after[key]));
}

/** What is announced when an order or request comes into being. */
export function announceCreation(creation: CreationName): Announcement[] {
  const { statuses, events } = CREATIONS[creation];
  return [
    ...events.map((type): Announcement => ({ format: API_VERSION, type })),
    ...statuses.map((status, i) => legacyStatusChange(statuses[i - 1] ?? null, status)),
  ];
}
