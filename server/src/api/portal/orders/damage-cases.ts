// The damage cases of an order for its customer: their state, complaining, own photos and letters.
import { z } from 'zod';
import { addPhoto } from '../../../damage/add-photo.ts';
import { listCasesOf, listOutcomes } from '../../../damage/case-store.ts';
import type { DamageCase, Liability, Outcome } from '../../../damage/damage-case.ts';
import { damageErrors } from '../../../damage/errors.ts';
import { type DamageLetter, findLetter, listLetters } from '../../../damage/letter-store.ts';
import { complain, complaintRefusal, complaintUntil } from '../../../damage/open-case.ts';
import { listPhotosOf } from '../../../damage/photo-store.ts';
import { findDamageSettings } from '../../../damage/settings.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { UPLOAD_LIMIT_BYTES } from '../../../documents/sniff.ts';
import type { Order } from '../../../model/orders/order.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import type { Db } from '../../../platform/db.ts';
import { timestamp } from '../../../platform/schemas.ts';
import {
  DAMAGE_EXAMPLE,
  damageNumber,
  MAX_DESCRIPTION,
  reportedDamages,
  toDamages,
} from '../../shared/damage/damage-input.ts';
import { caseShape, damageRecord, toCaseRecord, toDamageRecord } from '../../shared/damage/damage-record.ts';
import { sendLetterFile } from '../../shared/damage/send-letter.ts';
import { sendPhoto } from '../../shared/damage/send-photo.ts';
import { getCallersOrder, readCallersOrder } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentAndId } from '../paths.ts';

const tag = 'Orders';
const access = { who: 'all' } as const;
const orderers = { who: 'orderers' } as const;
const notFound = 'DAMAGE_CASE_NOT_FOUND' as const;

/** Whether we or the driver is liable is the same for the customer. */
const SHOWN_LIABILITIES = ['OPERATOR', 'CUSTOMER', 'THIRD_PARTY', 'NOT_OURS'] as const;

const portalCase = z
  .object({
    ...caseShape,
    damages: z.array(damageRecord),
    liability: z.enum(SHOWN_LIABILITIES).nullable().describe('Null until it is decided'),
    liabilityReason: z.string().nullable().describe('Null until it is decided'),
    credit: z
      .object({ net: z.number(), currency: z.string(), creditNoteNumber: z.string() })
      .nullable()
      .describe('The credit at the end of the case'),
    photos: z
      .array(z.object({ id: z.uuid(), damageNumber: z.int().nullable(), createdAt: timestamp }))
      .describe('Those of the customer'),
    letters: z.array(z.object({ id: z.uuid(), subject: z.string().nullable(), createdAt: timestamp })),
  })
  .meta({ id: 'PortalDamageCase' });

const complaintRecord = z
  .object({
    possible: z.boolean(),
    reason: z
      .enum(['NOT_DELIVERED', 'TOO_LATE', 'CASE_EXISTS'])
      .nullable()
      .describe('Why it is not possible'),
    until: timestamp.nullable().describe('Until when a complaint is possible; null before the delivery'),
  })
  .meta({ id: 'ComplaintPossibility' });

function shownLiability({ state, liability }: DamageCase): (typeof SHOWN_LIABILITIES)[number] | null {
  const isDecided = state === 'DECIDED' || state === 'CLOSED';
  if (!isDecided || liability === 'OPEN') return null;
  const shown: Exclude<Liability, 'OPEN' | 'DRIVER'> = liability === 'DRIVER' ? 'OPERATOR' : liability;
  return shown;
}

function toCredit(outcomes: readonly Outcome[]) {
  const credit = outcomes.findLast(({ kind }) => kind === 'CREDIT');
  if (!credit) return null;
  const { netCents, currency, creditNoteNumber } = credit;
  return { net: centsToAmount(netCents!), currency, creditNoteNumber: creditNoteNumber! };
}

const isToCustomer = ({ recipientType, documentId }: DamageLetter) =>
  recipientType === 'CUSTOMER' && documentId !== null;

async function toPortalCase(db: Db, found: DamageCase) {
  const [outcomes, photos, letters] = await Promise.all([
    listOutcomes(db, found.id),
    listPhotosOf(db, found.id),
    listLetters(db, found.id),
  ]);
  const liability = shownLiability(found);
  return {
    ...toCaseRecord(found),
    damages: found.damages.map(toDamageRecord),
    liability,
    liabilityReason: liability === null ? null : found.liabilityReason,
    credit: toCredit(outcomes),
    photos: photos
      .filter(({ source }) => source === 'CUSTOMER')
      .map(({ id, damageNumber: number, createdAt }) => ({
        id,
        damageNumber: number,
        createdAt: createdAt.toISOString(),
      })),
    letters: letters
      .filter(isToCustomer)
      .map(({ id, subject, createdAt }) => ({ id, subject, createdAt: createdAt.toISOString() })),
  };
}

