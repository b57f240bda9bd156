// A quote as customers, holders of its link and the operator see it.
import { z } from 'zod';
import { centsToAmount } from '../../../customers/agreements/price.ts';
import type { Core } from '../../../orders/core.ts';
import type { Order } from '../../../orders/model/order.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { isExpired, QUOTE_STATES, type Quote } from '../../../quotes/quote.ts';
import { createQuoteToken } from '../../../quotes/quote-link.ts';

export const quoteShape = {
  id: z.uuid().describe('Also the id of the request'),
  quoteNumber: z.string().nullable(),
  requestId: z.uuid(),
  requestNumber: z.string(),
  orderId: z.uuid().nullable().describe('Null until the quote is accepted'),
  orderNumber: z.string().nullable(),
  state: z.enum(QUOTE_STATES),
  version: z.int().describe('0 before the first quote'),
  validUntil: timestamp.nullable(),
  amounts: z
    .object({
      net: z.number(),
      gross: z.number(),
      vat: z.number(),
      vatRate: z.number(),
      currency: z.string(),
    })
    .nullable(),
  lineItems: z.array(
    z.object({ description: z.string(), quantity: z.number(), unitNet: z.number(), net: z.number() }),
  ),
  acceptance: z.object({
    viaApi: z.boolean().describe('Whether the agreement provides acceptance by API'),
    url: z
      .string()
      .nullable()
      .describe(
        'The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on quotes',
      ),
  }),
  documentUrl: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  decidedAt: timestamp.nullable(),
};

export const quoteRecord = z.object(quoteShape).meta({ id: 'Quote' });

export const QUOTE_EXAMPLE = {
  id: '0199a0c2-7c4e-7000-8000-000000000011',
  quoteNumber: 'QT-100001',
  requestId: '0199a0c2-7c4e-7000-8000-000000000011',
  requestNumber: 'RQ-100001',
  orderId: null,
  orderNumber: null,
  state: 'OFFERED',
  version: 1,
  validUntil: '2026-10-15T21:59:59.000Z',
  amounts: { net: 480, gross: 571.2, vat: 91.2, vatRate: 19, currency: 'EUR' },
  lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480, net: 480 }],
  acceptance: { viaApi: true, url: 'https://handover.example/q/…' },
  documentUrl: 'https://handover.example/api/v1/extern/quotes/0199a0c2-7c4e-7000-8000-000000000011/document',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T09:00:00.000Z',
  decidedAt: null,
};

/** The record, with the acceptance that the account's agreement provides. */
export async function quoteRecordOf(
  core: Core,
  order: Order,
  quote: Quote | null,
  { mayDecide }: { mayDecide: boolean },
) {
  const { terms } = await core.agreements.current(order.accountId);
  return toQuoteRecord(core, order, quote, { viaApi: terms.quoteAcceptanceViaApi, mayDecide });
}

/**
 * Before the first quote, only the request's data is shown. The link alone is enough to order, so only callers
 * who may decide on quotes get it.
 */
export function toQuoteRecord(
  core: Core,
  order: Order,
  quote: Quote | null,
  { viaApi = false, mayDecide }: { viaApi?: boolean; mayDecide: boolean },
) {
  const { links, secrets, clock } = core;
  // The quote is expired from that moment, even before a job records it.
  const state = quote && isExpired(quote, clock.now()) ? 'EXPIRED' : (quote?.state ?? 'REQUESTED');
  const offered = mayDecide && state === 'OFFERED' ? quote : null;
  return {
    id: order.id,
    quoteNumber: quote?.quoteNumber ?? null,
    requestId: order.id,
    requestNumber: order.requestNumber!,
    orderId: order.kind === 'ORDER' ? order.id : null,
    orderNumber: order.orderNumber,
    state,
    version: quote?.version ?? 0,
    validUntil: quote?.validUntil ?? null,
    amounts: quote && amountsOf(quote),
    lineItems: quote?.price.lines.map(toLineItem) ?? [],
    acceptance: { viaApi, url: offered && links.quote(createQuoteToken(secrets, offered)) },
    documentUrl: quote?.documentId ? links.quoteDocument(order.id) : null,
    createdAt: quote?.createdAt ?? order.createdAt,
    updatedAt: quote?.updatedAt ?? order.updatedAt,
    decidedAt: quote?.decidedAt ?? null,
  };
}

function amountsOf({ price }: Quote) {
  return {
    net: centsToAmount(price.netCents),
    gross: centsToAmount(price.grossCents),
    vat: centsToAmount(price.vatCents),
    vatRate: price.vatRate,
    currency: price.currency,
  };
}

function toLineItem({ description, quantity, unitNet, netCents }: Quote['price']['lines'][number]) {
  return { description, quantity, unitNet: Number(unitNet), net: centsToAmount(netCents) };
}
