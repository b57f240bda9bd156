// A tariff: base price, kilometres with their tiers, and minimum. Pure.
import { z } from 'zod';
import { divideHalfUp, toDecimalText, toScaled } from './decimal.ts';
import { type PriceLine, singleLine, sumOf } from './price-line.ts';
import { amount, amountToCents, decimal } from './term-values.ts';
import { TRANSPORT_TYPES, VEHICLE_TYPES } from './vocabulary.ts';

const MAX_TIERS = 10;
const MAX_KM = 100_000;
const perKm = () => decimal(4, 10_000);

const tierSchema = z.strictObject({
  fromKm: decimal(1, MAX_KM).describe('The tier prices the kilometres beyond this distance.'),
  perKmNet: perKm().describe('Net price of each of these kilometres, up to 4 decimals.'),
});

export const tariffSchema = z
  .strictObject({
    transportType: z.enum(TRANSPORT_TYPES).describe('The transport type this tariff prices.'),
    vehicleType: z
      .enum(VEHICLE_TYPES)
      .nullable()
      .default(null)
      .describe(
        'The vehicle type it prices; null prices every vehicle type of the transport type without a tariff of its own.',
      ),
    baseNet: amount().describe('Net price of the transport itself, before distance.'),
    includedKm: decimal(1, MAX_KM).default(0).describe('Kilometres that the base price already covers.'),
    perKmNet: perKm().default(0).describe('Net price of each further kilometre, up to 4 decimals.'),
    tiers: z
      .array(tierSchema)
      .max(MAX_TIERS)
      .default([])
      .describe(
        'Other prices per kilometre for longer distances, in ascending order. Only the kilometres beyond `fromKm` have the price of the tier.',
      ),
    minimumNet: amount().default(0).describe('Minimum net price of base and distance together.'),
  })
  .superRefine(reportUnorderedTiers)
  .describe('The price of one transport type for one or for every vehicle type.');

export type Tariff = z.output<typeof tariffSchema>;

function reportUnorderedTiers(
  { includedKm, tiers }: { includedKm: number; tiers: { fromKm: number }[] },
  context: z.core.$RefinementCtx,
): void {
  for (const [position, { fromKm }] of tiers.entries()) {
    const before = tiers[position - 1]?.fromKm ?? includedKm;
    if (fromKm > before) continue;
    context.addIssue({
      code: 'custom',
      path: ['tiers', position, 'fromKm'],
      message: `A tier must begin after ${before} km, where the one before it begins or the included kilometres end.`,
      params: { reason: 'tier_order', after: before },
    });
  }
}

const METRE_DECIMALS = 3;
const PER_KM_DECIMALS = 4;
/** Converts metres times ten-thousandths of a currency unit to cents. */
const CENTS_DIVISOR = 10n ** BigInt(METRE_DECIMALS + PER_KM_DECIMALS - 2);

export function tariffLines(tariff: Tariff, distanceKm: number | null): PriceLine[] {
  const lines = [singleLine('BASE', 'Vehicle transfer', amountToCents(tariff.baseNet))];
  if (distanceKm !== null) lines.push(...distanceLines(tariff, distanceKm));
  const missingCents = amountToCents(tariff.minimumNet) - sumOf(lines);
  if (missingCents > 0) lines.push(singleLine('MINIMUM', 'Supplement to the minimum price', missingCents));
  return lines;
}

/** One line for each tier that the distance reaches; kilometres without a price have none. */
function distanceLines({ includedKm, perKmNet, tiers }: Tariff, distanceKm: number): PriceLine[] {
  const steps = [{ fromKm: includedKm, perKmNet }, ...tiers];
  return steps.flatMap(({ fromKm, perKmNet: price }, index) => {
    const toKm = Math.min(distanceKm, steps[index + 1]?.fromKm ?? distanceKm);
    const metres = toScaled(toKm, METRE_DECIMALS) - toScaled(fromKm, METRE_DECIMALS);
    const scaled = toScaled(price, PER_KM_DECIMALS);
    if (metres <= 0n || scaled === 0n) return [];
    return {
      code: 'DISTANCE' as const,
      description: fromKm > 0 ? `Kilometres beyond ${fromKm}` : 'Kilometres',
      quantity: Number(metres) / 1000,
      unitNet: toDecimalText(scaled, PER_KM_DECIMALS),
      netCents: Number(divideHalfUp(metres * scaled, CENTS_DIVISOR)),
      ...(tiers.length > 0 && { fromKm }),
    };
  });
}
