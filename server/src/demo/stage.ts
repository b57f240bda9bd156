// What the demo plays on: the service's use cases, the drivers' phones, and the company once it is known.
import type { Webhooks } from '../messages/webhooks/webhooks.ts';
import type { Core } from '../orders/core.ts';
import type { Order } from '../orders/model/order.ts';
import { findOrder } from '../orders/store.ts';
import type { Sandbox } from '../sandbox/operation.ts';
import { withoutMapServers } from './acts.ts';
import { CUSTOMER_NAMES, type CustomerName, DRIVERS } from './company.ts';
import { type Company, findCompany } from './found-company.ts';
import { demoPhones, type Phones } from './phone.ts';

export interface Stage {
  core: Core;
  webhooks: Webhooks;
  sandbox: Sandbox;
  phones: Phones;
  company(): Promise<Company>;
}

export function openStage(services: Pick<Stage, 'core' | 'webhooks' | 'sandbox'>): Stage {
  const core = withoutMapServers(services.core);
  let known: Company | null = null;
  return {
    ...services,
    core,
    phones: demoPhones(),
    async company() {
      if (known) return known;
      const company = await findCompany(core);
      const complete =
        company.accounts.size === CUSTOMER_NAMES.length && company.drivers.size === DRIVERS.length;
      if (complete) known = company;
      return company;
    },
  };
}

/** Null if there is none, or its customer was deleted. */
export async function findDemoOrder(
  stage: Stage,
  customer: CustomerName,
  externalOrderId: string,
): Promise<Order | null> {
  const accountId = (await stage.company()).accounts.get(customer);
  if (accountId === undefined) return null;
  const scope = { accountId, environment: 'production' } as const;
  return findOrder(stage.core.sql, scope, externalOrderId, { external: true });
}
