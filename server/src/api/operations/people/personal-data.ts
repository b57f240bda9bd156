// Exports and erases the data of a person on request; a preview first shows who an erasure would affect.
import { z } from 'zod';
import type { Mention } from '../../../consequences/person-store.ts';
import type { HomePlace } from '../../../dispatch/availability/working-terms.ts';
import { MESSAGE_AUTHORS } from '../../../dispatch/conversations/message.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { type Erasure, erasePerson, previewErasure } from '../../../retention/erase-person.ts';
import { type ExportedPerson, exportPerson } from '../../../retention/person.ts';
import { absenceShape, toAbsenceRecord } from '../../shared/availability/absence-record.ts';
import { homeInput, termsShape } from '../../shared/availability/working-terms-schema.ts';
import { toUserRecord, userRecord } from '../../shared/people/user-record.ts';
import { operationsRoute } from '../admit.ts';
import { pendingChoices, pendingItemOfPerson, toPendingItems } from '../pending-items.ts';

const tag = 'Personal data';
const changeAccess = { who: 'admins' } as const;

const personFields = {
  email: z.email().max(254).nullable().default(null),
  phone: plainText(50)
    .nullable()
    .default(null)
    .describe('In any format, with or without country code; at least 7 digits without leading zeros'),
};

const emailOrPhone = (given: { email: string | null; phone: string | null }) =>
  given.email !== null || given.phone !== null;
const NEITHER = {
  message: 'Send an e-mail address or a phone number.',
  path: ['email'],
  params: { reason: 'email_or_phone' },
};

const person = z.strictObject(personFields).refine(emailOrPhone, NEITHER);

const confirmedPerson = z
  .strictObject({
    ...personFields,
    confirmation: z.string().max(100).describe('From the preview: exactly what it showed is erased'),
    open: pendingChoices.default([]),
  })
  .refine(emailOrPhone, NEITHER);

const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const mention = z
  .object({
    table: z.string(),
    id: z.string().nullable().describe('Of the record, or of what it belongs to'),
    accountId: z.uuid().nullable(),
    field: z.string(),
    text: z.string(),
  })
  .meta({ id: 'PersonalDataMention' });

/** Lists of texts, by what they belong to. */
const TEXTS = {
  placeTexts: 'Names and remarks of places',
  recurringOrders: 'Recurring orders',
  orderTexts: 'Instructions, references, metadata and notes of orders',
  auditTexts: 'What people wrote about changes, and values before and after them',
  quotes: 'Quotes and decisions about them',
  imports: 'Rows of imported files',
  protocols: 'Protocols of pickup and delivery',
  messages: 'Messages between dispatch and drivers',
  absences: 'Remarks about absences',
  extras: 'Notes about extras and expenses',
  carrierOffers: 'Remarks about offers to carriers',
  damageCases: 'Damage cases, their tasks and letters',
  views: 'Saved views',
  agents: 'Agents, and transfers for which they asked a price',
  documents: 'Names of files',
  mailTexts: 'Mails to others',
  webhooks: 'Webhook messages and answers to them',
  sandboxTexts: 'Messages of test inboxes',
  credentials: 'Names of keys',
  alerts: 'Alerts',
  failedJobs: 'Errors of background work',
} as const;

type TextList = keyof typeof TEXTS;

function eachText<Schema extends z.ZodType>(schema: (list: TextList) => Schema) {
  const lists = Object.keys(TEXTS) as TextList[];
  return Object.fromEntries(lists.map((list) => [list, schema(list)])) as Record<TextList, Schema>;
}

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
        formerContacts: z.array(contact).describe('The person as a contact in the history of changes'),
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
    places: z
      .array(
        z.object({
          id: z.uuid(),
          accountId: z.uuid(),
          place: z.string().describe('The name of the place'),
          contacts: z.array(contact.extend({ email: z.string().nullable() })),
        }),
      )
      .describe('Places of address books with the person as a contact'),
    drivers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        locationConsent: z.boolean(),
        createdAt: timestamp,
        phones: z
          .array(
            z.object({
              createdAt: timestamp,
              lastSeenAt: timestamp,
              userAgent: z.string().nullable(),
              signedOutAt: timestamp.nullable(),
            }),
          )
          .describe('The phones that are signed in, and signed-out ones that may still have unsent work'),
        terms: z.object({ ...termsShape, home: homeInput.nullable() }).describe('The terms of work'),
        absences: z.array(z.object(absenceShape)),
        messages: z
          .array(
            z.object({
              orderId: z.uuid(),
              author: z.enum(MESSAGE_AUTHORS),
              text: z.string(),
              writtenAt: timestamp,
              readAt: timestamp.nullable(),
            }),
          )
          .describe('Between dispatch and the driver'),
      }),
    ),
    users: z
      .array(
        z.object({
          ...userRecord.shape,
          accountId: z.uuid().nullable().describe('Null for people of the operator'),
          sessions: z.array(
            z.object({
              createdAt: timestamp,
              lastUsedAt: timestamp,
              address: z.string(),
              userAgent: z.string().nullable(),
            }),
          ),
          passkeys: z.array(z.string()),
          companySignIns: z
            .array(z.object({ issuer: z.string(), subject: z.string(), createdAt: timestamp }))
            .describe('Who the person is at the provider of the company'),
        }),
      )
      .describe('People who sign in to the portal or the console'),
    accounts: z.array(z.object({ id: z.uuid(), name: z.string(), contractingParty: z.looseObject({}) })),
    ...eachText((list) => z.array(mention).describe(`${TEXTS[list]} with the person`)),
  })
  .meta({ id: 'PersonalData' });

