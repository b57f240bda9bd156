// The lines of an invoice, grouped by order: transport, extras and expenses.
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { describeTransport } from '../../orders/billed-line.ts';
import { formatNumber, formatUnitPrice } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { Amount } from './invoice-parts.tsx';
import invoicesCss from './invoices.module.css';
import type { InvoiceDetail } from './queries.ts';
import { invoicesTexts } from './texts.ts';

type Line = InvoiceDetail['lines'][number];

export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const texts = useTexts(invoicesTexts);
  const { lines, lineCount, currency } = invoice;
  return (
    <>
      {groupByOrder(lines).map((group) => (
        <OrderLines key={group[0]!.position} lines={group} currency={currency} />
      ))}
      {lines.length < lineCount && (
        <Text as="p" tone="muted">
          {texts.linesShown({ shown: lines.length, count: lineCount })}
        </Text>
      )}
    </>
  );
}

/** Lines of the same order follow each other. */
function groupByOrder(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last[0]!.orderId === line.orderId) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function OrderLines({ lines, currency }: { lines: readonly Line[]; currency: string }) {
  const { environment } = usePortal();
  const texts = useTexts(invoicesTexts);
  const { orderNumber, orderReference } = lines[0]!;
  return (
    <section className={invoicesCss.orderLines} aria-label={orderNumber ?? texts.lines}>
      <h2>
        {orderNumber ? (
          <Link to="/$environment/orders/$id" params={{ environment, id: orderNumber }}>
            {orderNumber}
          </Link>
        ) : (
          texts.lines
        )}
        {orderReference && <Text tone="muted">{orderReference}</Text>}
        <Text tone="muted">{describeTransport(lines[0]!)}</Text>
      </h2>
      <ul>
        {lines.map((line) => (
          <LineItem key={line.position} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function LineItem({ line, currency }: { line: Line; currency: string }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { kind, description, quantity, unit, unitNet, net, vatRate, vatCategory } = line;
  const amount =
    unit === 'KMT' ? formatNumber(language, quantity, 'kilometer') : formatNumber(language, quantity);
  const price = formatUnitPrice(language, Number(unitNet), currency);
  const vat =
    vatCategory === 'S'
      ? `${texts.lineColumns.vat} ${formatNumber(language, vatRate, 'percent')}`
      : texts.vatFree[vatCategory];
  return (
    <li>
      <span>
        {description}
        <Text tone="muted">{[texts.lineKinds[kind], `${amount} × ${price}`, vat].join(' · ')}</Text>
      </span>
      <Amount value={net} currency={currency} />
    </li>
  );
}
