// The context of the use cases of signing in.
import { topicsOfOperator, topicsOfWholeAccount } from '../model/change-topics.ts';
import type { Links } from '../model/orders/links.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { RateLimitStore } from '../platform/rate-limit.ts';

export interface People extends BaseContext {
  links: Links;
  limits: RateLimitStore;
}

/** Published when sessions end or may have ended, so that their streams end too. */
export const SESSIONS_TOPIC = 'sessions';

/**
 * Publishes a change that lists of people show. Call it after the commit. A null account means the operator.
 */
export function publishUserChange(
  { changes }: Pick<People, 'changes'>,
  { accountId }: { accountId: string | null },
): void {
  changes.publish([SESSIONS_TOPIC]);
  changes.publish(accountId === null ? topicsOfOperator('users') : topicsOfWholeAccount(accountId, 'users'));
}

/** The origin of a call, for sessions and mails. */
export interface Browser {
  address: string;
  userAgent: string | null;
  /** The token in a cookie from an earlier sign-in with this browser. */
  device: string | null;
}
