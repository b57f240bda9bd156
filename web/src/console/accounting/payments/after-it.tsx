// What assigning changes, in a sentence and as a sum.
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { type Draft, type RestOf, type Share, type Sums, toCents } from './assign-draft.ts';
import paymentsCss from './payments.module.css';

const closes = ({ row, amountCents, discountCents }: Share) => amountCents + discountCents === row.openCents;

export function AfterIt({
  sums,
  draft,
  rest,
  keepsRest,
  left,
  receivedCents,
  money,
}: {
  sums: Sums;
  draft: Draft;
  rest: RestOf | null;
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
  const kept = {
    amount: money(leftCents),
    name: rest?.kind === 'CUSTOMER' ? rest.name : (rest?.invoiceNumber ?? ''),
  };
  const sentenceOf = { PAY_BACK: texts.afterPayBack, CREDIT: texts.afterCredit, FEE: texts.afterFee };
  const labelOf = { PAY_BACK: texts.paidBack, CREDIT: texts.keptAsCredit, FEE: texts.chargedFee };
  const sentences = [
    paid > 0 && texts.afterPaid({ count: paid }),
    part > 0 && texts.afterPart({ count: part }),
    discount > 0 &&
      texts.afterDiscount({ amount: money(discount), net: money(discount - vat), vat: money(vat) }),
    keepsRest && draft.rest !== 'OPEN' && sentenceOf[draft.rest](kept),
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
        {keepsRest && draft.rest !== 'OPEN' && line(labelOf[draft.rest], -leftCents)}
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
