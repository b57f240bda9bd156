// The progress of an integration: the first key, call, order, receiver and delivered message.
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';

export interface FirstSteps {
  key: boolean;
  /** A key or client made an authenticated call. */
  call: boolean;
  order: boolean;
  endpoint: boolean;
  delivered: boolean;
}

export async function readFirstSteps(db: Db, { accountId, environment }: Scope): Promise<FirstSteps> {
  const [steps] = await db<FirstSteps[]>`
    select
      exists (select from credentials where account_id = ${accountId} and environment = ${environment}) as key,
      exists (select from credentials c join credential_uses u on u.credential_id = c.id
        where c.account_id = ${accountId} and c.environment = ${environment}) as call,
      exists (select from orders where account_id = ${accountId} and environment = ${environment}) as "order",
      exists (select from webhook_endpoints where account_id = ${accountId} and environment = ${environment}) as endpoint,
      exists (select from webhook_endpoints e where e.account_id = ${accountId} and e.environment = ${environment}
        and exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'DELIVERED')) as delivered`;
  return steps!;
}
