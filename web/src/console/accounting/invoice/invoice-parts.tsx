import { Link } from '@tanstack/react-router';
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Row } from '../../../ui/layout.tsx';
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

export function Files({ invoice: { invoiceNumber, hasXml } }: { invoice: Invoice }) {
  const words = useTexts(invoiceTexts);
  const address = `/api/v1/ops/accounting/invoices/${invoiceNumber}`;
  return (
    <Row gap="3" inline>
      <a
        href={`${address}/pdf`}
        target="_blank"
        rel="noopener"
        aria-label={words.openPdf({ number: invoiceNumber })}
      >
        {words.pdf}
      </a>
      {hasXml && (
        <a
          href={`${address}/xml`}
          target="_blank"
          rel="noopener"
          aria-label={words.openXml({ number: invoiceNumber })}
        >
          {words.xml}
        </a>
      )}
    </Row>
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
  const words = useTexts(invoiceTexts);
  if (mail === null) return <Text tone="muted">{words.noMail}</Text>;
  return <Marked tone={TONES[mail.state]}>{words.mailStates[mail.state]}</Marked>;
}
