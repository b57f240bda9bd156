// Decides what a command does to an order: changes and announcements, without touching anything.
import { isDeepStrictEqual } from 'node:util';
import type { Price } from '../agreements/price.ts';
import { API_VERSION } from '../api-version.ts';
import type { EventName, OlderEventName } from '../events/catalog.ts';
import type { Announcement } from '../events/write-events.ts';
import {
  CREATIONS,
  type CreationName,
  isAllowed,
  type Status,
  TRANSITIONS,
  type Transition,
} from './lifecycle-table.ts';
import type { Contact, Order } from './order.ts';

export interface DriverChoice {
  id: string;
  name: string;
}

/** What a driver reads off the dashboard when taking or giving the vehicle. */
export interface Readings {
  /** The device's time; the future is cut off. */
  at?: Date | undefined;
  odometerKm?: number | undefined;
  fuelLevelPercent?: number | undefined;
}

export interface OrderChanges {
  customerReference?: string | null;
  requestedPickup?: Date | null;
  requestedDelivery?: Date | null;
  pickupContact?: Partial<Contact>;
  deliveryContact?: Partial<Contact>;
  instructions?: string | null;
  vin?: string;
  licensePlate?: string;
  metadata?: Record<string, unknown>;
}

type Plain =
  | 'confirm'
  | 'release'
  | 'pool'
  | 'take'
  | 'offer'
  | 'driver_accepted'
  | 'start_pickup'
  | 'arrive_pickup'
  | 'arrive_delivery'
  | 'complete'
  | 'settle'
  | 'withdraw_quote'
  | 'accept_quote';

export type Command =
  | { name: Plain }
  | { name: 'assign_driver' | 'replace_driver'; driver: DriverChoice }
  | { name: 'driver_dropped_out'; reason?: string | undefined }
  | ({ name: 'pick_up' } & Readings)
  | ({
      name: 'hand_over';
      hasDamage?: boolean | undefined;
      damageDescription?: string | undefined;
    } & Readings)
  | { name: 'report_delay'; requestedDelivery: Date; reason?: string | undefined }
  | { name: 'invoice'; invoiceNumber: string }
  | { name: 'issue_quote'; quoteNumber: string; version: number; validUntil: Date }
  | { name: 'convert' | 'convert_held'; orderNumber: string; price: Price }
  | { name: 'upload_document' }
  | { name: 'complain'; description?: string | undefined }
  | { name: 'cancel' | 'withdraw' | 'reject_request' | 'decline_quote'; reason?: string | undefined }
  | { name: 'change'; changes: OrderChanges };

export interface Circumstances {
  now: Date;
  /** Whether the account's agreement shows drivers to the customer. */
  showDriver: boolean;
}

export interface Decision {
  changes: Partial<Order>;
  announcements: Announcement[];
}

/** Null when the table does not allow the command in this state. */
export function decide(order: Order, command: Command, circumstances: Circumstances): Decision | null {
  const row: Transition = TRANSITIONS[command.name];
  if (!isAllowed(command.name, order)) return null;
  const status = targetOf(row, order);
  const changes: Partial<Order> = { ...changesOf(order, command, circumstances), status };
  if (command.name === 'change' && Object.keys(changes).length === 1)
    return { changes: {}, announcements: [] };
  const after = { ...order, ...changes };
  return { changes, announcements: announce(order, after, command, row, circumstances) };
}

function targetOf(row: Transition, order: Order): Status {
  if (row.to === 'same') return order.status;
  return row.to === 'before' ? order.statusBeforeComplaint! : row.to;
}

function changesOf(order: Order, command: Command, { now }: Circumstances): Partial<Order> {
  switch (command.name) {
    case 'assign_driver':
      return { driver: { id: command.driver.id, name: command.driver.name } };
    case 'replace_driver':
      return {
        driver: { id: command.driver.id, name: command.driver.name },
        ...(order.status === 'PICKUP' && { arrivedAtPickup: null }),
      };
    case 'driver_dropped_out':
      return { driver: null, arrivedAtPickup: null };
    case 'arrive_pickup':
      return { arrivedAtPickup: now };
    case 'pick_up':
      return { actualPickup: notAfter(command.at, now) };
    case 'hand_over':
      return { actualDelivery: notAfter(command.at, now), hasDamage: command.hasDamage ?? false };
    case 'report_delay':
      return { requestedDelivery: command.requestedDelivery };
    case 'invoice':
      return { invoiceNumber: command.invoiceNumber };
    case 'complain':
      return { statusBeforeComplaint: order.status, hasDamage: true };
    case 'settle':
      return { statusBeforeComplaint: null };
    case 'cancel':
    case 'withdraw':
    case 'reject_request':
    case 'decline_quote':
      return { cancelReason: command.reason ?? null };
    case 'convert':
    case 'convert_held':
      return { kind: 'ORDER', orderNumber: command.orderNumber, price: command.price, quoteReason: null };
    case 'change':
      return realChanges(order, command.changes);
    default:
      return {};
  }
}

function notAfter(at: Date | undefined, now: Date): Date {
  return at !== undefined && at < now ? at : now;
}

/** Only what differs, so that repeating a change changes nothing. */
function realChanges(order: Order, wanted: OrderChanges): Partial<Order> {
  const changes: Partial<Order> = {};
  const { pickupContact, deliveryContact, vin, licensePlate, ...plain } = wanted;
  for (const [key, value] of Object.entries(plain)) {
    if (value !== undefined && !same(order[key as keyof Order], value))
      Object.assign(changes, { [key]: value });
  }
  const pickup = { ...order.pickup, contact: { ...order.pickup.contact, ...pickupContact } };
  if (!same(order.pickup, pickup)) changes.pickup = pickup;
  const delivery = { ...order.delivery, contact: { ...order.delivery.contact, ...deliveryContact } };
  if (!same(order.delivery, delivery)) changes.delivery = delivery;
  const vehicle = {
    ...order.vehicle,
    ...(vin !== undefined && { vin }),
    registration: { ...order.vehicle.registration, ...(licensePlate !== undefined && { licensePlate }) },
  };
  if (!same(order.vehicle, vehicle)) changes.vehicle = vehicle;
  return changes;
}

/** As JSON, in whatever order the fields come: PostgreSQL gives objects back in an order of its own. */
function same(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(asJson(left), asJson(right));
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

function announce(
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
  const statusChanged = passed.slice(1).map((status, i) => olderStatusChange(passed[i]!, status));
  const older = row.older.map(
    (type): Announcement => ({ format: 'legacy', type, data: olderData(type, before, after, command) }),
  );
  return [...v1, ...statusChanged, ...older];
}

export function olderStatusChange(from: Status | null, to: Status): Announcement {
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

function olderData(
  type: OlderEventName,
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
    ...statuses.map((status, i) => olderStatusChange(statuses[i - 1] ?? null, status)),
  ];
}
