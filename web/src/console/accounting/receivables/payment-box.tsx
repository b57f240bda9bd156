// A payment beside the invoices that it settles.
import type { KeyboardEvent } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Card, Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { InvoiceLink } from '../invoice/invoice-parts.tsx';
import { cents, type Payment, useUndo } from './queries.ts';
import receivablesCss from './receivables.module.css';

/** Enter opens the first invoice that the payment settles. */
function openFirst({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && target === currentTarget) currentTarget.querySelector('a')?.click();
}

export function PaymentBox({ payment }: { payment: Payment }) {
  return (
    <Card
      as="article"
      className={receivablesCss.payment}
      data-row={payment.id}
      tabIndex={-1}
      onKeyDown={openFirst}
    >
      <Received payment={payment} />
      <Settled payment={payment} />
    </Card>
  );
}

function useMoney(currency: string) {
  const language = useLanguage();
  return (amount: number) => formatMoney(language, cents(amount), currency);
}

function Received({ payment }: { payment: Payment }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const money = useMoney(payment.currency);
  return (
    <Stack className={receivablesCss.side} gap="1">
      <Row gap="2" justify="between" align="baseline">
        <Text as="strong" figures>
          {money(payment.amount)}
        </Text>
        <Text tone="muted">{formatCalendarDay(language, payment.bookedOn)}</Text>
      </Row>
      <span>{payment.payerName ?? (payment.byHand ? texts.byHand : texts.unknownPayer)}</span>
      <Text tone="muted" className={receivablesCss.remittance}>
        {payment.remittance}
      </Text>
      {payment.rest !== payment.amount && payment.rest !== 0 && (
        <span>{texts.rest({ amount: money(payment.rest) })}</span>
      )}
    </Stack>
  );
}

/** What was allocated, which can be undone. */
function Settled({ payment }: { payment: Payment }) {
  const texts = useTexts(receivablesTexts);
  const { may } = useConsole();
  const money = useMoney(payment.currency);
  const undoing = useUndo(() => toast(texts.undone));
  return (
    <Stack className={receivablesCss.side} gap="2">
      <ul className={receivablesCss.candidates}>
        {payment.allocations.map(({ id, invoiceNumber, kind, amount }) => (
          <Row as="li" key={id} gap="2" justify="between" align="center">
            <span>
              <InvoiceLink number={invoiceNumber} /> {money(amount)} {texts.kinds[kind]}
            </span>
            {may('accounting') && kind === 'PAYMENT' && (
              <Button
                small
                kind="text"
                aria-label={`${texts.undo}: ${invoiceNumber}`}
                busy={undoing.isPending}
                onClick={() => undoing.mutate(id)}
              >
                {texts.undo}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
