// Recurring orders: made from an order, with a rule for the dates; pause, resume, end.
import { z } from 'zod';
import { DAY_MINUTES } from '../../../../../shared/time/durations.ts';
import { formatVehicleName } from '../../../../../shared/vehicle/vehicle-name.ts';
import { federalStateOf } from '../../../geo/federal-states.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import {
  actOnRecurring,
  addRecurring,
  changeRecurring,
  checkRule,
  getRecurring,
  RECURRING_ACTIONS,
  stateOf,
} from '../../../orders/recurring/manage-recurring.ts';
import { RECURRING_STATES } from '../../../orders/recurring/recurring-order.ts';
import { type ListedRecurring, listDates, listRecurring } from '../../../orders/recurring/recurring-store.ts';
import { DAYS_OF_MONTH, MAX_MOVED_DAYS, nextDays, ON_HOLIDAYS } from '../../../orders/recurring/rule.ts';
import { plainText } from '../../../platform/plain-text.ts';
import {
  calendarDay,
  nextCursor,
  optional,
  pageQuery,
  timestamp,
  uuidPath,
  withoutUndefined,
} from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Recurring orders';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'dispatch' } as const;
const notFound = 'RECURRING_ORDER_NOT_FOUND' as const;
const MAX_NEXT_DAYS = 12;
const MAX_LISTED_DATES = 60;
const MAX_VEHICLES = 20;
const MAX_EXCEPTIONS = 100;
const MAX_DELIVERY_MINUTES = 14 * DAY_MINUTES;

const ruleShape = {
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .describe('1 is Monday, 7 is Sunday; empty for a rule by month'),
  everyWeeks: z.int().min(1).max(12).describe('Counted from the week of `startsOn`'),
  byMonth: z
    .strictObject({
      nth: z
        .int()
        .min(-1)
        .max(31)
        .refine((nth) => nth !== 0, 'Counts from 1; -1 is the last one.'),
      of: z.enum(DAYS_OF_MONTH).describe('WORKING_DAY: from Monday to Friday, no public holiday'),
    })
    .nullable()
    .describe('Such as the last working day: `nth` -1 `of` WORKING_DAY; null for a rule by week'),
  pickupTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Send a time such as 08:30.')
    .describe('The requested pickup, in the operator’s time zone'),
  deliveryAfterMinutes: z
    .int()
    .min(0)
    .max(MAX_DELIVERY_MINUTES)
    .nullable()
    .describe(
      'From the requested pickup to the requested delivery by the local clock; null without a requested delivery',
    ),
  startsOn: calendarDay,
  endsOn: calendarDay.nullable().describe('The last possible day; null without an end'),
  onHolidays: z
    .enum(ON_HOLIDAYS)
    .describe(
      'What happens on public holidays of the federal state of the pickup: KEEP the date, SKIP it, or MOVE it to the next working day',
    ),
  exceptions: z
    .array(z.strictObject({ day: calendarDay, to: calendarDay.nullable().describe('Null leaves it out') }))
    .max(MAX_EXCEPTIONS)
    .describe(`Single dates of the rule that are left out or moved, by at most ${MAX_MOVED_DAYS} days`),
  daysAhead: z.int().min(0).max(60).describe('How many days ahead the orders are created'),
};
const ruleInput = {
  ...ruleShape,
  weekdays: optional(ruleShape.weekdays, []),
  everyWeeks: optional(ruleShape.everyWeeks, 1),
  byMonth: optional(ruleShape.byMonth, null),
  deliveryAfterMinutes: optional(ruleShape.deliveryAfterMinutes, null),
  endsOn: optional(ruleShape.endsOn, null),
  onHolidays: optional(ruleShape.onHolidays, 'KEEP' as const),
  exceptions: optional(ruleShape.exceptions, []),
  daysAhead: optional(ruleShape.daysAhead, 7),
};

const ruleDay = z.object({
  day: calendarDay,
  movedFrom: calendarDay.nullable().describe('The day by the rule, if a holiday or an exception moved it'),
  skippedBy: z.enum(['HOLIDAY', 'EXCEPTION']).nullable().describe('Why it is left out'),
});
const version = z.int().optional().describe('The version seen; refused if it was changed since');

const recurringRecord = z
  .object({
    id: z.uuid(),
    name: z.string(),
    customer: z.object({ id: z.uuid(), name: z.string() }),
    pickupCity: z.string(),
    deliveryCity: z.string(),
    vehicle: z.string().describe('Manufacturer and model, if known'),
    vehicleCount: z.int().describe('How many orders on each date'),
    ...ruleShape,
    state: z.enum(RECURRING_STATES),
    nextDays: z.array(ruleDay).describe(`At most ${MAX_NEXT_DAYS}; empty unless active`),
    version: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'RecurringOrder' });

const dateRecord = z.object({
  day: calendarDay,
  outcome: z.enum(['CREATED', 'REFUSED']),
  orders: z.array(z.object({ id: z.uuid(), number: z.string() })),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it was refused'),
  createdAt: timestamp,
});
const detailRecord = z
  .object({
    ...recurringRecord.shape,
    dates: z.array(dateRecord).describe(`The latest first, at most ${MAX_LISTED_DATES}`),
  })
  .meta({ id: 'RecurringOrderDetails' });

const RECURRING_RESPONSE = { description: 'The recurring order as it is now', schema: recurringRecord };

