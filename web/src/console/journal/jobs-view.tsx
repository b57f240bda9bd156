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
  const words = useTexts(journalTexts).jobs;
  const jobs = useFailedJobs(search);
  const { rows } = jobs;
  if (rows?.length === 0) {
    return (
      <Empty icon={<IconCircleCheck />} title={search ? words.noneFound : words.none}>
        {search ? words.noneFoundSentence : words.noneSentence}
      </Empty>
    );
  }
  return (
    <QueryBoundary query={jobs}>
      <ul aria-label={words.list} aria-busy={rows === undefined}>
        {rows === undefined
          ? [0, 1, 2].map((row) => <li key={row} className={join(journalCss.job, tableCss.skeletonCard)} />)
          : rows.map((job) => <FailedJobRow key={job.id} job={job} />)}
      </ul>
      {jobs.more.onMore && (
        <TableFoot shown={rows?.length ?? 0} noun={words.list} keys={false} {...jobs.more} />
      )}
    </QueryBoundary>
  );
}

function titleOf(words: JobsTexts, { kind, subject, number }: FailedJob): string {
  const about =
    kind === 'MAINTENANCE' && subject ? (findText(words.steps, subject) ?? subject) : (subject ?? number);
  return about ? `${words.kinds[kind]}: ${about}` : words.kinds[kind];
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const words = useTexts(journalTexts).jobs;
  const { kind, recipient, number, accountName, accountId, error, attempts, since, nextAttemptAt } = job;
  const title = titleOf(words, job);
  const reason = describeFailure(words, job);
  return (
    <li className={journalCss.job}>
      <IconAlertCircle size={18} aria-hidden="true" />
      <Stack gap="0-5" className={journalCss.jobMessage}>
        <p>
          <strong>{title}</strong> {recipient && words.to({ recipient })}{' '}
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
          {kind === 'WEBHOOKS' ? words.messages({ count: attempts }) : words.times({ count: attempts })},{' '}
          {words.since} <DayTimeInSentence at={since} />
          {nextAttemptAt && (
            <>
              , {words.next} <DayTimeInSentence at={nextAttemptAt} />
            </>
          )}
          {kind === 'MAIL' && <>, {words.givenUp}</>}
        </Text>
      </Stack>
      <Retry job={job} title={title} />
    </li>
  );
}

function Retry({ job, title }: { job: FailedJob; title: string }) {
  const words = useTexts(journalTexts).jobs;
  const { may } = useConsole();
  const retrying = useRetry();
  if (job.retrying) return <Text tone="muted">{words.retrying}</Text>;
  if (!may('staff')) return null;
  return (
    <Button
      busy={retrying.isPending}
      aria-label={words.retryOne({ what: title })}
      onClick={() =>
        retrying.mutate(job.id, {
          onSuccess: () => toast(words.retried),
          onError: toastError,
        })
      }
    >
      {words.retry}
    </Button>
  );
}
