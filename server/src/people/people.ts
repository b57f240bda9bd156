// What the use cases of signing in stand on.
import { topicsOfOperator, topicsOfWholeAccount } from '../customers/change-topics.ts';
import type { Links } from '../orders/model/links.ts';
import type { BaseContext } from '../platform/base-context.ts';
import type { RateLimitStore } from '../platform/rate-limit.ts';

export interface People extends BaseContext {
  links: Links;
  limits: RateLimitStore;
}

/** To be called after the commit, by whatever a list of people shows. Without an account they are the operator's. */
export function publishUserChange({ changes }: People, { accountId }: { accountId: string | null }): void {
  changes.publish(accountId === null ? topicsOfOperator('users') : topicsOfWholeAccount(accountId, 'users'));
}

/** Where a call comes from, as sessions and mails name it. */
export interface Browser {
  address: string;
  userAgent: string | null;
  /** The mark that an earlier sign-in left in this browser. */
  device: string | null;
}
