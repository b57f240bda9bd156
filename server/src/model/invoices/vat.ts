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
  /** The part of the net amount that is official fees, passed on without VAT. */
  passThroughCents?: number;
}

interface Taxed {
  netCents: number;
  vatCategory: VatCategory;
  vatRate: number;
  kind?: string;
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

/**
 * An official fee that is passed on is no payment for the service (§ 10 Abs. 1 UStG). EN 16931 has no category for
 * it: it is exempt, with this reason; on an invoice outside the scope of VAT no other category is allowed.
 */
export function vatOfPassThrough(recipient: Recipient | null): Pick<Taxed, 'vatCategory' | 'vatRate'> {
  const isOutside = vatFor(recipient, 0).vatCategory === 'O';
  return { vatCategory: isOutside ? 'O' : 'E', vatRate: 0 };
}

/** Rounds once per group, as EN 16931 computes VAT. */
export function vatGroupsOf(lines: readonly Taxed[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { vatCategory: category, vatRate: rate, netCents, kind } of lines) {
    const key = `${category} ${rate}`;
    const group = groups.get(key) ?? { category, rate, netCents: 0, vatCents: 0 };
    const passed = (group.passThroughCents ?? 0) + (kind === 'PASS_THROUGH' ? netCents : 0);
    groups.set(key, {
      ...group,
      netCents: group.netCents + netCents,
      ...(passed !== 0 && { passThroughCents: passed }),
    });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, vatCents: vatCentsOf(group.netCents, group.rate) }))
    .sort((one, other) => other.rate - one.rate || one.category.localeCompare(other.category));
}

/** Why there is no VAT on a group: the categories of its sentences. Fees have their own. */
export function exemptionsOf({ category, netCents, passThroughCents = 0 }: VatGroup): Exemption[] {
  const others = category === 'S' || category === 'Z' ? [] : [category];
  if (passThroughCents === 0) return others;
  return passThroughCents === netCents && category === 'E' ? ['PassThrough'] : [...others, 'PassThrough'];
}

type Exemption = Exclude<VatCategory, 'S' | 'Z'> | 'PassThrough';
