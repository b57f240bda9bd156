// VAT of an invoice: the category of each line, and the groups that it is computed for. Pure.
import { vatCentsOf } from '../prices/price.ts';
import { owesVatItself } from '../prices/reverse-charge.ts';

/** Codes of UNTDID 5305, as EN 16931 uses them. */
export const VAT_CATEGORIES = ['S', 'AE', 'E', 'Z', 'G', 'K', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** Net and VAT of all lines with the same category and rate. */
export interface VatGroup {
  category: VatCategory;
  /** Percent. */
  rate: number;
  netCents: number;
  vatCents: number;
}

interface Taxed {
  netCents: number;
  vatCategory: VatCategory;
  vatRate: number;
}

interface Recipient {
  country: string;
  vatId: string | null;
}

/** Member states; Greece has the prefix EL in VAT ids, but GR as a country. */
const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * A business abroad owes the tax itself: in the EU by reverse charge, elsewhere the service is outside the scope of
 * German VAT (docs/decisions/vat-abroad.md).
 * A VAT id proves the business; without one, and at home, the agreed rate applies.
 */
export function vatFor(
  recipient: Recipient | null,
  agreedRate: number,
): Pick<Taxed, 'vatCategory' | 'vatRate'> {
  if (owesVatItself(recipient)) {
    return { vatCategory: EU.has(recipient!.country) ? 'AE' : 'O', vatRate: 0 };
  }
  return { vatCategory: agreedRate === 0 ? 'E' : 'S', vatRate: agreedRate };
}

/** Rounds once per group, as EN 16931 computes VAT. */
export function vatGroupsOf(lines: readonly Taxed[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { vatCategory: category, vatRate: rate, netCents } of lines) {
    const key = `${category} ${rate}`;
    const group = groups.get(key) ?? { category, rate, netCents: 0, vatCents: 0 };
    groups.set(key, { ...group, netCents: group.netCents + netCents });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, vatCents: vatCentsOf(group.netCents, group.rate) }))
    .sort((one, other) => other.rate - one.rate || one.category.localeCompare(other.category));
}
