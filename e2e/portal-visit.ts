// A user of a customer, signed in to the portal of the shared service.
import type { Account } from '../server/src/model/account.ts';
import { newPortalUser, type PortalUser, type PortalUserOptions } from '../server/test/harness/portal.ts';
import type { TestService } from '../server/test/harness/service.ts';
import { newVisit, type PageOptions, type Visit } from './browser.ts';
import { type Site, sharedSite } from './service.ts';

export interface PortalVisit extends Visit, PortalUser {
  service: TestService;
  account: Account;
}

/**
 * `open` then takes paths such as `/portal/production/orders?lang=en`. Uses the shared service unless another
 * is given.
 */
export async function signedIn(
  person: PortalUserOptions = {},
  options: PageOptions = {},
  site?: Pick<Site, 'service' | 'url'>,
): Promise<PortalVisit> {
  const used = site ?? (await sharedSite());
  const { service } = used;
  const user = await newPortalUser(service, person);
  const visit = await visitWith(user.cookie, used, options);
  return { ...visit, ...user, service };
}

/** A page whose browser has a session cookie. */
export async function visitWith(
  cookie: string,
  site: Pick<Site, 'service' | 'url'>,
  options: PageOptions,
): Promise<Visit> {
  const visit = await newVisit({ site, ...options });
  await useSession(visit, cookie, site.url);
  return visit;
}

export async function useSession({ page }: Visit, cookie: string, url: string): Promise<void> {
  const [name, value] = cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
}
