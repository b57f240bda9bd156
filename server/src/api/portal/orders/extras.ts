// The extras and expenses that the customer pays in addition to the agreed price, and why.
import { z } from 'zod';
import { type Assessment, assessExtras } from '../../../dispatch/extras/assess-extra.ts';
import { describeExtra } from '../../../dispatch/extras/describe-extra.ts';
import { extraErrors } from '../../../dispatch/extras/errors.ts';
import type { Extra } from '../../../dispatch/extras/extra.ts';
import { listExtrasOf } from '../../../dispatch/extras/extra-store.ts';
import { listWithReceipt } from '../../../dispatch/extras/receipt-store.ts';
import { centsToAmount, vatCentsOf } from '../../../model/prices/price.ts';
import type { Db } from '../../../platform/db.ts';
import { extraShape, toExtraRecord } from '../../shared/extras/extra-record.ts';
import { sendReceipt } from '../../shared/extras/send-receipt.ts';
import { readCallersOrder } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentAndId } from '../paths.ts';

const access = { who: 'all' } as const;
const tag = 'Orders';

const billedExtra = z
  .object({
    ...extraShape,
    description: z.object({ de: z.string(), en: z.string() }),
    reason: z.string().nullable().describe('Why it differs from the agreement'),
    net: z.number(),
    gross: z.number(),
    vatRate: z.number(),
    currency: z.string(),
    hasReceipt: z.boolean(),
  })
  .meta({ id: 'BilledExtra' });

/** Drivers’ proposals, and what the operator keeps, are not the customer's matter. */
async function listBilled(db: Db, orderId: string) {
  return (await listExtrasOf(db, [orderId])).filter(
    ({ state, billTo, netCents }) => state === 'APPROVED' && billTo === 'CUSTOMER' && netCents! > 0,
  );
}

function toBilledExtra(extra: Extra, { vatRate, currency }: Assessment, hasReceipt: boolean) {
  const net = extra.netCents!;
  return {
    ...toExtraRecord(extra),
    description: describeExtra(extra),
    reason: extra.decisionReason,
    net: centsToAmount(net),
    gross: centsToAmount(net + vatCentsOf(net, vatRate)),
    vatRate,
    currency,
    hasReceipt,
  };
}

const list = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/extras',
  operationId: 'listPortalExtras',
  tag,
  summary: 'List the approved extras and expenses of an order',
  description: 'They come with the invoice; the price of the order stays the agreed price.',
  access,
  params: environmentAndId,
  notFound: 'ORDER_NOT_FOUND',
  responses: { 200: { description: 'Oldest first', schema: z.object({ data: z.array(billedExtra) }) } },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { sql } = services.core;
    const extras = await listBilled(sql, order.id);
    const ids = extras.map(({ id }) => id);
    const [assessed, withReceipt] = await Promise.all([assessExtras(sql, extras), listWithReceipt(sql, ids)]);
    const data = extras.map((extra) =>
      toBilledExtra(extra, assessed.get(extra.id)!, withReceipt.has(extra.id)),
    );
    return { status: 200, body: { data } };
  },
});

const receipt = portalRoute({
  method: 'GET',
  path: '/{environment}/orders/{id}/extras/{extraId}/receipt',
  operationId: 'downloadPortalReceipt',
  tag,
  summary: 'Get the photo of the receipt',
  access,
  params: environmentAndId.extend({ extraId: z.uuid() }),
  notFound: 'EXTRA_NOT_FOUND',
  responses: { 200: { description: 'The photo', contentType: 'image/*' } },
  errors: ['ORDER_NOT_FOUND', 'EXTRA_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { core } = services;
    const extra = (await listBilled(core.sql, order.id)).find(
      ({ id }) => id === params.extraId.toLowerCase(),
    );
    if (!extra) throw extraErrors.EXTRA_NOT_FOUND();
    return sendReceipt(core, extra);
  },
});

export const extraRoutes = [list, receipt];
