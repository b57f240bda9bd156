// The bodies of dispatch commands, and the use case that runs each.
import { z } from 'zod';
import { refuseUnfinished } from '../../../damage/run-on-case.ts';
import { chooseDriver } from '../../../dispatch/drivers/manage-drivers.ts';
import { dropCancellationExtras } from '../../../dispatch/extras/cancel-late.ts';
import { proposeWaiting } from '../../../dispatch/extras/propose-waiting.ts';
import { recordTripInVain } from '../../../dispatch/extras/trip-in-vain.ts';
import { prepareUndo } from '../../../dispatch/trips/undo-step.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { delayedDelivery } from '../../../model/orders/dates.ts';
import type { Command, CommandName } from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import { UNDO_NAMES, type UndoName } from '../../../model/orders/undo-commands.ts';
import { amountToCents } from '../../../model/prices/price.ts';
import { cancelInvoice } from '../../../money/invoices/cancel-invoice.ts';
import { creditInvoice } from '../../../money/invoices/credit-invoice.ts';
import { invoiceOrder } from '../../../money/invoices/invoice-order.ts';
import { exchangeRate } from '../../../operator/exchange-rates.ts';
import { type DispatchRequest, dispatchOrder } from '../../../orders/act/dispatch-order.ts';
import { prepareCommand } from '../../../orders/act/prepare-command.ts';
import type { Core } from '../../../orders/records/core.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { zonedTime } from '../../../platform/schemas.ts';

const version = z
  .int()
  .optional()
  .describe('The version seen; the command is refused if the order has changed since');
const reason = plainText(500).optional();
const readings = {
  at: zonedTime.optional().describe('Time of the device; a future time becomes now'),
  odometerKm: z.number().min(0).max(10_000_000).optional(),
  fuelLevelPercent: z.number().min(0).max(100).optional(),
};

const confirm = z.boolean().optional().describe('Confirms an odometer reading below that at pickup');

const plain = <Name extends CommandName>(command: Name) =>
  z.strictObject({ command: z.literal(command), version });
const invoicing = <Name extends CommandName>(name: Name) =>
  z.strictObject({
    command: z.literal(name),
    exchangeRate: exchangeRate
      .optional()
      .describe('Of an invoice in another currency, for one euro; by default the average of the month'),
    version,
  });

const withDriver = <Name extends 'assign_driver' | 'replace_driver'>(command: Name) =>
  z.strictObject({ command: z.literal(command), driverId: z.uuid(), version });

const withReason = <Name extends 'driver_dropped_out' | 'cancel' | 'reject_request'>(command: Name) =>
  z.strictObject({ command: z.literal(command), reason, version });

const undo = <Name extends UndoName>(command: Name) =>
  z.strictObject({
    command: z.literal(command),
    reason: plainText(500).describe('Why the step was a mistake; for the audit log'),
    version,
  });

const seenInvoice = z
  .string()
  .max(40)
  .optional()
  .describe('The invoice seen; the command is refused if the order has another one now');

const MAX_CREDIT = 1_000_000_000;
const MAX_CREDITED_LINES = 500;

export const creditedLines = z
  .array(
    z.strictObject({
      position: z.int().min(1).describe('The position of the line on the invoice'),
      net: z
        .number()
        .min(-MAX_CREDIT)
        .max(MAX_CREDIT)
        .multipleOf(0.01)
        .optional()
        .describe('By default all that is left of it; below zero for a discount line'),
    }),
  )
  .min(1)
  .max(MAX_CREDITED_LINES);

