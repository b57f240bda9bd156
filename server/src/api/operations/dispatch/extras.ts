// Extras and expenses for the operator: the list to check, decisions, receipts, and adding one to an order.
import { z } from 'zod';
import {
  addExtra,
  addReceipt,
  approveExtra,
  getExtra,
  refuseExtra,
} from '../../../dispatch/extras/decide-extra.ts';
import { BILL_TO, type Extra } from '../../../dispatch/extras/extra.ts';
import { listExtrasOf, listToCheck } from '../../../dispatch/extras/extra-store.ts';
import { UPLOAD_LIMIT_BYTES } from '../../../documents/sniff.ts';
import { amountToCents } from '../../../model/prices/price.ts';
import { amount, decimal } from '../../../model/prices/term-values.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId, uuidPath } from '../../../platform/schemas.ts';
import { EXPENSE_EXAMPLE, extraInput, extraProblems, toContent } from '../../shared/extras/extra-input.ts';
import { sendReceipt } from '../../shared/extras/send-receipt.ts';
import { operationsRoute } from '../admit.ts';
import { extraToCheck, operatorExtra, toExtrasToCheck, toOperatorExtras } from './extra-records.ts';

const tag = 'Extras';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'staff' } as const;
const notFound = 'EXTRA_NOT_FOUND' as const;
const MAX_LISTED = 500;
const EXTRA_RESPONSE = { description: 'The extra or expense as it is now', schema: operatorExtra };

const reason = plainText(500);
const approvalShape = {
  net: amount().optional().describe('Instead of what the agreement says; needs a reason'),
  quantity: decimal(3, 10_000).optional().describe('Instead of what was proposed; needs a reason'),
  billTo: z.enum(BILL_TO).optional().describe('Instead of what the agreement says; needs a reason'),
  reason: reason.optional(),
};
const version = z.int().optional().describe('The version seen; refused if it was changed since');

const decisionBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('APPROVE'), ...approvalShape, version }),
  z.strictObject({ decision: z.literal('REFUSE'), reason, version }),
]);

const addBody = z.strictObject({
  extra: extraInput,
  ...approvalShape,
  id: z.uuid().optional().describe('Chosen by the caller, so that the call can be repeated'),
});

type Given = Pick<z.output<typeof addBody>, keyof typeof approvalShape>;

function toApproval({ net, quantity, billTo, reason: why }: Given) {
  return { netCents: net === undefined ? undefined : amountToCents(net), quantity, billTo, reason: why };
}

async function toRecord({ sql }: Core, extra: Extra) {
  const [record] = await toOperatorExtras(sql, [extra]);
  return record!;
}

const list = operationsRoute({
  method: 'GET',
  path: '/extras',
  operationId: 'listExtrasToCheck',
  tag,
  summary: 'List the extras and expenses to check, oldest first',
  description: `At most ${MAX_LISTED}.`,
  access: readAccess,
  responses: { 200: { description: 'The proposals', schema: z.object({ data: z.array(extraToCheck) }) } },
  errors: [],
  handler: async ({ services: { core } }) => {
    const data = await toExtrasToCheck(core.sql, await listToCheck(core.sql, MAX_LISTED));
    return { status: 200, body: { data } };
  },
});

const ofOrder = operationsRoute({
  method: 'GET',
  path: '/orders/{id}/extras',
  operationId: 'listExtrasOfOrder',
  tag,
  summary: 'List the extras and expenses of an order',
  access: readAccess,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 200: { description: 'Oldest first', schema: z.object({ data: z.array(operatorExtra) }) } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services: { core }, params }) => {
    const order = await getAnyOrder(core.sql, params.id);
    const data = await toOperatorExtras(core.sql, await listExtrasOf(core.sql, [order.id]));
    return { status: 200, body: { data } };
  },
});

const add = operationsRoute({
  method: 'POST',
  path: '/orders/{id}/extras',
  operationId: 'addExtra',
  tag,
  summary: 'Add an extra or expense to an order',
  description: 'It is approved at once, with what the agreement says or with the amount sent and a reason.',
  access: changeAccess,
  params: pathId,
  notFound: 'ORDER_NOT_FOUND',
  body: addBody,
  rules: ({ body }) => extraProblems(body?.extra, 'extra.'),
  bodyExample: { extra: EXPENSE_EXAMPLE },
  responses: { 201: EXTRA_RESPONSE },
  errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'EXTRA_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => {
    const added = { content: toContent(body.extra), id: body.id?.toLowerCase(), ...toApproval(body) };
    return { status: 201, body: await toRecord(core, await addExtra(core, caller, params.id, added)) };
  },
});

const decide = operationsRoute({
  method: 'POST',
  path: '/extras/{id}/decision',
  operationId: 'decideExtra',
  tag,
  summary: 'Approve or refuse an extra or expense',
  description:
    'APPROVE without further fields takes what the agreement says. A change, and a second decision, need a reason. What is on an invoice cannot be decided again.',
  access: changeAccess,
  params: uuidPath,
  notFound,
  body: decisionBody,
  bodyExample: { decision: 'APPROVE', net: 35, reason: 'The customer agreed by phone', version: 1 },
  responses: { 200: EXTRA_RESPONSE },
  errors: ['INVALID_REQUEST', 'EXTRA_NOT_FOUND', 'EXTRA_NOT_CHANGEABLE'],
  handler: async ({ services: { core }, caller, params, body }) => {
    const { version: expectedVersion } = body;
    const decided =
      body.decision === 'APPROVE'
        ? await approveExtra(core, caller, params.id, { ...toApproval(body), expectedVersion })
        : await refuseExtra(core, caller, params.id, body.reason, expectedVersion);
    return { status: 200, body: await toRecord(core, decided) };
  },
});

const receipt = operationsRoute({
  method: 'GET',
  path: '/extras/{id}/receipt',
  operationId: 'downloadReceipt',
  tag,
  summary: 'Get the photo of the receipt',
  access: readAccess,
  params: uuidPath,
  notFound,
  responses: { 200: { description: 'The photo', contentType: 'image/*' } },
  errors: ['EXTRA_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services: { core }, params }) => sendReceipt(core, await getExtra(core.sql, params.id)),
});

const putReceipt = operationsRoute({
  method: 'PUT',
  path: '/extras/{id}/receipt',
  operationId: 'addReceipt',
  tag,
  summary: 'Add the photo of a receipt',
  description: 'The body is the file itself: JPEG, or PNG of up to 3 million pixels, at most 20 MiB.',
  access: changeAccess,
  params: uuidPath,
  notFound,
  bodyFormat: 'file',
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
  responses: { 200: EXTRA_RESPONSE },
  errors: [
    'INVALID_REQUEST',
    'EXTRA_NOT_FOUND',
    'EXTRA_NOT_CHANGEABLE',
    'ACCOUNT_UPLOAD_LIMIT',
    'PAYLOAD_TOO_LARGE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
  handler: async ({ services: { core }, caller, params, rawBody }) => ({
    status: 200,
    body: await toRecord(core, await addReceipt(core, caller, params.id, rawBody as Buffer)),
  }),
});

export const extraRoutes = [list, ofOrder, add, decide, receipt, putReceipt];
