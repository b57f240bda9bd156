// Background jobs that failed and still fail: kind, since when, attempts, reason, and a button to retry now.

import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { findText } from '../../../../shared/text/find-text.ts';
import type { JobsTexts } from '../../../../shared/texts/generated/console/jobs.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import tableCss from '../../ui/table.module.css';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTimeInSentence } from '../../ui/time.tsx';
import { useConsole } from '../session.tsx';
import { describeFailure } from './describe-failure.ts';
import journalCss from './journal.module.css';
import { type FailedJob, useFailedJobs, useRetry } from './queries.ts';
import { journalTexts } from './texts.ts';

export function JobsView({ search }: { search: string | undefined }) {
  const texts = useTexts(journalTexts).jobs;
  const jobs = useFailedJobs(search);
  const { rows } = jobs;
  if (rows?.length === 0) {
    return (
      <Empty icon={<IconCircleCheck />} title={search ? texts.noneFound : texts.none}>
        {search ? texts.noneFoundSentence : texts.noneSentence}
      </Empty>
    );
  }
  return (
    <QueryBoundary query={jobs}>
      <ul aria-label={texts.list} aria-busy={rows === undefined}>
        {rows === undefined
          ? [0, 1, 2].map((row) => <li key={row} className={join(journalCss.job, tableCss.skeletonCard)} />)
          : rows.map((job) => <FailedJobRow key={job.id} job={job} />)}
      </ul>
      {jobs.more.onMore && (
        <TableFoot shown={rows?.length ?? 0} noun={texts.list} keys={false} {...jobs.more} />
      )}
    </QueryBoundary>
  );
}

function titleOf(texts: JobsTexts, { kind, subject, number }: FailedJob): string {
  const about =
    kind === 'MAINTENANCE' && subject ? (findText(texts.steps, subject) ?? subject) : (subject ?? number);
  return about ? `${texts.kinds[kind]}: ${about}` : texts.kinds[kind];
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const texts = useTexts(journalTexts).jobs;
  const { kind, recipient, number, accountName, accountId, error, attempts, since, nextAttemptAt } = job;
  const title = titleOf(texts, job);
  const reason = describeFailure(texts, job);
  return (
    <li className={journalCss.job}>
      <IconAlertCircle size={18} aria-hidden="true" />
      <Stack gap="0-5" className={journalCss.jobMessage}>
        <p>
          <strong>{title}</strong> {recipient && texts.to({ recipient })}{' '}
          {number && (
            <Link to="/orders/$id" params={{ id: number }}>
              {number}
            </Link>
          )}{' '}
          {accountId && accountName && (
            <Link to="/accounts/$id" params={{ id: accountId }}>
              {accountName}
            </Link>
          )}
        </p>
        {reason && <p>{reason}</p>}
        {error && (
          <Text as="p" tone="ink-2" mono>
            {error}
          </Text>
        )}
        <Text as="p" tone="muted">
          {kind === 'WEBHOOKS' ? texts.messages({ count: attempts }) : texts.times({ count: attempts })},{' '}
          {texts.since} <DayTimeInSentence at={since} />
          {nextAttemptAt && (
            <>
              , {texts.next} <DayTimeInSentence at={nextAttemptAt} />
            </>
          )}
          {kind === 'MAIL' && <>, {texts.givenUp}</>}
        </Text>
      </Stack>
      <Retry job={job} title={title} />
    </li>
  );
}

function Retry({ job, title }: { job: FailedJob; title: string }) {
  const texts = useTexts(journalTexts).jobs;
  const { may } = useConsole();
  const retrying = useRetry();
  if (job.retrying) return <Text tone="muted">{texts.retrying}</Text>;
  if (!may('staff')) return null;
  return (
    <Button
      busy={retrying.isPending}
      aria-label={texts.retryOne({ what: title })}
      onClick={() =>
        retrying.mutate(job.id, {
          onSuccess: () => toast(texts.retried),
          onError: toastError,
        })
      }
    >
      {texts.retry}
    </Button>
  );
}