function toExportRecord({ orders, drivers, users, texts, ...rest }: ExportedPerson) {
  return {
    ...rest,
    ...(texts as Record<TextList, Mention[]>),
    orders: orders.map(({ pickup, delivery, atPickup, atDelivery, status: _, ...order }) => ({
      ...order,
      pickupContact: atPickup ? pickup.contact : null,
      deliveryContact: atDelivery ? delivery.contact : null,
    })),
    drivers: drivers.map(({ active: _, updatedAt: __, phones, messages, terms, absences, ...driver }) => ({
      ...driver,
      terms: { ...terms, home: terms.home && withoutCoordinates(terms.home) },
      absences: absences.map(toAbsenceRecord),
      phones: phones.map(({ createdAt, lastSeenAt, userAgent, signedOutAt }) => ({
        createdAt,
        lastSeenAt,
        userAgent,
        signedOutAt,
      })),
      messages: messages.map(({ orderId, author, text, writtenAt, readAt }) => ({
        orderId,
        author,
        text,
        writtenAt,
        readAt,
      })),
    })),
    users: users.map((user) => ({
      ...toUserRecord(user),
      accountId: user.accountId,
      sessions: user.sessions,
      passkeys: user.passkeys,
      companySignIns: user.companySignIns.map(({ issuer, subject, createdAt }) => ({
        issuer,
        subject,
        createdAt: createdAt.toISOString(),
      })),
    })),
  };
}

function withoutCoordinates({ coordinates: _, ...place }: HomePlace) {
  return place;
}

const ids = z.array(z.uuid());

const erasureFields = {
  orders: z.int(),
  mails: z.int(),
  places: z.int().describe('Places of address books that lose this contact'),
  drivers: z.int(),
  users: z.int(),
  texts: z
    .object(eachText(() => z.int()))
    .describe('Records with texts in which the person is replaced, by list of the export'),
  kept: z
    .object({ orders: ids, drivers: ids, users: ids, accounts: ids })
    .describe(
      'Orders and drivers under way are erased after their end; last admins and contracting parties by hand',
    ),
};

const asLists = ({ texts }: Pick<Erasure, 'texts'>) => ({ texts: texts as Record<TextList, number> });

const erasureRecord = z.object(erasureFields).meta({ id: 'Erasure' });

const previewRecord = z
  .object({
    people: z.array(
      z.object({
        role: z.enum(['CONTACT', 'END_CUSTOMER', 'DRIVER', 'USER']),
        name: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        requested: z
          .boolean()
          .describe('False for other contacts of the same orders, who are anonymised too'),
      }),
    ),
    ...erasureFields,
    open: z.array(pendingItemOfPerson).describe('Say what to do with each of them in the erasure'),
    confirmation: z.string().describe('Send it with the erasure'),
  })
  .meta({ id: 'ErasurePreview' });

export const personalDataRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/personal-data/export',
    operationId: 'exportPersonalData',
    tag,
    summary: 'Export what is stored about a person',
    access: changeAccess,
    confirm: 'fresh factor',
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
    path: '/personal-data/erasure-preview',
    operationId: 'previewErasure',
    tag,
    summary: 'Show who an erasure would affect',
    description: 'Changes nothing. Its confirmation is needed to erase.',
    access: changeAccess,
    body: person,
    bodyExample: { phone: '+49 711 123456' },
    responses: { 200: { description: 'Who would be erased, and what would be kept', schema: previewRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const { open, ...preview } = await previewErasure(services.core, caller, body);
      return { status: 200, body: { ...preview, ...asLists(preview), open: toPendingItems(open).data } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/personal-data/erase',
    operationId: 'erasePersonalData',
    tag,
    summary: 'Erase what is stored about a person',
    description:
      'Anonymises the orders of the person, including documents, deletes mails to the person, removes the person from address books and recurring orders, replaces the person in every other text, and signs the person out of portal, console and driver app. Invoices and the audit log stay. Refused while something is open, unless `open` says what to do with each item of the preview: orders under way are anonymised after they have ended (AFTER_END), a driver after the last trip (AFTER_TRIPS); the last admin and a contracting party stay (KEEP).',
    access: changeAccess,
    confirm: 'fresh factor',
    body: confirmedPerson,
    bodyExample: { phone: '+49 711 123456', confirmation: '5f0c…' },
    responses: { 200: { description: 'What was erased and what was kept', schema: erasureRecord } },
    errors: ['INVALID_REQUEST', 'ERASURE_OUTDATED', 'STILL_OPEN'],
    handler: async ({ services, caller, body: { confirmation, open, ...given } }) => {
      const erasure = await erasePerson(services.core, caller, given, confirmation, open);
      return { status: 200, body: { ...erasure, ...asLists(erasure) } };
    },
  }),
];
