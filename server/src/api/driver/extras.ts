// Extras and expenses that a driver proposes, with the photo of the receipt. The phone chooses the id.
import { z } from 'zod';
import type { Extra } from '../../dispatch/extras/extra.ts';
import { addReceiptOfTrip, proposeExtra, removeProposal } from '../../dispatch/extras/propose-extra.ts';
import { listWithReceipt } from '../../dispatch/extras/receipt-store.ts';
import { UPLOAD_LIMIT_BYTES } from '../../documents/sniff.ts';
import type { Core } from '../../orders/records/core.ts';
import { EXPENSE_EXAMPLE, extraInput, extraProblems, toContent } from '../shared/extras/extra-input.ts';
import { driverRoute } from './admit.ts';
import { deviceReport } from './device-report.ts';
import { toTripExtra, tripExtra } from './trip-extra.ts';

const tag = 'Extras';
/** A phone that dispatch signed out may still hand in what was done before. */
const handInAccess = { session: true, whenSignedOut: 'hand-in' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const extraPath = z.object({ id: z.uuid(), extraId: z.uuid() });
const EXTRA_RESPONSE = { description: 'The extra or expense as it is now', schema: tripExtra };
const CHANGE_ERRORS = [
  'INVALID_REQUEST',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_CHANGEABLE',
  'EXTRA_NOT_CHANGEABLE',
] as const;

async function respond({ sql }: Core, extra: Extra) {
  const withReceipt = await listWithReceipt(sql, [extra.id]);
  return { status: 200 as const, body: toTripExtra(extra, withReceipt.has(extra.id)) };
}

export const driverExtraRoutes = [
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/extras/{extraId}',
    operationId: 'proposeExtra',
    tag,
    summary: 'Propose an extra or expense, or change it until it is decided',
    description:
      'Until 24 hours after the end of the trip. Sending the same again changes nothing, also after the decision.',
    access: handInAccess,
    params: extraPath,
    notFound,
    body: z.strictObject({ extra: extraInput, ...deviceReport }),
    rules: ({ body }) => extraProblems(body?.extra, 'extra.'),
    bodyExample: { extra: EXPENSE_EXAMPLE, performedAt: '2026-10-05T11:40:00+02:00' },
    responses: { 200: EXTRA_RESPONSE },
    errors: CHANGE_ERRORS,
    handler: async ({ services: { core }, caller, params, body: { extra, ...report } }) => {
      const id = params.extraId.toLowerCase();
      return respond(core, await proposeExtra(core, caller, params.id, id, toContent(extra), report));
    },
  }),
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/extras/{extraId}/receipt',
    operationId: 'putReceipt',
    tag,
    summary: 'Add the photo of a receipt',
    description:
      'The body is the file itself: JPEG, or PNG of up to 3 million pixels, at most 20 MiB. It replaces an earlier photo until the extra is decided; sending the same photo again changes nothing.',
    access: handInAccess,
    params: extraPath,
    notFound,
    bodyFormat: 'file',
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    responses: { 200: EXTRA_RESPONSE },
    errors: [
      ...CHANGE_ERRORS,
      'ACCOUNT_UPLOAD_LIMIT',
      'PAYLOAD_TOO_LARGE',
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
    ],
    handler: async ({ services: { core }, caller, params, rawBody }) => {
      const id = params.extraId.toLowerCase();
      return respond(core, await addReceiptOfTrip(core, caller, params.id, id, rawBody as Buffer));
    },
  }),
  driverRoute({
    method: 'DELETE',
    path: '/trips/{id}/extras/{extraId}',
    operationId: 'removeExtra',
    tag,
    summary: 'Remove a proposed extra or expense',
    access: handInAccess,
    params: extraPath,
    notFound,
    responses: { 204: { description: 'It is removed' } },
    errors: CHANGE_ERRORS,
    handler: async ({ services: { core }, caller, params }) => {
      await removeProposal(core, caller, params.id, params.extraId.toLowerCase());
      return { status: 204 };
    },
  }),
];
