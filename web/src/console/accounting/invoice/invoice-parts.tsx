import { Link } from '@tanstack/react-router';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Marked, type Tone } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Invoice } from '../queries.ts';

export function InvoiceLink({ number }: { number: string }) {
  return (
    <Link to="/accounting/invoices/$number" params={{ number }}>
      {number}
    </Link>
  );
}

const TONES: Record<NonNullable<Invoice['mail']>['state'], Tone> = {
  PENDING: 'transit',
  SENT: 'good',
  FAILED: 'alert',
  KEPT: 'muted',
  HELD: 'alert',
};

export function MailState({ invoice: { mail } }: { invoice: Pick<Invoice, 'mail'> }) {
  const texts = useTexts(invoiceTexts);
  if (mail === null) return <Text tone="muted">{texts.noMail}</Text>;
  return <Marked tone={TONES[mail.state]}>{texts.mailStates[mail.state]}</Marked>;
}
