// The payments of one state in the list at the left.
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { cents, type Payment, type PaymentState, usePayments } from '../receivables/queries.ts';
import paymentsCss from './payments.module.css';

export function PaymentGroup({
  state,
  chosen,
  onChoose,
}: {
  state: PaymentState;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const texts = useTexts(assignTexts);
  const list = usePayments(state);
  const count = list.firstPage?.counts[state];
  const isFirst = state === 'OPEN';
  if (!isFirst && !count) return <ErrorState error={list.error} />;
  return (
    <section aria-label={texts.groups[state]}>
      <Row className={paymentsCss.groupHead} justify="between" gap="2">
        <h2>
          {texts.groups[state]} <Text tone="muted">{count ?? '–'}</Text>
        </h2>
        {isFirst && (
          <Row as="span" className={paymentsCss.keys} gap="1">
            <Kbd>J</Kbd> <Kbd>K</Kbd>
          </Row>
        )}
      </Row>
      <ErrorState error={list.error} />
      {isFirst && count === 0 && (
        <Text as="p" tone="muted" className={paymentsCss.nothing}>
          {texts.nothingToAssign}
        </Text>
      )}
      <ul className={paymentsCss.rows}>
        {list.rows?.map((payment) => (
          <li key={payment.id}>
            <PaymentRow payment={payment} isChosen={payment.id === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {list.more.onMore && (
        <Row className={paymentsCss.more}>
          <Button kind="text" small onClick={list.more.onMore}>
            {texts.showMore}
          </Button>
        </Row>
      )}
    </section>
  );
}

function PaymentRow({
  payment,
  isChosen,
  onChoose,
}: {
  payment: Payment;
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const isOpen = payment.state === 'OPEN';
  return (
    <button
      type="button"
      className={paymentsCss.row}
      data-row={payment.id}
      data-settled={!isOpen || undefined}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(payment.id)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onChoose(payment.id);
      }}
    >
      <span className={paymentsCss.line}>
        <span className={paymentsCss.payer}>
          {payment.payerName ?? (payment.byHand ? texts.byHand : texts.unknownPayer)}
        </span>
        <Text figures weight={isOpen ? 'strong' : 'normal'}>
          {formatMoney(language, cents(isOpen ? payment.rest : payment.amount), payment.currency)}
        </Text>
      </span>
      <span className={paymentsCss.line}>
        <Text tone="muted" size="meta" className={paymentsCss.payer}>
          {[formatCalendarDay(language, payment.bookedOn), ...numbersOf(payment)].join(', ')}
        </Text>
        <Finding payment={payment} />
      </span>
    </button>
  );
}

const numbersOf = ({ allocations }: Payment) => [
  ...new Set(allocations.map(({ invoiceNumber }) => invoiceNumber)),
];

/** What the match found, or who decided about it. */
function Finding({ payment }: { payment: Payment }) {
  const texts = useTexts(assignTexts);
  const { match, state, allocations } = payment;
  if (state === 'CREDIT') {
    return (
      <Text size="meta" tone={payment.credit?.payBack ? 'warn' : 'muted'}>
        {payment.credit?.payBack ? texts.toPayBack : texts.isCredit}
      </Text>
    );
  }
  if (state !== 'OPEN' || !match) {
    const by = allocations[0]?.by;
    return (
      <Text size="meta" tone="muted" className={paymentsCss.by}>
        {by && texts.by({ name: by })}
      </Text>
    );
  }
  if (match.certain)
    return (
      <Text size="meta" tone="good">
        {texts.fits}
      </Text>
    );
  const found = match.proposals.length;
  return (
    <Text size="meta" tone={found > 0 ? 'accent' : 'warn'}>
      {texts.found({ count: found })}
    </Text>
  );
}
