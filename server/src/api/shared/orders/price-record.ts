// How a price with its lines is shown to people: in units of the currency.
import { z } from 'zod';
import { centsToAmount, lineVatRate, type Price } from '../../../model/prices/price.ts';

export const amounts = {
  net: z.number(),
  gross: z.number(),
  vat: z.number(),
  vatRate: z.number(),
  currency: z.string(),
};

export const priceShape = z
  .object({
    ...amounts,
    lines: z.array(
      z.object({
        code: z.string().nullable().describe('Null for a line that the operator wrote'),
        description: z.string(),
        quantity: z.number(),
        unitNet: z.number(),
        net: z.number(),
        vatRate: z.number().describe('Percent; 0 for an official fee that is passed on'),
        passThrough: z.boolean().describe('An official fee, passed on without VAT'),
        fromKm: z.number().nullable().describe('Where the kilometres of a tier begin'),
        percent: z.number().nullable().describe('Of a surcharge: its share of the transport'),
      }),
    ),
  })
  .meta({ id: 'PriceWithLines' });

export function toPrice(price: Price) {
  const { netCents, grossCents, vatCents, vatRate, currency, lines } = price;
  return {
    net: centsToAmount(netCents),
    gross: centsToAmount(grossCents),
    vat: centsToAmount(vatCents),
    vatRate,
    currency,
    lines: lines.map((line) => ({
      code: line.code ?? null,
      description: line.description,
      quantity: line.quantity,
      unitNet: Number(line.unitNet),
      net: centsToAmount(line.netCents),
      vatRate: lineVatRate(price, line),
      passThrough: line.isPassThrough ?? false,
      fromKm: line.fromKm ?? null,
      percent: line.percent ?? null,
    })),
  };
}
