// The bodies of dispatch commands, and what the core makes of each.
import { z } from 'zod';
import { invalidFields } from '../../http/errors.ts';
import { zonedTime } from '../../http/schemas.ts';
import type { Step } from '../../orders/dispatch-order.ts';
import type { DriverChoice } from '../../orders/model/command.ts';
import type { CommandName } from '../../orders/model/lifecycle-table.ts';
import type { Order } from '../../orders/model/order.ts';
import type { Db } from '../../platform/db.ts';
import { plainText } from '../../platform/plain-text.ts';
import { findDriver } from '../../transport/driver-store.ts';

const version = z.int().optional().describe('The version seen; refused when the order changed since');
const reason = plainText(500).optional();
const readings = {
  at: zonedTime.optional().describe('Time of the device; the future is cut off'),
  odometerKm: z.number().min(0).max(10_000_000).optional(),
  fuelLevelPercent: z.number().min(0).max(100).optional(),
};

const plain = <Name extends CommandName>(command: Name) =>
  z.strictObject({ command: z.literal(command), version });

const withDriver = <Name extends 'assign_driver' | 'replace_driver'>(command: Name) =>
  z.strictObject({ command: z.literal(command), driverId: z.uuid(), version });

const withReason = <Name extends 'driver_dropped_out' | 'cancel' | 'reject_request'>(command: Name) =>
  z.strictObject({ command: z.literal(command), reason, version });

export const commandBody = z.discriminatedUnion('command', [
  plain('confirm'),
  plain('release'),
  plain('pool'),
  plain('take'),
  plain('offer'),
  withDriver('assign_driver'),
  plain('driver_accepted'),
  withReason('driver_dropped_out'),
  withDriver('replace_driver'),
  plain('start_pickup'),
  plain('arrive_pickup'),
  z.strictObject({ command: z.literal('pick_up'), ...readings, version }),
  z.strictObject({
    command: z.literal('report_delay'),
    minutes: z
      .int()
      .min(1)
      .max(43_200)
      .optional()
      .describe('Moves the requested delivery, or now, by this much'),
    requestedDelivery: zonedTime.optional().describe('The new date, instead of minutes'),
    reason,
    version,
  }),
  plain('arrive_delivery'),
  z.strictObject({
    command: z.literal('hand_over'),
    ...readings,
    hasDamage: z.boolean().default(false),
    damageDescription: plainText(500).optional(),
    version,
  }),
  plain('complete'),
  plain('invoice'),
  z.strictObject({ command: z.literal('complain'), description: plainText(500).optional(), version }),
  plain('settle'),
  withReason('cancel'),
  withReason('reject_request'),
]);

type CommandBody = z.output<typeof commandBody>;

export async function toStep(db: Db, order: Order, body: CommandBody, now: Date): Promise<Step> {
  const { command: name, version: _, ...payload } = body;
  switch (body.command) {
    case 'assign_driver':
    case 'replace_driver':
      return { name: body.command, driver: await chosenDriver(db, body.driverId) };
    case 'report_delay':
      return { name: 'report_delay', reason: body.reason, requestedDelivery: newDelivery(order, body, now) };
    case 'invoice':
      return 'invoice';
    default:
      return { name, ...payload } as Step;
  }
}

async function chosenDriver(db: Db, id: string): Promise<DriverChoice> {
  const driver = await findDriver(db, id);
  if (driver?.active) return { id, name: driver.name };
  const message = driver ? 'This driver is not active.' : 'There is no driver with this id.';
  throw invalidFields([{ field: 'driverId', code: 'invalid_value', message }]);
}

function newDelivery(order: Order, body: Extract<CommandBody, { command: 'report_delay' }>, now: Date): Date {
  const { minutes } = body;
  if (body.requestedDelivery === undefined && minutes === undefined) {
    const message = 'Send minutes or requestedDelivery.';
    throw invalidFields([{ field: 'minutes', code: 'invalid_type', message }]);
  }
  const delivery =
    body.requestedDelivery ?? new Date((order.requestedDelivery ?? now).getTime() + minutes! * 60_000);
  if (order.requestedPickup === null || delivery >= order.requestedPickup) return delivery;
  const field = body.requestedDelivery ? 'requestedDelivery' : 'minutes';
  const message = 'The requested delivery may not lie before the requested pickup.';
  throw invalidFields([{ field, code: 'invalid_value', message }]);
}
