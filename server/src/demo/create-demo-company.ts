// Creates the demo company unless it exists, and finds it.

import { changeAgreement, openAccount } from '../customers/accounts/manage-accounts.ts';
import { setFuelSurcharge } from '../customers/agreements/manage-fuel.ts';
import { findNewestVersion } from '../customers/agreements/store.ts';
import { changeTerms } from '../dispatch/availability/change-terms.ts';
import { addDriver } from '../dispatch/drivers/manage-drivers.ts';
import { createEndpoint } from '../messages/webhooks/manage-endpoints.ts';
import { listEndpoints } from '../messages/webhooks/store.ts';
import type { Webhooks } from '../messages/webhooks/webhooks.ts';
import { EVENT_NAMES } from '../model/orders/event-catalog.ts';
import { changeOperator, findOperator } from '../operator/operator.ts';
import type { Core } from '../orders/records/core.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { CUSTOMER_NAMES, CUSTOMERS, type CustomerName, DEMO_OPERATOR, DRIVERS, termsOf } from './company.ts';
import { DEMO } from './data-origin-store.ts';
import { RECEIVERS } from './receivers.ts';
import { findAccountIdByMail, findDriverIds } from './store.ts';

/** Without deleted accounts and drivers. */
export interface Company {
  accounts: Map<CustomerName, string>;
  /** Driver ids by mail address. */
  drivers: Map<string, string>;
}

const mailOf = (name: CustomerName) => CUSTOMERS[name].account.contractingParty!.email;

export async function findCompany({ sql }: Pick<BaseContext, 'sql'>): Promise<Company> {
  const accounts = new Map<CustomerName, string>();
  for (const name of CUSTOMER_NAMES) {
    const id = await findAccountIdByMail(sql, mailOf(name));
    if (id !== null) accounts.set(name, id);
  }
  const drivers = await findDriverIds(
    sql,
    DRIVERS.map(({ email }) => email),
  );
  return { accounts, drivers };
}

const DEMO_FUEL_PERCENT = 4.5;

export async function createOperator(context: BaseContext): Promise<void> {
  const { address } = await findOperator(context.sql);
  if (address !== null) return;
  await changeOperator(context, DEMO, DEMO_OPERATOR);
  const month = context.clock.now().toISOString().slice(0, 7);
  await setFuelSurcharge(context, DEMO, month, DEMO_FUEL_PERCENT);
}

/**
 * Returns the account's id, whether it existed or is new; also completes what an interrupted start left out.
 */
export async function createCustomer(core: Core, name: CustomerName): Promise<string> {
  const customer = CUSTOMERS[name];
  const known = await findAccountIdByMail(core.sql, mailOf(name));
  const id = known ?? (await openAccount(core, DEMO, customer.account)).id;
  const terms = termsOf(customer);
  const newest = await findNewestVersion(core.sql, id);
  if (terms && newest?.version === 1) {
    await changeAgreement(core, DEMO, id, terms);
    core.agreements.clear();
  }
  return id;
}

export async function createDrivers(core: Core): Promise<void> {
  const { drivers } = await findCompany(core);
  for (const { drivingStyle: _, terms, ...fields } of DRIVERS) {
    if (drivers.has(fields.email)) continue;
    const { id } = await addDriver(core, DEMO, fields);
    if (terms) await changeTerms(core, DEMO, id, terms);
  }
}

export async function subscribe(webhooks: Webhooks): Promise<void> {
  const { accounts } = await findCompany(webhooks);
  for (const { customer, url, description } of RECEIVERS) {
    const accountId = accounts.get(customer);
    if (accountId === undefined) continue;
    const scope = { accountId, environment: 'production' } as const;
    const known = await listEndpoints(webhooks.sql, scope);
    if (known.some((endpoint) => endpoint.url === url)) continue;
    await createEndpoint(webhooks, DEMO, { ...scope, url, events: [...EVENT_NAMES], description });
  }
}
