// The lines of an invoice with its sums; after a credit note, what is left of each line.
import { invoiceTexts } from '../../../../../shared/texts/generated/console/accounting/invoice.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { describeBilledOrder } from '../../../orders/billed-line.ts';
import { formatMoney } from '../../../ui/format.ts';
import { Card } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { InvoiceDetails } from '../queries.ts';
import { cents } from '../receivables/queries.ts';
import invoiceCss from './invoice.module.css';

export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const texts = useTexts(invoiceTexts);
  const language = useLanguage();
  const { currency, lines, vatGroups } = invoice;
  const money = (amount: number) => formatMoney(language, cents(amount), currency);
  const sums: [string, number][] = [
    [texts.net, invoice.net],
    ...vatGroups.map(({ category, rate, vat }): [string, number] => [
      category === 'AE' ? texts.reverseCharge : texts.vat({ rate: `${rate} %` }),
      vat,
    ]),
  ];
  return (
    // A scrollable element must be reachable by keyboard.
    <Card as="section" className={invoiceCss.lines} aria-label={texts.lines} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{texts.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.description}</th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.quantity}
            </th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.vatRate}
            </th>
            <th scope="col" className={invoiceCss.amount}>
              {texts.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, description, quantity, vatRate, net, creditable, ...line }) => (
            <tr key={position}>
              <td>{position}</td>
              <td>
                {description}
                <Text as="div" tone="muted">
                  {describeBilledOrder(line)}
                </Text>
                {invoice.creditedBy.length > 0 && creditable !== net && (
                  <Text as="div" tone="muted">
                    {texts.left}: {money(creditable)}
                  </Text>
                )}
              </td>
              <td className={invoiceCss.amount}>{quantity.toLocaleString(language)}</td>
              <td className={invoiceCss.amount}>{vatRate} %</td>
              <td className={invoiceCss.amount}>{money(net)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <td colSpan={4} className={invoiceCss.amount}>
                {name}
              </td>
              <td className={invoiceCss.amount}>{money(amount)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={4} className={invoiceCss.amount}>
              <strong>{texts.gross}</strong>
            </td>
            <td className={invoiceCss.amount}>
              <strong>{money(invoice.gross)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
