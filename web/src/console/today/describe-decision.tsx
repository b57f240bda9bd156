// The texts of a decision: its deadline, reason, sentence and subject.

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import type { Language } from '../../messages/language.ts';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { formatWhen } from '../assign/candidates.ts';
import { describeFailure } from '../journal/describe-failure.ts';
import { NumberLink, Parts, Way } from './decision-parts.tsx';
import type { TodayWords } from './en.ts';
import type { Decision } from './today-queries.ts';

interface Description {
  due: string;
  label: string;
  tone: 'alert' | 'warn' | 'calm';
  title: ReactNode;
  detail: ReactNode;
}

export interface FormatContext {
  words: TodayWords;
  language: Language;
  nowMs: number;
}

export function describeDecision(formatContext: FormatContext, decision: Decision): Description {
  const { words, language, nowMs } = formatContext;
  const when = (at: string) => formatWhen(formatContext, at);
  const age = (at: string) => formatDuration(language, nowMs - Date.parse(at));
  const left = Date.parse(decision.dueAt) - nowMs;
  const tone = decision.urgency === 'NOW' ? 'alert' : 'calm';
  switch (decision.kind) {
    case 'NOT_RELEASED': {
      const { order } = decision;
      const pickup = order.requestedPickup;
      const toPickup = pickup ? Date.parse(pickup) - nowMs : 0;
      return {
        due: pickup ? formatDuration(language, Math.abs(toPickup)) : '–',
        label: pickup ? (toPickup < 0 ? words.label.overdue : words.label.toPickup) : words.label.noPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.mustBeReleased}
          </>
        ),
        detail: (
          <Parts
            parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]}
          />
        ),
      };
    }
    case 'NO_DRIVER': {
      const { order } = decision;
      return {
        due: formatDuration(language, left),
        label: left < 0 ? words.label.overdue : words.label.toPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.hasNoDriver}
          </>
        ),
        detail: (
          <Parts
            parts={[<Way key="way" order={order} language={language} />, order.vehicle, order.customer]}
          />
        ),
      };
    }
    case 'NO_ANSWER': {
      const { order, since } = decision;
      return {
        due: age(since),
        label: words.label.noAnswer,
        tone,
        title: (
          <>
            {words.hasNotAnswered(order.driverName ?? '')} <NumberLink order={order} />
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.requestedPickup && words.pickupAt(order.pickup.city, when(order.requestedPickup)),
              words.asked(when(since)),
            ]}
          />
        ),
      };
    }
    case 'LATE_PICKUP': {
      const { order, minutes } = decision;
      return {
        due: formatDuration(language, minutes * 60_000),
        label: words.label.latePickup,
        tone: 'warn',
        title: (
          <>
            {words.notAtPickup(order.driverName ?? '')} <NumberLink order={order} /> {words.notAtPickupEnd}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.pickup.city,
              order.requestedPickup && words.agreedAt(when(order.requestedPickup)),
              order.vehicle,
              order.customer,
            ]}
          />
        ),
      };
    }
    case 'LATE': {
      const { order, minutes, arrivesAt } = decision;
      return {
        due: formatDuration(language, minutes * 60_000),
        label: words.label.late,
        tone: 'warn',
        title: (
          <>
            <NumberLink order={order} />{' '}
            {words.reaches(order.delivery.city, when(arrivesAt), when(order.agreedDelivery ?? arrivesAt))}
          </>
        ),
        detail: <Parts parts={[order.vehicle, order.driverName, order.customer]} />,
      };
    }
    case 'SILENT': {
      const { order, since } = decision;
      return {
        due: age(since),
        label: words.label.noPosition,
        tone: 'warn',
        title: (
          <>
            <NumberLink order={order} /> {words.silent(order.delivery.city)}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.vehicle,
              order.driverName,
              since === order.actualPickup ? words.neverSeen : words.lastSeen(when(since)),
            ]}
          />
        ),
      };
    }
    case 'NO_QUOTE': {
      const { order, createdAt } = decision;
      return {
        due: age(createdAt),
        label: words.label.waiting,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.needsQuote}
          </>
        ),
        detail: (
          <Parts
            parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]}
          />
        ),
      };
    }
    case 'QUOTE_ENDS': {
      const { order, quoteNumber, netCents, currency, validUntil } = decision;
      return {
        due: formatDuration(language, left),
        label: words.label.toExpiry,
        tone,
        title: (
          <>
            {words.quote}{' '}
            <Link to="/requests/$id" params={{ id: order.number }}>
              {quoteNumber}
            </Link>{' '}
            {words.quoteEnds(when(validUntil))}
          </>
        ),
        detail: (
          <Parts
            parts={[
              order.customer,
              formatMoney(language, netCents, currency),
              <Way key="way" order={order} language={language} />,
            ]}
          />
        ),
      };
    }
    case 'DAMAGE':
    case 'COMPLAINT': {
      const { order, since, description, kind } = decision;
      return {
        due: age(since),
        label: kind === 'DAMAGE' ? words.label.damage : words.label.complaint,
        tone: 'alert',
        title: (
          <>
            {kind === 'DAMAGE' ? words.damageAt : words.complaintOn} <NumberLink order={order} />
            {`: ${description ?? words.noDescription}`}
          </>
        ),
        detail: (
          <Parts
            parts={[words.reportedIn(order.delivery.city, when(since)), order.driverName, order.customer]}
          />
        ),
      };
    }
    case 'WEBHOOKS': {
      const { customer, status, url, since, failed, nextAttemptAt } = decision;
      return {
        due: words.failed(formatNumber(language, failed)),
        label: words.label.since(when(since)),
        tone: 'calm',
        title: words.refuses(customer, status),
        detail: (
          <Parts
            parts={[
              new URL(url).host,
              nextAttemptAt ? words.nextAttempt(when(nextAttemptAt)) : words.givenUp,
            ]}
          />
        ),
      };
    }
    case 'MAIL': {
      const { subject, recipient, error, number } = decision;
      return {
        due: words.failedMail,
        label: words.label.mail,
        tone: 'calm',
        title: words.mailRefused(subject),
        detail: <Parts parts={[recipient, number, error]} />,
      };
    }
    case 'JOB': {
      const { job, subject, error, attempts, since } = decision;
      const step = subject === null ? null : (words.jobs.steps[subject] ?? subject);
      return {
        due: words.jobs.times(attempts),
        label: words.label.since(when(since)),
        tone: 'calm',
        title: words.jobStuck(words.jobs.kinds[job]),
        detail: (
          <Parts parts={[step, describeFailure(words.jobs, { error, status: null, kind: job }) ?? error]} />
        ),
      };
    }
    case 'EXTRAS': {
      const { count, since } = decision;
      return {
        due: age(since),
        label: words.label.waiting,
        tone: 'calm',
        title: words.extras(count),
        detail: null,
      };
    }
  }
}
