// The texts of decisions that are not about one order: tasks, deliveries, mails, jobs, absences and extras.
import { Link } from '@tanstack/react-router';
import { findText } from '../../../../shared/text/find-text.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { formatCalendarDay, formatNumber } from '../../ui/format.ts';
import { formatDays } from '../availability/format-absence.ts';
import { describeFailure } from '../journal/describe-failure.ts';
import { Parts } from './decision-parts.tsx';
import { type Description, type FormatContext, type OtherDecision, timesOf } from './decision-text.ts';

export function describeOtherDecision(formatContext: FormatContext, decision: OtherDecision): Description {
  const { words, language } = formatContext;
  const { when, age, tone } = timesOf(formatContext, decision);
  switch (decision.kind) {
    case 'DAMAGE_TASK': {
      const { caseNumber, orderNumber, customer, text, dueOn } = decision;
      return {
        due: formatCalendarDay(language, dueOn),
        label: words.label.task,
        tone,
        title: (
          <>
            <Link to="/damage/$id" params={{ id: caseNumber }}>
              {caseNumber}
            </Link>
            {`: ${text ?? words.noDescription}`}
          </>
        ),
        detail: <Parts parts={[words.damageTask, customer, orderNumber]} />,
      };
    }
    case 'WEBHOOKS': {
      const { customer, status, url, since, failed, nextAttemptAt } = decision;
      return {
        due: words.failed({ count: formatNumber(language, failed) }),
        label: words.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: words.refuses({ customer, status }),
        detail: (
          <Parts
            parts={[
              new URL(url).host,
              nextAttemptAt ? words.nextAttempt({ when: when(nextAttemptAt) }) : words.givenUp,
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
        title: words.mailRefused({ subject }),
        detail: <Parts parts={[recipient, number, error]} />,
      };
    }
    case 'JOB': {
      const { job, subject, error, attempts, since } = decision;
      const step = subject === null ? null : (findText(words.jobs.steps, subject) ?? subject);
      return {
        due: words.jobs.times({ count: attempts }),
        label: words.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: words.jobStuck({ job: words.jobs.kinds[job] }),
        detail: (
          <Parts parts={[step, describeFailure(words.jobs, { error, status: null, kind: job }) ?? error]} />
        ),
      };
    }
    case 'ABSENCE': {
      const { request } = decision;
      return {
        due: request ? age(request.createdAt) : '–',
        label: words.label.waiting,
        tone,
        title: request
          ? words.asksFor[request.kind]({ name: request.driverName, days: formatDays(language, request) })
          : words.absenceWaits,
        detail: request && (
          <Parts
            parts={[request.remark, request.trips > 0 ? words.tripsOnDays({ count: request.trips }) : null]}
          />
        ),
      };
    }
    case 'EXTRAS': {
      const { count, since } = decision;
      return {
        due: age(since),
        label: words.label.waiting,
        tone: 'calm',
        title: words.extras({ count }),
        detail: null,
      };
    }
  }
}
