// Beside the offers of a carrier: who answers, how often, what it costs, and what is agreed.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { carrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { formatCalendarDay, formatMonth, formatSums } from '../../../ui/format.ts';
import { Row } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { PageCard } from '../../drivers/page/page-card.tsx';
import { useConsole } from '../../session.tsx';
import css from './carrier-page.module.css';
import type { CarrierPageData } from './carrier-page-queries.ts';
import { endedOf, formatAfter } from './describe-carrier.ts';
import { formatSince } from './format-since.ts';
import { TermsDialog } from './terms-dialog.tsx';

interface CardProps {
  page: CarrierPageData;
}

export function CarrierPeople({ page: { id, people, email } }: CardProps) {
  const texts = useTexts(carrierPageTexts);
  return (
    <PageCard
      title={texts.whoAnswers}
      action={
        <Link to="/accounts/$id/users" params={{ id }}>
          {texts.invite}
        </Link>
      }
    >
      {people.length === 0 && (
        <Notice tone="warn" title={texts.nobody}>
          {texts.nobodyText}
        </Notice>
      )}
      <ul className={css.people}>
        {people.map((person) => (
          <Row as="li" key={person.id} gap="3">
            <Avatar name={person.name} />
            <span>
              <strong>{person.name}</strong>
              <Text as="div" tone={person.hasJoined ? 'muted' : 'warn'}>
                {person.hasJoined
                  ? texts.answeredOf({ role: texts.roles[person.role], count: person.answered })
                  : texts.invited}
              </Text>
            </span>
          </Row>
        ))}
      </ul>
      {email && <Text tone="muted">{email}</Text>}
    </PageCard>
  );
}

export function CarrierAnswers({ page: { answers, others, since } }: CardProps) {
  const texts = useTexts(carrierPageTexts);
  const language = useLanguage();
  const all = endedOf(answers);
  const { accepted, declined, expired, acceptedPercent } = answers;
  const shares = [
    ['good', accepted],
    ['muted', declined],
    ['alert', expired],
  ] as const;
  return (
    <PageCard title={texts.answersTitle({ day: formatSince(language, since) })}>
      {acceptedPercent === null ? (
        <Text tone="muted">{texts.nobodyAsked}</Text>
      ) : (
        <>
          <p>
            <strong className={css.figure}>{texts.acceptedShare({ percent: acceptedPercent })}</strong>{' '}
            <Text tone="muted">{texts.acceptedOf({ accepted, all })}</Text>
          </p>
          <svg className={css.shares} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            {shares.map(([tone, count], index) => {
              const before = shares.slice(0, index).reduce((sum, [, one]) => sum + one, 0);
              return (
                <rect
                  key={tone}
                  data-tone={tone}
                  x={(before / all) * 100}
                  width={(count / all) * 100}
                  height="8"
                />
              );
            })}
          </svg>
          <Row justify="between" gap="2" wrap>
            <Text tone="good">{texts.acceptedCount({ count: accepted })}</Text>
            <Text tone="muted">{texts.declinedCount({ count: declined })}</Text>
            <Text tone="alert">{texts.expiredCount({ count: expired })}</Text>
          </Row>
        </>
      )}
      {others.acceptedPercent !== null && others.medianMinutes !== null && (
        <Text as="p" tone="muted">
          {texts.others({
            percent: others.acceptedPercent,
            time: formatAfter(language, others.medianMinutes),
          })}
        </Text>
      )}
    </PageCard>
  );
}

export function CarrierCosts({ page: { costs, months } }: CardProps) {
  const texts = useTexts(carrierPageTexts);
  const language = useLanguage();
  const current = months.at(-1)!;
  const cents = (amount: number) => Math.round(amount * 100);
  const ofMonth = (month: string) => costs.filter((cost) => cost.month === month);
  const sumsOf = (month: string) =>
    ofMonth(month).map(({ currency, net }) => ({ currency, cents: cents(net) }));
  // Bars compare months, so they are of the currency that is used most.
  const currency = costs[0]?.currency ?? 'EUR';
  const netOf = (month: string) =>
    ofMonth(month)
      .filter((cost) => cost.currency === currency)
      .reduce((sum, { net }) => sum + net, 0);
  const highest = Math.max(1, ...months.map(netOf));
  const now = ofMonth(current);
  const orders = now.reduce((sum, cost) => sum + cost.orders, 0);
  const delivered = now.reduce((sum, cost) => sum + cost.delivered, 0);
  return (
    <PageCard title={texts.costsTitle({ month: formatMonth(language, current) })}>
      <p>
        <strong className={css.figure}>{formatSums(language, sumsOf(current))}</strong>{' '}
        <Text tone="muted">{texts.costOrders({ count: orders })}</Text>
      </p>
      <ol className={css.months}>
        {months.map((month) => (
          <li
            key={month}
            data-current={month === current || undefined}
            title={texts.costOf({
              month: formatMonth(language, month),
              amount: formatSums(language, sumsOf(month)),
            })}
          >
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={40 - (netOf(month) / highest) * 40}
                width="10"
                height={(netOf(month) / highest) * 40}
                rx="1"
              />
            </svg>
            <Text tone="muted">{formatMonth(language, month).slice(0, 3)}</Text>
          </li>
        ))}
      </ol>
      <Row justify="between" gap="2">
        <Text tone="muted">{texts.delivered({ count: delivered })}</Text>
        <Text tone="muted">{texts.underWay({ count: orders - delivered })}</Text>
      </Row>
    </PageCard>
  );
}

export function CarrierTermsCard({ page }: CardProps) {
  const texts = useTexts(carrierPageTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const [isChanging, setChanging] = useState(false);
  const { paymentDays, insuranceUntil, transportLicenceUntil } = page.terms;
  const missing = <Text tone="muted">{texts.notRecorded}</Text>;
  const until = (day: string | null) => {
    if (day === null) return missing;
    const shown = formatCalendarDay(language, day);
    return day < page.today ? (
      <Text tone="alert">{texts.endedOn({ day: shown })}</Text>
    ) : (
      texts.until({ day: shown })
    );
  };
  return (
    <PageCard
      title={texts.termsTitle}
      action={
        may('dispatch') && (
          <Button small kind="text" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={texts.wePay}>{paymentDays === null ? missing : texts.days({ count: paymentDays })}</Fact>
        <Fact name={texts.insurance}>{until(insuranceUntil)}</Fact>
        <Fact name={texts.licence}>{until(transportLicenceUntil)}</Fact>
      </Facts>
      {isChanging && <TermsDialog page={page} onClose={() => setChanging(false)} />}
    </PageCard>
  );
}