function toRecord(recurring: ListedRecurring, today: string) {
  const { accountId, accountName, content, vehicles, nextCheckAt: _, createdBy: __, ...rest } = recurring;
  const [vehicle] = vehicles;
  return {
    ...rest,
    customer: { id: accountId, name: accountName },
    pickupCity: content.pickup.city,
    deliveryCity: content.delivery.city,
    vehicle: formatVehicleName(vehicle ?? {}),
    vehicleCount: vehicles.length,
    nextDays:
      recurring.state === 'ACTIVE' ? nextDays(recurring, today, stateOf(recurring), MAX_NEXT_DAYS) : [],
  };
}

async function readToday({ sql, clock }: Core): Promise<string> {
  return dayOf((await findOperator(sql)).timeZone, clock.now());
}

/** Null if neither is named: then only holidays of all of Germany are known. */
async function stateOfTemplate({ sql }: Core, order: string | undefined, recurringId: string | undefined) {
  if (recurringId !== undefined) return stateOf(await getRecurring(sql, recurringId));
  return order === undefined ? null : federalStateOf((await getAnyOrder(sql, order)).pickup);
}

async function answer(core: Core, recurring: ListedRecurring, status = 200) {
  return { status, body: toRecord(recurring, await readToday(core)) };
}

const RULE_EXAMPLE = { weekdays: [2], pickupTime: '08:30', startsOn: '2026-11-17', daysAhead: 7 };

export const recurringOrderRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/recurring-orders',
    operationId: 'listRecurringOrders',
    tag,
    summary: 'List recurring orders, newest first',
    access: readAccess,
    fromReplica: true,
    query: z.strictObject({ accountId: z.uuid().optional(), ...pageQuery }),
    responses: {
      200: {
        description: 'A page of recurring orders',
        schema: z.object({ data: z.array(recurringRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services: { core, http }, query: { accountId, limit, cursor } }) => {
      const start = http.cursors.read('recurring', cursor);
      const rows = await listRecurring(core.sql, accountId, limit + 1, start);
      const page = http.cursors.page(rows, limit, 'recurring', ({ createdAt: at, id }) => ({ at, id }));
      const today = await readToday(core);
      return { status: 200, body: { ...page, data: page.data.map((each) => toRecord(each, today)) } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/recurring-orders/preview',
    operationId: 'previewRecurringDates',
    tag,
    summary: 'Preview the next dates of a rule',
    access: changeAccess,
    body: z.strictObject({
      ...ruleInput,
      order: z.string().max(200).optional().describe('The template, whose pickup decides about holidays'),
      recurringId: z.uuid().optional().describe('Instead of `order`, for a recurring order that exists'),
    }),
    bodyExample: RULE_EXAMPLE,
    responses: { 200: { description: 'The dates', schema: z.object({ data: z.array(ruleDay) }) } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'RECURRING_ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, body: { order, recurringId, ...rule } }) => {
      checkRule(rule);
      const state = await stateOfTemplate(core, order, recurringId);
      return { status: 200, body: { data: nextDays(rule, await readToday(core), state, MAX_NEXT_DAYS) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/recurring-orders/{id}',
    operationId: 'getRecurringOrder',
    tag,
    summary: 'Get a recurring order with its latest dates',
    access: readAccess,
    params: uuidPath,
    notFound,
    responses: { 200: { description: 'The recurring order', schema: detailRecord } },
    errors: ['RECURRING_ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => {
      const recurring = await getRecurring(core.sql, params.id);
      const dates = await listDates(core.sql, params.id, MAX_LISTED_DATES);
      return { status: 200, body: { ...toRecord(recurring, await readToday(core)), dates } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/recurring-orders',
    operationId: 'addRecurringOrder',
    tag,
    summary: 'Make a recurring order from an order',
    description:
      'Customer, addresses, contacts, services and instructions are those of the order. Each date is created exactly once.',
    access: changeAccess,
    body: z.strictObject({
      order: z.string().max(200).describe('The id or number of the order that is the template'),
      name: plainText(100),
      vehicleCount: optional(z.int().min(1).max(MAX_VEHICLES), 1).describe('How many orders on each date'),
      sameVehicle: optional(z.boolean(), false).describe(
        'Whether the orders have the VIN and plate of the template',
      ),
      ...ruleInput,
    }),
    bodyExample: { order: 'VT-100045', name: 'Tuesdays to Bremen', ...RULE_EXAMPLE },
    responses: { 201: RECURRING_RESPONSE },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, body }) =>
      answer(core, await addRecurring(core, caller, body), 201),
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/recurring-orders/{id}',
    operationId: 'changeRecurringOrder',
    tag,
    summary: 'Change name or rule of a recurring order',
    description: 'Orders that exist already stay as they are.',
    access: changeAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({
      name: plainText(100).optional(),
      ...z.strictObject(ruleShape).partial().shape,
      version,
    }),
    bodyExample: { pickupTime: '09:00', version: 1 },
    responses: { 200: RECURRING_RESPONSE },
    errors: ['INVALID_REQUEST', 'RECURRING_ORDER_NOT_FOUND', 'RECURRING_ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body: { version: seen, ...changes } }) =>
      answer(core, await changeRecurring(core, caller, params.id, withoutUndefined(changes), seen)),
  }),
  operationsRoute({
    method: 'POST',
    path: '/recurring-orders/{id}/actions',
    operationId: 'actOnRecurringOrder',
    tag,
    summary: 'Pause, resume or end a recurring order, or try refused dates again',
    description: 'Orders that exist already stay as they are. An ended one cannot be resumed.',
    access: changeAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({ action: z.enum(RECURRING_ACTIONS), version }),
    bodyExample: { action: 'pause', version: 1 },
    responses: { 200: RECURRING_RESPONSE },
    errors: ['INVALID_REQUEST', 'RECURRING_ORDER_NOT_FOUND', 'RECURRING_ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body }) =>
      answer(core, await actOnRecurring(core, caller, params.id, body.action, body.version)),
  }),
];
