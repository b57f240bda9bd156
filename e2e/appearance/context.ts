// The context of appearance checks: one page of a service that delivers to receivers on this machine. Pages
// are opened one after another in the same browser context, so that scripts and fonts are loaded once.
import {
  type ConsoleUser,
  type ConsoleUserOptions,
  newConsoleUser,
} from '../../server/test/harness/console.ts';
import { newPortalUser, type PortalUser, type PortalUserOptions } from '../../server/test/harness/portal.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../../server/test/harness/receiver.ts';
import { expectGoodAppearance } from '../appearance-rules.ts';
import { type KeptVisit, keepVisit, type PageOptions, WIDE } from '../browser.ts';
import { useSession } from '../portal-visit.ts';
import { openSite, type Site } from '../service.ts';

export interface AppearanceContext
  extends Pick<KeptVisit, 'page' | 'open' | 'takeProblems'>,
    Pick<Site, 'service' | 'proxy'> {
  receiver: Receiver;
  /** Signs in a user of a customer, with keys of both environments. */
  asCustomer(person?: PortalUserOptions): Promise<Customer>;
  asOperator(person?: ConsoleUserOptions): Promise<ConsoleUser>;
  /** Ends the session and resets the viewport and the theme. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

interface Customer extends PortalUser {
  live: string;
  test: string;
}

/** Creates the data of a page, opens it, and waits until it is loaded. */
export type PageCase = readonly [name: string, show: (context: AppearanceContext) => Promise<void>];

/** Errors that the checks provoke and the browser logs. */
const EXPECTED = [/status of 40[0134]/, /net::ERR_/];

export async function openAppearanceContext(
  options: Pick<PageOptions, 'withMaps'> = {},
): Promise<AppearanceContext> {
  const site = await openSite({ ...REACH_RECEIVERS, deliver: true });
  const receiver = await startReceiver();
  const visit = await keepVisit({ site, expects: EXPECTED, ...options });
  const { service } = site;
  return {
    ...visit,
    service,
    proxy: site.proxy,
    receiver,
    async asCustomer(person) {
      const user = await newPortalUser(service, person);
      await useSession(visit, user.cookie, site.url);
      const keyOf = async (environment: 'production' | 'sandbox') =>
        (await service.credential(user.account.id, { environment, name: 'ERP' })).secret;
      return { ...user, live: await keyOf('production'), test: await keyOf('sandbox') };
    },
    async asOperator(person) {
      const user = await newConsoleUser(service, person);
      await useSession(visit, user.cookie, site.url);
      return user;
    },
    async clear() {
      // Those of a first try must not fail the second.
      visit.takeProblems();
      await visit.page.context().clearCookies();
      // Otherwise the page of the last check would be laid out and painted again, only to be left.
      await visit.page.evaluate(`document.documentElement.style.display = 'none'`).catch(() => {});
      await visit.page.setViewportSize(WIDE);
      await visit.page.emulateMedia({ colorScheme: 'light' });
    },
    async close() {
      await visit.close();
      await receiver.close();
      await site.close();
    },
  };
}

export async function checkAppearance(context: AppearanceContext, [, show]: PageCase): Promise<void> {
  await context.clear();
  await show(context);
  await expectGoodAppearance(context.page);
}
