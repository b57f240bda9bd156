// What a person may ask of the operator: what is stored about them, and that it be erased.
import { z } from 'zod';
import { plainText } from '../../platform/plain-text.ts';
import { timestamp } from '../../platform/schemas.ts';
import { erasePerson, exportPerson, type PersonalData } from '../../retention/person.ts';
import { operationsRoute } from './admit.ts';

const tag = 'Personal data';
const changeAccess = { who: 'admins' } as const;

const person = z
  .strictObject({
    email: z.email().max(254).nullable().default(null),
    phone: plainText(50)
      .refine((text) => text.replace(/\D/g, '').length >= 7, 'Send at least 7 digits.')
      .nullable()
      .default(null)
      .describe('In any spelling, with or without country code'),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    message: 'Send an e-mail address or a phone number.',
    path: ['email'],
  });

const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const exportRecord = z
  .object({
    orders: z.array(
      z.object({
        id: z.uuid(),
        accountId: z.uuid(),
        orderNumber: z.string().nullable(),
        requestNumber: z.string().nullable(),
        createdAt: timestamp,
        endCustomerEmail: z.string().nullable(),
        pickupContact: contact.nullable().describe('Null where it is somebody else'),
        deliveryContact: contact.nullable(),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: timestamp,
        sentAt: timestamp.nullable(),
      }),
    ),
    drivers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        locationConsent: z.boolean(),
        createdAt: timestamp,
      }),
    ),
    accounts: z.array(z.object({ id: z.uuid(), name: z.string(), contractingParty: z.looseObject({}) })),
  })
  .meta({ id: 'PersonalData' });

function toExportRecord({ orders, drivers, ...rest }: PersonalData) {
  return {
    ...rest,
    orders: orders.map(({ pickup, delivery, atPickup, atDelivery, status: _, ...order }) => ({
      ...order,
      pickupContact: atPickup ? pickup.contact : null,
      deliveryContact: atDelivery ? delivery.contact : null,
    })),
    drivers: drivers.map(({ active: _, updatedAt: __, ...driver }) => driver),
  };
}

const ids = z.array(z.uuid());

const erasureRecord = z
  .object({
    orders: z.int(),
    mails: z.int(),
    drivers: z.int(),
    kept: z
      .object({ orders: ids, drivers: ids, accounts: ids })
      .describe('Orders and drivers under way, and contracting parties: to be seen to by hand or later'),
  })
  .meta({ id: 'Erasure' });

export const personalDataRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/personal-data/export',
    operationId: 'exportPersonalData',
    tag,
    summary: 'Export what is stored about a person',
    access: changeAccess,
    body: person,
    bodyExample: { email: 'familie@example.org' },
    responses: { 200: { description: 'Everything under this address or number', schema: exportRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: toExportRecord(await exportPerson(services.core, caller, body)),
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/personal-data/erase',
    operationId: 'erasePersonalData',
    tag,
    summary: 'Erase what is stored about a person',
    description:
      'Takes the people out of their ended orders, documents included, and deletes mails to them. Invoices and the audit stay; orders under way are named, to be erased when they have ended.',
    access: changeAccess,
    body: person,
    bodyExample: { phone: '+49 711 123456' },
    responses: { 200: { description: 'What was erased and what was kept', schema: erasureRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: await erasePerson(services.core, caller, body),
    }),
  }),
];
