// The sentence that the law requires where no VAT is charged: the same words in PDF and XML.
import type { VatCategory } from '../../model/invoices/vat.ts';
import type { Operator } from '../../operator/operator.ts';
import type { Translate } from './texts.ts';

/** Null where VAT is charged. The operator may name the law by which it charges none. */
export function exemptionNote(
  translate: Translate,
  { vatExemption }: Pick<Operator, 'vatExemption'>,
  category: VatCategory,
): string | null {
  if (category === 'S' || category === 'Z') return null;
  return (category === 'E' ? vatExemption : null) ?? translate(`note${category}`);
}