/** Without an amount, all that is left of the line. */
export function toCreditedLines(lines: z.output<typeof creditedLines>) {
  return lines.map(({ position, net }) => ({
    position,
    netCents: net === undefined ? null : amountToCents(net),
  }));
}

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
  z.strictObject({ command: z.literal('reassign_driver'), driverId: z.uuid(), reason, version }),
  plain('start_pickup'),
  plain('arrive_pickup'),
  z.strictObject({ command: z.literal('trip_in_vain'), reason: plainText(500), version }),
  z.strictObject({ command: z.literal('pick_up'), ...readings, version }),
  z.strictObject({
    command: z.literal('report_delay'),
    minutes: z
      .int()
      .min(1)
      .max(43_200)
      .optional()
      .describe('Moves the requested delivery by this many minutes; without one, counts from now'),
    requestedDelivery: zonedTime.optional().describe('The new date, instead of minutes'),
    reason,
    version,
  }),
  plain('arrive_delivery'),
  z.strictObject({
    command: z.literal('hand_over'),
    ...readings,
    hasDamage: z.boolean().default(false),
    damageDescription: printableText(500).optional(),
    confirm,
    version,
  }),
  plain('complete'),
  invoicing('invoice'),
  invoicing('invoice_extras'),
  z.strictObject({
    command: z.literal('cancel_invoice'),
    invoiceNumber: seenInvoice,
    reason: printableText(500).describe('Printed on the cancellation invoice'),
    version,
  }),
  z.strictObject({
    command: z.literal('credit_invoice'),
    invoiceNumber: seenInvoice,
    lines: creditedLines,
    reason: printableText(500).describe('Printed on the credit note'),
    version,
  }),
  invoicing('reinvoice'),
  z.strictObject({
    command: z.literal('complain'),
    description: printableText(500).optional(),
    reportedBy: printableText(200).optional().describe('Who complained; by default the customer'),
    version,
  }),
  plain('settle'),
  withReason('cancel'),
  withReason('reject_request'),
  undo('reopen'),
  undo('undo_delivery'),
  undo('undo_completion'),
]);

type CommandBody = z.output<typeof commandBody>;

/** Passes the command to the use case that handles it. */
export function runCommand(
  core: Core,
  body: CommandBody,
  request: Omit<DispatchRequest, 'command' | 'prepare' | 'confirm'>,
) {
  if (body.command === 'cancel_invoice') return cancelInvoice(core, request, body);
  if (body.command === 'credit_invoice')
    return creditInvoice(core, request, { ...body, lines: toCreditedLines(body.lines) });
  if (body.command === 'invoice' || body.command === 'invoice_extras' || body.command === 'reinvoice')
    return invoiceOrder(core, request, body.command, body.exchangeRate);
  return dispatchOrder(core, {
    ...request,
    ...(body.command === 'trip_in_vain' && { record: recordTripInVain(core, request.actor, body.reason) }),
    ...(body.command === 'pick_up' && { record: (tx, changed) => proposeWaiting(core, tx, changed) }),
    ...(body.command === 'reopen' && {
      record: (tx, order) => dropCancellationExtras(core, tx, request.actor, order),
    }),
    ...(body.command === 'undo_delivery' && { record: (tx, { id }) => refuseUnfinished(tx, id) }),
    ...(body.command === 'settle' && {
      record: (tx, { id }) =>
        refuseUnfinished(tx, id, 'Close the damage case first; that settles the complaint.'),
    }),
    command: body.command,
    prepare: async (order) =>
      isUndo(body)
        ? prepareUndo(core, order, body.command, body.reason)
        : prepareCommand(core, order, await toCommand(core, order, body)),
  });
}

function isUndo(body: CommandBody): body is Extract<CommandBody, { command: UndoName }> {
  return (UNDO_NAMES as readonly string[]).includes(body.command);
}

async function toCommand(core: Core, order: Order, body: CommandBody): Promise<Command> {
  const { command: name, version: _, ...payload } = body;
  switch (body.command) {
    case 'assign_driver':
    case 'replace_driver':
      return { name: body.command, driver: await chooseDriver(core.sql, body.driverId) };
    case 'reassign_driver': {
      const driver = await chooseDriver(core.sql, body.driverId);
      return { name: body.command, driver, reason: body.reason };
    }
    case 'report_delay': {
      const requestedDelivery = delayedDelivery(order, body, core.clock.now());
      return { name: 'report_delay', reason: body.reason, requestedDelivery };
    }
    default:
      return { name, ...payload } as Command;
  }
}
