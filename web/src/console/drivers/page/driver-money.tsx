// Expenses and damages of the driver, each with its sums.
import { Link } from '@tanstack/react-router';
import { damageTexts } from '../../../../../shared/texts/generated/console/damage.ts';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { drivingTexts } from '../../../../../shared/texts/generated/names/driving.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toCents } from '../../../orders/order-status.tsx';
import { formatMoney, formatShortDay, formatSums } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Status, type Tone } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import css from './driver-page.module.css';
import type { DriverPageData } from './driver-page-queries.ts';
import { firstNameOf } from './driver-sentence.ts';
import { PageCard } from './page-card.tsx';

type Sum = DriverPageData['expenses']['sums'][number];

export function DriverExpenses({ page: { expenses } }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).expenses;
  const names = useTexts(drivingTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const sumOf = (amountOf: (sum: Sum) => number) =>
    expenses.sums
      .filter((sum) => amountOf(sum) > 0)
      .map((sum) => ({ cents: toCents(amountOf(sum)), currency: sum.currency }));
  const [week, toCheck] = [sumOf(({ gross }) => gross), sumOf((sum) => sum.toCheck)];
  const summary = [
    week.length > 0 ? texts.week({ sum: formatSums(language, week) }) : texts.nothing,
    ...(toCheck.length > 0 ? [texts.toCheck({ sum: formatSums(language, toCheck) })] : []),
  ];
  return (
    <PageCard title={texts.title}>
      <Text tone="muted">{expenses.data.length === 0 ? texts.none : summary.join(', ')}</Text>
      <Stack as="ul" gap="1-5">
        {expenses.data.map((expense) => (
          <li key={expense.id} className={css.money}>
            <Text tone="muted">{formatShortDay(language, new Date(expense.paidOn), nowMs)}</Text>
            <Link to="/orders/$id" params={{ id: expense.orderNumber }} title={expense.orderNumber}>
              {names.expenses[expense.kind]}
            </Link>
            <Text figures weight="strong">
              {formatMoney(language, toCents(expense.gross), expense.currency)}
            </Text>
            {expense.state === 'PROPOSED' ? (
              <Link to="/accounting/extras">{texts.check}</Link>
            ) : (
              <Text tone={expense.state === 'APPROVED' ? 'good' : 'muted'}>
                {texts.states[expense.state]}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </PageCard>
  );
}

const DAMAGE_TONES: Record<DriverPageData['damages']['cases'][number]['state'], Tone> = {
  OPEN: 'warn',
  IN_REVIEW: 'warn',
  DECIDED: 'place',
  CLOSED: 'muted',
};

export function DriverDamages({ page: { damages, driver } }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).damages;
  const { liableIs, liabilities } = useTexts(damageTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const { count, byDriver, handovers, handoversWithDamage } = damages;
  const name = firstNameOf(driver.name);
  return (
    <PageCard title={texts.title}>
      <Text tone="muted">
        {texts.count({ count })}
        {count > 0 && `, ${texts.byDriver({ count: byDriver, name })}`}
      </Text>
      <Stack as="ul" gap="1-5">
        {damages.cases.map(({ number, state, liability, createdAt }) => (
          <Row as="li" key={number} gap="2" rowGap="1" wrap justify="between">
            <Row as="span" inline gap="2">
              <Link to="/damage/$id" params={{ id: number }}>
                {number}
              </Link>
              <Status tone={DAMAGE_TONES[state]}>{texts.states[state]}</Status>
            </Row>
            <Text tone="muted">
              {liability !== 'OPEN' && `${liableIs({ who: liabilities[liability] })} `}
              {formatShortDay(language, new Date(createdAt), nowMs)}
            </Text>
          </Row>
        ))}
        {handovers > 0 && (
          <Row as="li" gap="2" justify="between">
            <Text tone="muted">{texts.without}</Text>
            <Text figures>{texts.of({ good: handovers - handoversWithDamage, all: handovers })}</Text>
          </Row>
        )}
      </Stack>
    </PageCard>
  );
}
