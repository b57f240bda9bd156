// Parts of invoices that list, page and order share: state, links to files, days and amounts.
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents } from '../../orders/order-status.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Status, type StatusMark, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import invoicesCss from './invoices.module.css';
import { fileAddress, type Invoice } from './queries.ts';
import { invoicesTexts } from './texts.ts';

const APPEARANCE: Record<NonNullable<Invoice['state']>, { tone: Tone; mark?: StatusMark }> = {
  OPEN: { tone: 'place', mark: 'ring' },
  PARTLY_PAID: { tone: 'place' },
  OVERDUE: { tone: 'alert' },
  PAID: { tone: 'good' },
  CANCELLED: { tone: 'muted', mark: 'ended' },
  CREDITED: { tone: 'muted', mark: 'ended' },
};

/** A cancellation or credit note has no state of its own: its kind is shown. */
export function InvoiceState({ invoice: { state, kind } }: { invoice: Pick<Invoice, 'state' | 'kind'> }) {
  const texts = useTexts(invoicesTexts);
  if (state === null) return <Status tone="muted">{texts.kinds[kind]}</Status>;
  return <Status {...APPEARANCE[state]}>{texts.states[state]}</Status>;
}

export function isEnded({ state, kind }: Pick<Invoice, 'state' | 'kind'>): boolean {
  return kind !== 'INVOICE' || state === 'CANCELLED' || state === 'CREDITED';
}

export function Amount({ value, currency }: { value: number; currency: string }) {
  return <Money cents={toCents(value)} currency={currency} />;
}

/** The day on the invoice, which does not depend on the reader's time zone. */
export function PrintedDay({ day }: { day: string | null }) {
  const language = useLanguage();
  if (day === null) return <Text tone="muted">–</Text>;
  return (
    <Text as="time" figures dateTime={day}>
      {formatCalendarDay(language, day)}
    </Text>
  );
}

export function FileLinks({ invoice: { number, hasXml } }: { invoice: Pick<Invoice, 'number' | 'hasXml'> }) {
  const texts = useTexts(invoicesTexts);
  const { environment } = usePortal();
  const formats = hasXml ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <Row as="span" gap="2" inline>
      {formats.map((format) => (
        <a
          key={format}
          href={fileAddress(environment, number, format)}
          download
          aria-label={texts.downloadOf({ format: texts[format], number })}
          onClick={(event) => event.stopPropagation()}
        >
          {texts[format]}
        </a>
      ))}
    </Row>
  );
}

/** The first orders as links, and how many there are besides. */
export function OrderLinks({ invoice: { orders, orderCount } }: { invoice: Invoice }) {
  const texts = useTexts(invoicesTexts);
  const { environment } = usePortal();
  const rest = orderCount - orders.length;
  return (
    <span className={invoicesCss.orderLinks}>
      {orders.map(({ id, number }) => (
        <Link
          key={id}
          to="/$environment/orders/$id"
          params={{ environment, id: number }}
          onClick={(event) => event.stopPropagation()}
        >
          {number}
        </Link>
      ))}
      {rest > 0 && <Text tone="muted">{texts.ordersMore({ count: rest })}</Text>}
    </span>
  );
}

export function InvoiceLink({ number }: { number: string }) {
  const { environment } = usePortal();
  return (
    <Link
      to="/$environment/invoices/$number"
      params={{ environment, number }}
      onClick={(event) => event.stopPropagation()}
    >
      {number}
    </Link>
  );
}
