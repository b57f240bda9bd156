// What assigning changes, in a sentence and as a sum.
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { type Draft, type Share, type Sums, toCents } from './assign-draft.ts';
import paymentsCss from './payments.module.css';

const closes = ({ row, amountCents, discountCents }: Share) => amountCents + discountCents === row.openCents;

export function AfterIt({
  sums,
  draft,
  customer,
  keepsRest,
  left,
  receivedCents,
  money,
}: {
  sums: Sums;
  draft: Draft;
  customer: { name: string } | null;
  keepsRest: boolean;
  left: number;
  receivedCents: number;
  money: (cents: number) => string;
}) {
  const texts = useTexts(assignTexts);
  const { shares, usedCents, leftCents } = sums;
  const paid = shares.filter(closes).length;
  const part = shares.length - paid;
  const taken = shares.filter(({ discountCents }) => discountCents > 0);
  const discount = taken.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const vat = taken.reduce((sum, { row }) => sum + toCents(row.invoice?.discount?.vat ?? 0), 0);
  const rest = { amount: money(leftCents), name: customer?.name ?? '' };
  const sentences = [
    paid > 0 && texts.afterPaid({ count: paid }),
    part > 0 && texts.afterPart({ count: part }),
    discount > 0 &&
      texts.afterDiscount({ amount: money(discount), net: money(discount - vat), vat: money(vat) }),
    keepsRest && (draft.rest === 'PAY_BACK' ? texts.afterPayBack(rest) : texts.afterCredit(rest)),
  ].filter(Boolean);
  const line = (label: string, cents: number) => (
    <Row justify="between" gap="4">
      <Text tone="muted">{label}</Text>
      <Text figures>{cents < 0 ? `−${money(-cents)}` : money(cents)}</Text>
    </Row>
  );
  return (
    <div className={paymentsCss.after}>
      <Stack gap="1">
        <Text weight="medium">{texts.after}</Text>
        <Text tone="ink-2">{sentences.length > 0 ? sentences.join(' ') : texts.afterNothing}</Text>
      </Stack>
      <Stack gap="1">
        {line(texts.received, receivedCents)}
        {line(texts.toInvoices({ count: shares.length }), -usedCents)}
        {keepsRest && line(draft.rest === 'PAY_BACK' ? texts.paidBack : texts.keptAsCredit, -leftCents)}
        <Row className={paymentsCss.total} justify="between" gap="4">
          <Text weight="strong">{texts.leftToAssign}</Text>
          <Text figures weight="strong" tone={left === 0 ? 'good' : left < 0 ? 'alert' : 'warn'}>
            {money(left)}
          </Text>
        </Row>
      </Stack>
    </div>
  );
}
