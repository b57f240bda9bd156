// The sentences that the law requires where no VAT is charged: the same words in PDF and XML.
import { exemptionsOf, type VatGroup } from '../../model/invoices/vat.ts';
import type { Operator } from '../../operator/operator.ts';
import type { Translate } from './texts.ts';

/** Empty where VAT is charged. The operator may name the law by which it charges none. */
export function exemptionNotes(
  translate: Translate,
  { vatExemption }: Pick<Operator, 'vatExemption'>,
  group: VatGroup,
): string[] {
  return exemptionsOf(group).map(
    (exemption) => (exemption === 'E' ? vatExemption : null) ?? translate(`note${exemption}`),
  );
}
