// The invoices that a payment may settle, with the amounts that it pays and what is left after each.
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import fieldCss from '../../../ui/field.module.css';
import { formatCalendarDay } from '../../../ui/format.ts';
import { Text } from '../../../ui/text.tsx';
import { InvoiceLink } from '../invoice/invoice-parts.tsx';
import {
  type AssignRow,
  choiceOf,
  type Draft,
  firstChoice,
  type RestOf,
  type Sums,
  tick,
  toCents,
  toggleDiscount,
  withRow,
} from './assign-draft.ts';
import paymentsCss from './payments.module.css';
import { RestRow } from './rest-row.tsx';

interface TableProps {
  rows: readonly AssignRow[];
  draft: Draft;
  sums: Sums;
  restCents: number;
  /** The day of the payment, which decides about discounts. */
  paidOn: string;
  rest: RestOf | null;
  /** Money out: its rest is the bank's fee, which has a row only if it can be charged. */
  isReturn: boolean;
  plain: (cents: number) => string;
  money: (cents: number) => string;
  onChange: (draft: Draft) => void;
}

const ROWS = '[data-assign]';

/** To the amount of another row, or to its box if it is not ticked. */
export function moveRow(table: HTMLElement, from: Element | null, step: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>(ROWS)];
  const row = rows[from ? rows.indexOf(from as HTMLElement) + step : 0];
  const input = row?.querySelector<HTMLInputElement>('input[inputmode]');
  (input ?? row?.querySelector<HTMLInputElement>('input'))?.focus();
  input?.select();
}

export function AssignTable(props: TableProps) {
  const texts = useTexts(assignTexts);
  const { rows, draft, sums, restCents, plain, onChange } = props;
  const hasRest = sums.leftCents > 0 && !(props.isReturn && props.rest === null);
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const line = (event.target as HTMLElement).closest<HTMLElement>(ROWS);
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows.find(({ id }) => id === line.dataset.assign);
    const key = event.key.toLowerCase();
    if (key === 'arrowdown' || key === 'arrowup') {
      moveRow(event.currentTarget, line, key === 'arrowdown' ? 1 : -1);
    } else if (key === ' ' && row) onChange(tick(draft, rows, row, restCents, plain));
    else if (key === 'd' && row) onChange(toggleDiscount(draft, row, plain));
    else if (key === 'c' && hasRest) {
      const kept = firstChoice(props.rest);
      onChange({ ...draft, rest: draft.rest === kept ? 'OPEN' : kept });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <table className={paymentsCss.table} onKeyDown={press}>
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">{texts.tick}</span>
          </th>
          <th>{texts.invoice}</th>
          <th className={paymentsCss.number}>{texts.open}</th>
          <th>{texts.discount}</th>
          <th className={paymentsCss.number}>{texts.pays}</th>
          <th className={paymentsCss.number}>{texts.leftOf({ amount: plain(restCents) })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <InvoiceLine key={row.id} row={row} {...props} />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={6}>
              <Text tone="muted">{texts.noInvoices}</Text>
            </td>
          </tr>
        )}
        {hasRest && <RestRow {...props} />}
      </tbody>
    </table>
  );
}

function InvoiceLine({
  row,
  rows,
  draft,
  sums,
  restCents,
  paidOn,
  plain,
  money,
  onChange,
}: TableProps & { row: AssignRow }) {
  const texts = useTexts(assignTexts);
  const choice = choiceOf(draft, row.id);
  const share = sums.shares.find((one) => one.row.id === row.id);
  const isWrong = share && sums.wrong?.id === row.id;
  return (
    <tr data-assign={row.id} data-ticked={choice.ticked || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={texts.tickOne({ number: row.invoiceNumber })}
          checked={choice.ticked}
          onChange={() => onChange(tick(draft, rows, row, restCents, plain))}
        />
      </td>
      <td>
        <span className={paymentsCss.about}>
          <InvoiceLink number={row.invoiceNumber} />
          <About row={row} money={money} />
        </span>
      </td>
      <td className={paymentsCss.number} data-label={texts.open}>
        <Text figures tone={choice.ticked ? 'ink' : 'muted'}>
          {money(row.openCents)}
        </Text>
      </td>
      <td data-label={texts.discount}>
        <DiscountCell
          row={row}
          isTaken={choice.ticked && choice.withDiscount}
          isTicked={choice.ticked}
          paidOn={paidOn}
          money={money}
          onToggle={() => onChange(toggleDiscount(draft, row, plain))}
        />
      </td>
      <td className={paymentsCss.number} data-label={texts.pays}>
        {choice.ticked ? (
          <input
            className={fieldCss.input}
            inputMode="decimal"
            aria-label={texts.amountFor({ number: row.invoiceNumber })}
            aria-invalid={isWrong || undefined}
            value={choice.amount}
            onChange={({ target }) => onChange(withRow(draft, row.id, { ...choice, amount: target.value }))}
          />
        ) : (
          <Text tone="muted">–</Text>
        )}
      </td>
      <td className={paymentsCss.number} data-label={share && texts.left}>
        <Text figures tone={share && share.leftCents < 0 ? 'alert' : 'muted'}>
          {share && plain(share.leftCents)}
        </Text>
      </td>
    </tr>
  );
}

/** The customer, the day on which it is due, and what was settled before. */
function About({ row, money }: { row: AssignRow; money: (cents: number) => string }) {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const { invoice } = row;
  const parts = [
    row.accountName,
    ...(invoice
      ? [
          texts.due({ day: formatCalendarDay(language, invoice.dueOn) }),
          invoice.paid > 0 && texts.paidBefore({ amount: money(toCents(invoice.paid)) }),
          invoice.credited > 0 && texts.creditedBefore({ amount: money(toCents(invoice.credited)) }),
        ]
      : [texts.wasPaid]),
  ];
  return (
    <Text tone="muted" size="meta">
      {parts.filter(Boolean).join(', ')}
    </Text>
  );
}

function DiscountCell({
  row: { invoice, discountCents, invoiceNumber },
  isTaken,
  isTicked,
  paidOn,
  money,
  onToggle,
}: {
  row: AssignRow;
  isTaken: boolean;
  isTicked: boolean;
  paidOn: string;
  money: (cents: number) => string;
  onToggle: () => void;
}) {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const discount = invoice?.discount;
  if (!discount) return <Text tone="muted">{texts.none}</Text>;
  if (discountCents === 0) {
    const isOver = paidOn > discount.until;
    return (
      <Text tone="muted">
        {isOver ? texts.ended({ day: formatCalendarDay(language, discount.until) }) : texts.noLonger}
      </Text>
    );
  }
  const label = texts.discountOf({ percent: discount.percent, amount: money(discountCents) });
  if (!isTicked) return <Text tone="muted">{label}</Text>;
  return (
    <button
      type="button"
      className={paymentsCss.discount}
      aria-pressed={isTaken}
      aria-label={texts.discountFor({ number: invoiceNumber, label })}
      onClick={onToggle}
    >
      {label} {isTaken && <IconX size={12} aria-hidden="true" />}
    </button>
  );
}
