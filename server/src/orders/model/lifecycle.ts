// Decides what a command does to an order: changes and announcements, without touching anything.

import { announce, same } from './announce.ts';
import type { Circumstances, Command, OrderChanges } from './command.ts';
import { isAllowed, type Status, TRANSITIONS, type Transition } from './lifecycle-table.ts';
import type { Order } from './order.ts';
import type { Announcement } from './write-events.ts';

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
