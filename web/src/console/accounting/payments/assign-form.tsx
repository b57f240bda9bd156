// Assigns a payment to invoices: tick, change the amounts, and say what happens to the rest.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { isTyping } from '../../../ui/is-typing.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/layout.tsx';
import { pageAction } from '../../../ui/row-actions.ts';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Text } from '../../../ui/text.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { AfterIt } from './after-it.tsx';
import {
  type AssignableInvoice,
  customerOf,
  type Draft,
  draftOf,
  restOf,
  rowsOf,
  sumDraft,
  toCents,
} from './assign-draft.ts';
import { AssignTable, moveRow } from './assign-table.tsx';
import paymentsCss from './payments.module.css';
import { useAssign, useFoundInvoices, type usePayment } from './queries.ts';
import { SetAside } from './set-aside.tsx';
import { ShareBar } from './share-bar.tsx';

const SEARCH_AFTER_MS = 200;
export type Found = NonNullable<ReturnType<typeof usePayment>['data']>;

export function AssignForm({ found, onAssigned }: { found: Found; onAssigned: (text: string) => void }) {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const { payment, payerAccountId } = found;
  const sign = payment.amount < 0 ? -1 : 1;
  const restCents = toCents(payment.rest);
  const money = (cents: number) => formatMoney(language, cents, payment.currency);
  const plain = (cents: number) =>
    (cents / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const [draft, setDraft] = useState<Draft>(() => draftOf(payment, plain));
  const [added, setAdded] = useState<readonly AssignableInvoice[]>([]);
  const others = added.filter(({ id }) => !found.invoices.some((one) => one.id === id));
  const rows = rowsOf(payment, [...found.invoices, ...others]);
  const sums = sumDraft(draft, rows, restCents);
  const customer = customerOf(sums.shares, rows, payerAccountId);
  const rest = restOf(payment, sums, customer);
  const keepsRest = draft.rest !== 'OPEN' && sums.leftCents > 0 && rest !== null;
  const left = keepsRest ? 0 : sums.leftCents;
  const assignedCents = restCents - left;
  const canAssign = sums.wrong === null && sums.leftCents >= 0 && assignedCents > 0;
  const assigning = useAssign(payment.id, () => onAssigned(texts.assigned({ amount: money(assignedCents) })));
  const assign = () => {
    if (!canAssign || assigning.isPending) return;
    assigning.mutate({
      shares: sums.shares.map(({ row, amountCents, discountCents }) => ({
        invoiceId: row.id,
        amount: (sign * amountCents) / 100,
        discount: discountCents === 0 ? 0 : (sign * discountCents) / 100,
      })),
      rest:
        keepsRest && rest.kind === 'CUSTOMER'
          ? { accountId: rest.id, payBack: draft.rest === 'PAY_BACK' }
          : null,
      chargesFee: keepsRest && rest.kind === 'FEE',
    });
  };
  const form = useRef<HTMLDivElement>(null);
  useAssignKeys(assign, form);
  return (
    <div ref={form} className={paymentsCss.form}>
      <div className={paymentsCss.body}>
        <ShareBar
          parts={sums.shares.map(({ amountCents }) => amountCents)}
          restCents={keepsRest ? sums.leftCents : 0}
          totalCents={restCents}
          plain={plain}
        />
        <InvoiceSearch
          id={payment.id}
          known={rows.map(({ id }) => id)}
          money={money}
          onAdd={(invoice) => setAdded([...added, invoice])}
        />
        <AssignTable
          {...{ rows, draft, sums, restCents, plain, money, rest }}
          paidOn={payment.bookedOn}
          isReturn={sign === -1}
          onChange={setDraft}
        />
        <AfterIt {...{ sums, draft, rest, keepsRest, left, money }} receivedCents={restCents} />
        <ErrorState error={assigning.error} />
      </div>
      <Row className={paymentsCss.foot} gap="3" wrap>
        <Button
          kind={left === 0 ? 'filled' : 'soft'}
          {...pageAction}
          disabled={!canAssign}
          busy={assigning.isPending}
          onClick={assign}
        >
          {assignedCents > 0 ? texts.assignAmount({ amount: money(assignedCents) }) : texts.assign}{' '}
          <Kbd>Ctrl ↵</Kbd>
        </Button>
        <SetAside payment={payment} />
        <Text className={paymentsCss.footNote} tone={sums.wrong || sums.leftCents < 0 ? 'alert' : 'muted'}>
          {sums.wrong
            ? texts.wrongAmount({ number: sums.wrong.invoiceNumber })
            : sums.leftCents < 0
              ? texts.tooMuch({ amount: money(-sums.leftCents) })
              : left > 0 && texts.stillLeft({ amount: money(left) })}
        </Text>
        <KeyHints />
      </Row>
    </div>
  );
}

/** Ctrl and Enter assign from everywhere, a slash leads to the search. */
function useAssignKeys(assign: () => void, form: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        assign();
      } else if (event.key === '/' && !isTyping(event)) {
        event.preventDefault();
        form.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
      } else if (event.key === 'ArrowRight' && (event.target as HTMLElement).matches('[data-row]')) {
        event.preventDefault();
        moveRow(form.current!, null, 1);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function KeyHints() {
  const texts = useTexts(assignTexts);
  return (
    <span className={paymentsCss.hints}>
      <span>
        <Kbd>→</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.keys.row}
      </span>
      <span>
        <Kbd>{texts.keys.space}</Kbd> {texts.keys.tick}
      </span>
      <span>
        <Kbd>D</Kbd> {texts.keys.discount}
      </span>
      <span>
        <Kbd>C</Kbd> {texts.keys.credit}
      </span>
    </span>
  );
}

/** Enter adds the first invoice that was found, the arrow keys choose another one. */
function InvoiceSearch({
  id,
  known,
  money,
  onAdd,
}: {
  id: string;
  known: readonly string[];
  money: (cents: number) => string;
  onAdd: (invoice: AssignableInvoice) => void;
}) {
  const texts = useTexts(assignTexts);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const { data, error } = useFoundInvoices(id, search);
  const box = useRef<HTMLDivElement>(null);
  const found = search === '' ? [] : (data?.invoices.filter((one) => !known.includes(one.id)) ?? []);
  const add = (invoice: AssignableInvoice) => {
    onAdd(invoice);
    setTyped('');
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const choices = [...box.current!.querySelectorAll<HTMLElement>('input, [data-choice]')];
    const at = choices.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined && found.length > 0) choices[at + step]?.focus();
    else if (key === 'Enter' && at === 0 && found[0] && !event.ctrlKey) add(found[0]);
    else if (key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and its choices
    <div ref={box} className={paymentsCss.search} onKeyDown={press}>
      <SearchInput label={texts.search} value={typed} onChange={setTyped} />
      <ErrorState error={error} />
      {search !== '' && data && (
        <ul className={paymentsCss.choices} aria-label={texts.foundInvoices}>
          {found.map((invoice) => (
            <li key={invoice.id}>
              <button type="button" data-choice onClick={() => add(invoice)}>
                <Text weight="medium">{invoice.invoiceNumber}</Text>
                <Text tone="muted" className={paymentsCss.payer}>
                  {invoice.accountName}
                </Text>
                <Text figures>{money(toCents(invoice.open))}</Text>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <Text as="li" tone="muted" className={paymentsCss.nothing}>
              {texts.nothingFound}
            </Text>
          )}
        </ul>
      )}
    </div>
  );
}
