// The amounts of an invoice from net to open: VAT per group, corrections, payments.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents } from '../../orders/order-status.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatCalendarDay, formatMoney, formatNumber } from '../../ui/format.ts';
import { Amount } from './invoice-parts.tsx';
import type { InvoiceDetail } from './queries.ts';
import { type InvoicesTexts, invoicesTexts } from './texts.ts';

export function InvoiceAmounts({ invoice }: { invoice: InvoiceDetail }) {
  const texts = useTexts(invoicesTexts);
  const language = useLanguage();
  const { net, gross, open, currency, vatGroups, settlements, later } = invoice;
  const amount = (value: number) => <Amount value={value} currency={currency} />;
  const nameOf = (group: InvoiceDetail['vatGroups'][number]) =>
    nameOfGroup(
      texts,
      group,
      formatNumber(language, group.rate, 'percent'),
      formatMoney(language, toCents(group.net), currency),
    );
  const corrections = later.filter(({ kind }) => kind !== 'INVOICE');
  return (
    <FactGroup title={texts.totals}>
      <Facts amounts>
        <Fact name={texts.net}>{amount(net)}</Fact>
        {vatGroups.map((group) => (
          <Fact key={`${group.category} ${group.rate}`} name={nameOf(group)}>
            {amount(group.vat)}
          </Fact>
        ))}
        <Fact name={texts.gross} total>
          <strong>{amount(gross)}</strong>
        </Fact>
        {invoice.kind === 'INVOICE' &&
          corrections.map(({ number, kind, gross: corrected }) => (
            <Fact key={number} name={`${texts.kinds[kind]} ${number}`}>
              {amount(corrected)}
            </Fact>
          ))}
        {settlements.map(({ kind, on, amount: paid }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments of the same day and amount are equal.
          <Fact key={index} name={texts.settlements[kind]({ day: formatCalendarDay(language, on) })}>
            {amount(-paid)}
          </Fact>
        ))}
        {open !== null && (
          <Fact name={open < 0 ? texts.creditOf : texts.open} total>
            <strong>{amount(Math.abs(open))}</strong>
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}

function nameOfGroup(
  texts: InvoicesTexts,
  { category }: InvoiceDetail['vatGroups'][number],
  rate: string,
  base: string,
): string {
  return category === 'S' ? texts.vat({ rate, base }) : texts.vatFree[category];
}
