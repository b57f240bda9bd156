// How a price with its lines is shown to people: in units of the currency.
import { z } from 'zod';
import { centsToAmount, type Price } from '../../../model/prices/price.ts';

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
      }),
    ),
  })
  .meta({ id: 'PriceWithLines' });

export function toPrice({ netCents, grossCents, vatCents, vatRate, currency, lines }: Price) {
  return {
    net: centsToAmount(netCents),
    gross: centsToAmount(grossCents),
    vat: centsToAmount(vatCents),
    vatRate,
    currency,
    lines: lines.map(({ code, description, quantity, unitNet, netCents: lineCents }) => ({
      code: code ?? null,
      description,
      quantity,
      unitNet: Number(unitNet),
      net: centsToAmount(lineCents),
    })),
  };
}
