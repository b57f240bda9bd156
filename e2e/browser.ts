// Pages in the browser of the test run. A page that logs a problem or calls another host fails its test.
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { expect, inject, onTestFinished, type ProvidedContext } from 'vitest';
import { takeLoggedErrors } from '../server/test/harness/logged-errors.ts';
import { openPage } from './reused-pages.ts';
import { type Site, sharedSite } from './service.ts';

export const WIDE = { width: 1280, height: 900 };
export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

/** How long a page may take to show an expected element, on a machine with other load. */
const WAIT_MS = 20_000;
/** For live maps, which are rendered without a graphics card. */
export const MAP_WAIT = { timeout: 60_000 };

export interface PageOptions {
  viewport?: { width: number; height: number };
  scheme?: 'light' | 'dark';
  /** If false, the page shows only what the server rendered. */
  script?: boolean;
  touch?: boolean;
  /** Uses the browser with a camera; the permissions of the context decide whether the page may use it. */
  withCamera?: boolean;
  /** Uses the browser that can draw live maps; in the others a sentence or a drawn map replaces them. */
  withMaps?: boolean;
  /** A service other than the shared one. */
  site?: Pick<Site, 'service' | 'url'>;
  /** See `fixed-date.ts`; use `untouched` in a test that installs Playwright's clock. */
  date?: 'held' | 'running' | 'untouched';
  context?: BrowserContextOptions;
  /** A page that no test has used, for tests about a first visit: nothing is loaded or compiled yet. */
  isNew?: boolean;
  /** Problems that the test provokes, such as a status that the browser logs as an error. */
  expects?: RegExp[];
}

export interface Visit {
  page: Page;
  /**
   * Opens a path with the date of the service and waits until it is loaded; returns the response and its
   * HTML.
   */
  open(path: string): Promise<{ response: Response; html: string }>;
}

export interface KeptVisit extends Visit {
  /** The problems that the page logged since the last call. */
  takeProblems(): string[];
  /** Leaves the page for another test, or closes it. */
  end(): Promise<void>;
  close(): Promise<void>;
}

type BrowserName = keyof ProvidedContext['browsers'];
const launched = new Map<BrowserName, Promise<Browser>>();

/**
 * Each worker has its own browsers, which end with its process: one for all workers would receive every call through
 * another process.
 */
function browserNamed(name: BrowserName): Promise<Browser> {
  const browser = launched.get(name) ?? chromium.launch(inject('browsers')[name]);
  launched.set(name, browser);
  return browser;
}

function nameFor({ withCamera, withMaps }: PageOptions): BrowserName {
  if (withCamera) return 'withCamera';
  return withMaps ? 'withMaps' : 'plain';
}

/** A page of its own, with nothing left of other tests; the visit ends with the test. */
export async function newVisit(options: PageOptions = {}): Promise<Visit> {
  const visit = await keepVisit(options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await visit.close();
    else await visit.end();
    expect(visit.takeProblems(), 'what the page complained about').toEqual([]);
  });
  return visit;
}

/** A page that the caller closes, for several tests. */
export async function keepVisit(options: PageOptions = {}): Promise<KeptVisit> {
  const { url, service } = options.site ?? (await sharedSite());
  const { date = 'held' } = options;
  const browserName = nameFor(options);
  const opened = await openPage({
    browser: await browserNamed(browserName),
    browserName,
    options: {
      baseURL: url,
      viewport: options.viewport ?? WIDE,
      colorScheme: options.scheme ?? 'light',
      javaScriptEnabled: options.script ?? true,
      hasTouch: options.touch ?? false,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...options.context,
    },
    mayBeUsed: !options.isNew && !options.context && date !== 'untouched',
  });
  const { page, context } = opened;
  const problems: string[] = [];
  opened.report = (text) => {
    if (!(options.expects ?? []).some((expected) => expected.test(text))) problems.push(text);
  };
  page.setDefaultTimeout(WAIT_MS);
  let dateMs: number | undefined;
  return {
    page,
    async open(path) {
      const at = service.clock.now();
      if (date !== 'untouched' && at.getTime() !== dateMs)
        await opened.setDate({ at, runs: date === 'running' });
      dateMs = at.getTime();
      const response = (await page.goto(path))!;
      return { response, html: await response.text() };
    },
    takeProblems() {
      const found = problems.splice(0);
      return found.some((problem) => /status of 500/.test(problem))
        ? [...found, ...takeLoggedErrors()]
        : found;
    },
    end: () => opened.release(),
    close: () => context.close(),
  };
}

export function headline(page: Page): Promise<string> {
  return page.locator('h1').innerText().then(oneLine);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
