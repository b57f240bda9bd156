// A user of the operator, signed in to the console of the shared service.
import { type ConsoleUser, type ConsoleUserOptions, newConsoleUser } from '../server/test/harness/console.ts';
import type { TestService } from '../server/test/harness/service.ts';
import type { PageOptions, Visit } from './browser.ts';
import { visitWith } from './portal-visit.ts';
import { type Site, sharedSite } from './service.ts';

export interface ConsoleVisit extends Visit, ConsoleUser {
  service: TestService;
}

/**
 * `open` then takes paths such as `/console/orders?lang=en`. Uses the shared service unless another is given.
 */
export async function visitConsole(
  person: ConsoleUserOptions = {},
  options: PageOptions = {},
  site?: Pick<Site, 'service' | 'url'>,
): Promise<ConsoleVisit> {
  const used = site ?? (await sharedSite());
  const { service } = used;
  const user = await newConsoleUser(service, person);
  const visit = await visitWith(user.cookie, used, options);
  return { ...visit, ...user, service };
}

/** A production account with a key. */
export async function newCustomer(service: TestService, name: string) {
  const account = await service.account({ name });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  return { account, key: secret };
}
