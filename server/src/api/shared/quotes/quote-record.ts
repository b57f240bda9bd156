// A quote as customers, holders of its link and the operator see it.
import { z } from 'zod';
import type { Order } from '../../../model/orders/order.ts';
import { centsToAmount, lineVatRate, type Price } from '../../../model/prices/price.ts';
import type { PriceLine } from '../../../model/prices/price-line.ts';
import { isExpired, QUOTE_STATES, type Quote } from '../../../orders/quotes/quote.ts';
import { createQuoteToken } from '../../../orders/quotes/quote-link.ts';
import type { Core } from '../../../orders/records/core.ts';
import { describedEnum } from '../../../platform/described-enum.ts';
import { timestamp } from '../../../platform/schemas.ts';

const quoteState = describedEnum(QUOTE_STATES, {
  REQUESTED: 'No quote was made yet',
  OFFERED: 'A quote is on offer and waits for a decision',
  ACCEPTED: 'The quote was accepted; the request became an order',
  DECLINED: 'The quote was declined; the request is rejected',
  WITHDRAWN: 'The operator withdrew the quote before a decision',
  EXPIRED: 'The quote was valid until `validUntil` and nobody decided',
});

const lineItem = z.object({
  description: z.string().describe('What the line is for'),
  quantity: z.number().describe('How many units'),
  unitNet: z.number().describe('Amount of one unit without VAT'),
  net: z.number().describe('Amount of the line without VAT'),
  vatRate: z.number().describe('Rate of VAT in percent; 0 for an official fee that is passed on'),
});

export const quoteShape = {
  id: z.uuid().describe('The id of the quote, which is also the id of the request'),
  quoteNumber: z.string().nullable().describe('Number of the quote; null before the first one'),
  requestId: z.uuid().describe('The id of the request'),
  requestNumber: z
    .string()
    .describe('Number of the request; of a quote for a change, the number of the order'),
  orderId: z
    .uuid()
    .nullable()
    .describe('The id of the order; null until the quote is accepted, unless it is for a change of an order'),
  orderNumber: z.string().nullable().describe('Number of the order; null until the quote is accepted'),
  state: quoteState.describe('Status of the quote'),
  version: z.int().describe('Version of the quote, counted from 1; 0 before the first quote'),
  validUntil: timestamp
    .nullable()
    .describe('It can be accepted until this time; null before the first quote'),
  amounts: z
    .object({
      net: z.number().describe('Amount without VAT'),
      gross: z.number().describe('Amount with VAT'),
      vat: z.number().describe('Amount of the VAT'),
      vatRate: z.number().describe('Rate of VAT in percent, such as 19'),
      currency: z.string().describe('Currency as an ISO 4217 code, such as EUR'),
    })
    .nullable()
    .describe('What the order will cost; null before the first quote'),
  lineItems: z
    .array(lineItem)
    .describe('The lines that add up to the net amount; empty before the first quote'),
  acceptance: z
    .object({
      viaApi: z.boolean().describe('Whether the agreement provides acceptance by API'),
      url: z
        .string()
        .nullable()
        .describe(
          'The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide on quotes',
        ),
    })
    .describe('How the quote can be accepted'),
  documentUrl: z.string().nullable().describe('Where to download the quote as PDF; null before it exists'),
  createdAt: timestamp.describe('When the first quote was made; until then, when the request was created'),
  updatedAt: timestamp.describe(
    'Time of the last change of the quote; before the first quote, that of the request',
  ),
  decidedAt: timestamp.nullable().describe('When it was accepted, declined or withdrawn; null until then'),
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
  lineItems: [{ description: 'Transport on a truck', quantity: 1, unitNet: 480, net: 480, vatRate: 19 }],
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
    requestNumber: order.requestNumber ?? order.orderNumber!,
    orderId: order.kind === 'ORDER' ? order.id : null,
    orderNumber: order.orderNumber,
    state,
    version: quote?.version ?? 0,
    validUntil: quote?.validUntil ?? null,
    amounts: quote && amountsOf(quote),
    lineItems: quote?.price.lines.map((line) => toLineItem(quote.price, line)) ?? [],
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

function toLineItem(price: Price, line: PriceLine) {
  const { description, quantity, unitNet, netCents } = line;
  const vatRate = lineVatRate(price, line);
  return { description, quantity, unitNet: Number(unitNet), net: centsToAmount(netCents), vatRate };
}
