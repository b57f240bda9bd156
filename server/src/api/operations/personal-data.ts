// Exports and erases the data of a person on request.
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
      .describe('In any notation, with or without country code'),
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
        pickupContact: contact.nullable().describe('Null if the contact is another person'),
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
      .describe('Orders and drivers under way, and contracting parties: erase them by hand or later'),
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
      'Anonymises the ended orders of the person, including documents, and deletes mails to the person. Invoices and the audit log stay; orders under way are listed, to be erased after they have ended.',
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
