// The context of the demo: the service's use cases, the drivers' phones, and the company once it exists.
import type { Webhooks } from '../messages/webhooks/webhooks.ts';
import type { Order } from '../model/orders/order.ts';
import type { Core } from '../orders/records/core.ts';
import { findOrder } from '../orders/records/store.ts';
import type { Sandbox } from '../sandbox/sandbox-policy.ts';
import type { SendToApi } from './api-request.ts';
import { CUSTOMER_NAMES, type CustomerName, DRIVERS } from './company.ts';
import { type Company, findCompany } from './create-demo-company.ts';
import { withoutMapServers } from './demo-actions.ts';
import { demoPhones, type Phones } from './phone.ts';

export interface DemoContext {
  core: Core;
  webhooks: Webhooks;
  sandbox: Sandbox;
  phones: Phones;
  sendToApi: SendToApi;
  /** Until when the customers' systems have called; null before the first tick. */
  calledUntil: Date | null;
  company(): Promise<Company>;
}

export type DemoServices = Pick<DemoContext, 'core' | 'webhooks' | 'sandbox'>;

export function openDemoContext(services: DemoServices, sendToApi: SendToApi): DemoContext {
  const core = withoutMapServers(services.core);
  let known: Company | null = null;
  return {
    ...services,
    core,
    sendToApi,
    calledUntil: null,
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

/** Null if there is no such order, or its customer was deleted. */
export async function findDemoOrder(
  demo: DemoContext,
  customer: CustomerName,
  externalOrderId: string,
): Promise<Order | null> {
  const accountId = (await demo.company()).accounts.get(customer);
  if (accountId === undefined) return null;
  const scope = { accountId, environment: 'production' } as const;
  return findOrder(demo.core.sql, scope, externalOrderId, { external: true });
}