/** The case belongs to the order, which was found by account and environment. */
async function getCaseOf(db: Db, order: Pick<Order, 'id'>, caseId: string): Promise<DamageCase> {
  const found = (await listCasesOf(db, order.id)).find(({ id }) => id === caseId.toLowerCase());
  if (!found) throw damageErrors.DAMAGE_CASE_NOT_FOUND();
  return found;
}

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/damage-cases',
  operationId: 'listPortalDamageCases',
  tag,
  summary: 'List the damage cases of an order, and whether a complaint is possible',
  access,
  params: environmentAndId,
  notFound: 'ORDER_NOT_FOUND',
  responses: {
    200: {
      description: 'Oldest first',
      schema: z.object({ data: z.array(portalCase), complaint: complaintRecord }),
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { sql, clock } = services.core;
    const [cases, settings] = await Promise.all([listCasesOf(sql, order.id), findDamageSettings(sql)]);
    const exists = cases.some(({ state }) => state !== 'CLOSED');
    const reason = exists ? ('CASE_EXISTS' as const) : complaintRefusal(order, settings, clock.now());
    const until = complaintUntil(order, settings)?.toISOString() ?? null;
    const data = await Promise.all(cases.map((found) => toPortalCase(sql, found)));
    return { status: 200, body: { data, complaint: { possible: reason === null, reason, until } } };
  },
});

const open = portalRoute({
  method: 'POST',
  path: '/{environment}/orders/{id}/damage-cases',
  operationId: 'complainAboutOrder',
  tag,
  summary: 'Complain about a damage after delivery',
  description:
    'Possible for as many days after delivery as the operator allows, and while the order has no unfinished case. In production the order also sends `damage.reported`.',
  access: orderers,
  params: environmentAndId,
  notFound: 'ORDER_NOT_FOUND',
  body: z.strictObject({
    description: printableText(MAX_DESCRIPTION).describe('What happened'),
    damages: reportedDamages.default([]),
  }),
  bodyExample: { description: 'Found when washing the car', damages: [DAMAGE_EXAMPLE] },
  responses: { 201: { description: 'The case', schema: portalCase } },
  errors: [
    'INVALID_REQUEST',
    'ORDER_NOT_FOUND',
    'ORDER_NOT_CHANGEABLE',
    'DAMAGE_CASE_EXISTS',
    'DAMAGE_CASE_NOT_POSSIBLE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services: { core }, caller, params, body, trace }) => {
    const report = {
      description: body.description,
      damages: toDamages(body.damages),
      reportedBy: 'CUSTOMER',
      reporterName: caller.user.name,
    } as const;
    const find = (db: Db) => getCallersOrder(db, caller, trace, params.id);
    const opened = await complain(core, caller.actor, find, report);
    return { status: 201, body: await toPortalCase(core.sql, opened) };
  },
});

const photoPath = environmentAndId.extend({ caseId: z.uuid(), photoId: z.uuid() });

const getPhoto = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/damage-cases/{caseId}/photos/{photoId}',
  operationId: 'downloadPortalDamagePhoto',
  tag,
  summary: 'Get a photo that was added in the portal',
  access,
  params: photoPath,
  notFound,
  responses: { 200: { description: 'The photo', contentType: 'image/*' } },
  errors: ['ORDER_NOT_FOUND', notFound, 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const found = await getCaseOf(services.core.sql, order, params.caseId);
    return sendPhoto(services.core, found, params.photoId, 'CUSTOMER');
  },
});

const putPhoto = portalRoute({
  method: 'PUT',
  path: '/{environment}/orders/{id}/damage-cases/{caseId}/photos/{photoId}',
  operationId: 'addPortalDamagePhoto',
  tag,
  summary: 'Add a photo to an unfinished damage case',
  description:
    'The body is the file itself: JPEG, or PNG of up to 3 million pixels, at most 20 MiB; at most 40 photos and 60 MiB per case. The caller chooses the id, so sending the same photo again changes nothing.',
  access: orderers,
  params: photoPath,
  query: z.strictObject({ damageNumber }),
  notFound,
  bodyFormat: 'file',
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
  responses: { 204: { description: 'The photo is stored' } },
  errors: [
    'INVALID_REQUEST',
    'ORDER_NOT_FOUND',
    notFound,
    'DAMAGE_CASE_NOT_CHANGEABLE',
    'ACCOUNT_UPLOAD_LIMIT',
    'PAYLOAD_TOO_LARGE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services: { core }, caller, params, query, rawBody, trace }) => {
    const photo = {
      id: params.photoId.toLowerCase(),
      source: 'CUSTOMER',
      damageNumber: query.damageNumber ?? null,
      bytes: rawBody as Buffer,
    } as const;
    const findOwn = async (db: Db) =>
      getCaseOf(db, await getCallersOrder(db, caller, trace, params.id), params.caseId);
    await addPhoto(core, caller.actor, findOwn, photo);
    return { status: 204 };
  },
});

const letter = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/damage-cases/{caseId}/letters/{letterId}',
  operationId: 'downloadPortalDamageLetter',
  tag,
  summary: 'Get a letter about a damage case as PDF',
  access,
  params: environmentAndId.extend({ caseId: z.uuid(), letterId: z.uuid() }),
  notFound,
  responses: { 200: { description: 'The letter', contentType: 'application/pdf' } },
  errors: ['ORDER_NOT_FOUND', notFound, 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { core } = services;
    const found = await getCaseOf(core.sql, order, params.caseId);
    const sent = await findLetter(core.sql, found.id, params.letterId);
    return sendLetterFile(core, sent && isToCustomer(sent) ? sent : null);
  },
});

export const damageRoutes = [list, open, getPhoto, putPhoto, letter];
