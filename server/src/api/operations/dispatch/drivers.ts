import { z } from 'zod';
import { DRIVER_LANGUAGES } from '../../../../../shared/texts/generated/languages.ts';
import { type Driver, driverNotFound, type ListedDriver } from '../../../dispatch/drivers/driver.ts';
import { findDriversNamed, findListedDriver, listDrivers } from '../../../dispatch/drivers/driver-store.ts';
import { addDriver, changeDriver } from '../../../dispatch/drivers/manage-drivers.ts';
import { deactivateDriver, listOpenOfDriver } from '../../../dispatch/trips/deactivate-driver.ts';
import { printableText } from '../../../documents/printable-text.ts';
import type { Core } from '../../../orders/records/core.ts';
import { plainText } from '../../../platform/plain-text.ts';
import {
  nextCursor,
  optional,
  pageQuery,
  timestamp,
  uuidPath,
  withoutUndefined,
} from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';
import { nameSearch } from '../name-search.ts';
import { pendingChoices, pendingItems, toPendingItems } from '../pending-items.ts';
import { driverCarrier } from './planning-records.ts';

const fields = {
  name: printableText(200).describe(
    'First name, then last name; customers see only the initial of the last name',
  ),
  phone: plainText(50).nullable(),
  email: z.email().max(254).nullable(),
  locationConsent: z.boolean().describe('Whether the driver agreed to sharing the location'),
  language: z.enum(DRIVER_LANGUAGES).describe('The language of the driver app and of mails to the driver'),
  active: z.boolean().describe('Inactive drivers get no trips'),
};

const driverRecord = z
  .object({
    id: z.uuid(),
    ...fields,
    leaving: z
      .boolean()
      .describe('Finishes the trips on the road, gets no new ones, and is deactivated after the last'),
    carrier: driverCarrier,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Driver' });

async function readDriver({ sql }: Core, id: string): Promise<ListedDriver> {
  const driver = await findListedDriver(sql, id);
  if (!driver) throw driverNotFound();
  return driver;
}

const DRIVER_RESPONSE = { description: 'The driver', schema: driverRecord };

export const driverRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/drivers',
    operationId: 'addDriver',
    tag: 'Drivers',
    summary: 'Add a driver',
    access: { who: 'dispatch' },
    body: z.strictObject({
      name: fields.name,
      phone: optional(fields.phone, null),
      email: optional(fields.email, null),
      locationConsent: optional(fields.locationConsent, false),
      language: optional(fields.language, 'de' as const),
      active: optional(fields.active, true),
    }),
    bodyExample: { name: 'Jana Kowalska', phone: '+49 170 1234567', locationConsent: true },
    responses: { 201: DRIVER_RESPONSE },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 201,
      body: { ...(await addDriver(services.core, caller, body)), carrier: null },
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/drivers',
    operationId: 'listDrivers',
    tag: 'Drivers',
    summary: 'List drivers, newest first',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({ ...pageQuery, search: nameSearch }),
    responses: {
      200: {
        description: 'A page of drivers',
        schema: z.object({ data: z.array(driverRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      if (query.search !== undefined) {
        const data = await findDriversNamed(services.core.sql, query.search, query.limit);
        return { status: 200, body: { data, nextCursor: null } };
      }
      const start = services.http.cursors.read('drivers', query.cursor);
      const rows = await listDrivers(services.core.sql, query.limit + 1, start);
      const startOf = ({ createdAt: at, id }: Driver) => ({ at, id });
      return { status: 200, body: services.http.cursors.page(rows, query.limit, 'drivers', startOf) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/drivers/{id}',
    operationId: 'getDriver',
    tag: 'Drivers',
    summary: 'Get a driver',
    access: { who: 'all' },
    params: uuidPath,
    responses: { 200: DRIVER_RESPONSE },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => ({
      status: 200,
      body: await readDriver(services.core, params.id),
    }),
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/drivers/{id}',
    operationId: 'changeDriver',
    tag: 'Drivers',
    summary: 'Change a driver',
    access: { who: 'dispatch' },
    params: uuidPath,
    description:
      'Deactivating is refused while trips or plates of the driver are open, unless `open` says what to do with each. A driver who finishes a trip is `leaving` until then; `active: true` ends that.',
    body: z.strictObject({ ...fields, open: pendingChoices }).partial(),
    bodyExample: { locationConsent: false },
    responses: { 200: DRIVER_RESPONSE },
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'STILL_OPEN', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({
      services: { core },
      caller,
      params: { id },
      body: { open = [], active, ...changes },
    }) => {
      if (active === false) await deactivateDriver(core, caller, id, withoutUndefined(changes), open);
      else await changeDriver(core, caller, id, withoutUndefined({ ...changes, active }));
      return { status: 200, body: await readDriver(core, id) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/drivers/{id}/open',
    operationId: 'listOpenOfDriver',
    tag: 'Drivers',
    summary: 'List what is open if a driver is deactivated now',
    access: { who: 'all' },
    params: uuidPath,
    responses: { 200: { description: 'What to decide first', schema: pendingItems } },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { core }, caller, params: { id } }) => ({
      status: 200,
      body: toPendingItems(await listOpenOfDriver(core, caller, id)),
    }),
  }),
];
