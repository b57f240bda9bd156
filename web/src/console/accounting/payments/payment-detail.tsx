// One payment: its facts, and below them what it may settle or what was decided.
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import { cents, type Payment } from '../receivables/queries.ts';
import { AssignForm } from './assign-form.tsx';
import { DecidedPayment } from './decided-payment.tsx';
import paymentsCss from './payments.module.css';
import { usePayment } from './queries.ts';

export function PaymentDetail({ id, onAssigned }: { id: string; onAssigned: (text: string) => void }) {
  const { data, error, refetch } = usePayment(id);
  const { may } = useConsole();
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonLines lines={8} />;
  const { payment } = data;
  const isAssigned = payment.state !== 'OPEN' || !may('accounting');
  return (
    <>
      <PaymentHead payment={payment} />
      {isAssigned ? (
        <DecidedPayment payment={payment} />
      ) : (
        <AssignForm key={payment.rest} found={data} onAssigned={onAssigned} />
      )}
    </>
  );
}

function PaymentHead({ payment }: { payment: Payment }) {
  const texts = useTexts(assignTexts);
  const shared = useTexts(receivablesTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, cents(amount), payment.currency);
  const name = payment.payerName ?? (payment.byHand ? shared.byHand : shared.unknownPayer);
  const { match } = payment;
  return (
    <Row className={paymentsCss.head} gap="4" justify="between" align="start" wrap>
      <Stack gap="1" className={paymentsCss.title}>
        <h2>
          {payment.amount < 0
            ? texts.titleOut({ amount: money(-payment.amount), name })
            : texts.title({ amount: money(payment.amount), name })}
        </h2>
        {payment.remittance && (
          <Text mono size="meta" tone="ink-2" className={paymentsCss.remittance}>
            {payment.remittance}
          </Text>
        )}
        {match && !match.certain && payment.state === 'OPEN' && (
          <Text tone="warn" size="table">
            {match.settled.length > 0
              ? shared.settled({ numbers: match.settled.join(', '), count: match.settled.length })
              : shared.unclear[match.reason!]}
          </Text>
        )}
      </Stack>
      <Stack gap="1" className={paymentsCss.facts}>
        <Text tone="muted" size="table">
          {formatCalendarDay(language, payment.bookedOn)}
        </Text>
        {payment.payerIban && (
          <Text tone="muted" size="meta" mono>
            {payment.payerIban}
          </Text>
        )}
        {payment.rest !== payment.amount && payment.rest !== 0 && (
          <Text tone="muted" size="meta">
            {shared.rest({ amount: money(payment.rest) })}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
