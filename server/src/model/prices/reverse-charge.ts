// Which customers owe the VAT themselves. Prices and invoices go by the same rule. Pure.

/** The operator's tax country. */
export const HOME_COUNTRY = 'DE';

/** A business abroad; its VAT id proves that it is one. */
export function owesVatItself(party: { country: string; vatId: string | null } | null): boolean {
  return party !== null && party.country !== HOME_COUNTRY && party.vatId !== null;
}
