// Explains why a job failed, from the error message of the other system.

import type { JobsTexts } from '../../../../shared/texts/generated/console/jobs.ts';
import type { FailedJob } from './queries.ts';

const MEANINGS: [pattern: RegExp, reason: Exclude<keyof JobsTexts['reasons'], 'status'>][] = [
  [/ECONNREFUSED|ECONNRESET|EHOSTUNREACH|connection refused/i, 'refused'],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'unknownName'],
  [/ETIMEDOUT|timed? ?out|timeout/i, 'timeout'],
  [/^55\d\b|user unknown|mailbox unavailable/i, 'recipient'],
  [/^4\d\d\b/, 'busy'],
  [/certificate|CERT_|self.signed/i, 'certificate'],
  [/no space|no room left|ENOSPC/i, 'space'],
  [/relation .* does not exist|deadlock|violates|statement|column/i, 'database'],
];

/** Returns null where only the raw error message is known. */
export function describeFailure(
  { reasons }: Pick<JobsTexts, 'reasons'>,
  { error, status, kind }: Pick<FailedJob, 'error' | 'status' | 'kind'>,
): string | null {
  if (kind === 'WEBHOOKS' && status !== null) return reasons.status({ status });
  const found = MEANINGS.find(([pattern]) => error !== null && pattern.test(error));
  return found ? reasons[found[1]] : null;
}
