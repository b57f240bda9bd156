// Pages that later tests of a worker use again. The first page of a context costs the browser about twice as much
// as a later one: a process is started, and all scripts are compiled. So a page is left empty at the end of its test and
// given to the next test with the same options, unless the test changed something that cannot be taken back.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { devToolsOf } from './dev-tools.ts';
import { type PageDate, setPageDate } from './fixed-date.ts';
import { forgetRequests, watchRequests } from './settle.ts';

export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** Gets what the page does wrong; each visit sets its own. */
  report: (problem: string) => void;
  setDate(date: PageDate): Promise<void>;
  /** Keeps the page for another test if possible, and closes it otherwise. */
  release(): Promise<void>;
}

interface Wanted {
  browser: Browser;
  browserName: string;
  options: BrowserContextOptions & { baseURL: string };
  /** Whether a page of an earlier test will do, and a later test may use this one. */
  mayBeUsed: boolean;
}

/** Each has a process that waits. */
const MAX_UNUSED = 3;
const unused: { name: string; opened: OpenedPage }[] = [];

/** What applies to a context or page from then on; a test that calls one of these gets a page that nobody uses again. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

export async function openPage({ browser, browserName, options, mayBeUsed }: Wanted): Promise<OpenedPage> {
  const { viewport, colorScheme, ...fixed } = options;
  const name = JSON.stringify([browserName, fixed]);
  const found = mayBeUsed ? unused.findIndex((each) => each.name === name) : -1;
  if (found === -1) return newPage(browser, options, mayBeUsed ? name : null);
  const [{ opened }] = unused.splice(found, 1) as [(typeof unused)[number]];
  if (viewport) await opened.page.setViewportSize(viewport);
  await opened.page.emulateMedia({ colorScheme: colorScheme ?? null });
  return opened;
}

/** Without a name nobody uses the page again. */
async function newPage(
  browser: Browser,
  options: Wanted['options'],
  name: string | null,
): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  const { origin } = new URL(options.baseURL);
  const addInitScript = context.addInitScript.bind(context);
  watchRequests(context, options.javaScriptEnabled ?? true);
  const page = await context.newPage();
  const devTools = await devToolsOf(page);
  let isChanged = false;
  markChanges(context, () => (isChanged = true));
  markChanges(page, () => (isChanged = true));
  const opened: OpenedPage = {
    page,
    context,
    report: () => {},
    setDate: (date) => setPageDate({ addInitScript }, date),
    async release() {
      // What a page logs because it is left is no problem of the test.
      opened.report = () => {};
      if (name === null || isChanged || page.isClosed() || context.pages().length > 1) return context.close();
      await page.evaluate('sessionStorage.clear()').catch(() => {});
      page.removeAllListeners();
      // An answer of the same site without scripts: for another site the browser would start a new process.
      await page.goto('/health/live').catch(() => (isChanged = true));
      if (isChanged) return context.close();
      await context.clearCookies();
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      forgetRequests(context);
      unused.push({ name, opened });
      if (unused.length > MAX_UNUSED) await unused.shift()!.opened.context.close();
    },
  };
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) opened.report(`asks another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') opened.report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => opened.report(`page: ${error.error().stack}`));
  return opened;
}

function markChanges(target: BrowserContext | Page, changed: () => void): void {
  const methods = target as unknown as Record<string, ((...given: unknown[]) => unknown) | undefined>;
  for (const name of LASTING) {
    const method = methods[name];
    if (!method) continue;
    methods[name] = (...given) => {
      changed();
      return method.apply(target, given);
    };
  }
}
