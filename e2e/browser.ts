// Pages in the run's browser. Whatever a page complains about, or asks of another host, fails its test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { sharedSite } from './service.ts';

/** Files begin with it: without a browser they are skipped. */
export const describeInBrowser = describe.skipIf(inject('browser') === '');

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface PageOptions {
  viewport?: { width: number; height: number };
  scheme?: 'light' | 'dark';
  /** Off, the page is what the server wrote. */
  script?: boolean;
  touch?: boolean;
  /** In the browser that has one; whether the page may use it is up to the permissions of the context. */
  withCamera?: boolean;
  /** Of another service than the shared one. */
  url?: string;
  context?: BrowserContextOptions;
  /** What the test provokes, such as a status that the browser logs as an error. */
  expects?: RegExp[];
}

export interface Visit {
  page: Page;
  /** Opens a path and waits for what it loads; gives the answer and its HTML. */
  open(path: string): Promise<{ response: Response; html: string }>;
}

type BrowserName = 'browser' | 'browserWithCamera';
const connected = new Map<BrowserName, Promise<Browser>>();

function browserNamed(name: BrowserName): Promise<Browser> {
  const browser = connected.get(name) ?? chromium.connect(inject(name));
  connected.set(name, browser);
  return browser;
}

/** A page in a context of its own, which ends with the test. */
export async function newVisit(options: PageOptions = {}): Promise<Visit> {
  const url = options.url ?? (await sharedSite()).url;
  const browser = await browserNamed(options.withCamera ? 'browserWithCamera' : 'browser');
  const context = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? WIDE,
    colorScheme: options.scheme ?? 'light',
    javaScriptEnabled: options.script ?? true,
    hasTouch: options.touch ?? false,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options.context,
  });
  const problems: string[] = [];
  const report = (text: string) => {
    if (!(options.expects ?? []).some((expected) => expected.test(text))) problems.push(text);
  };
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(url).origin)
      report(`asks another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`page: ${error.error().stack}`));
  onTestFinished(async () => {
    await context.close();
    expect(problems, 'what the page complained about').toEqual([]);
  });
  const page = await context.newPage();
  // A loaded machine is slow, not wrong.
  page.setDefaultTimeout(120_000);
  return {
    page,
    async open(path) {
      const response = (await page.goto(path))!;
      return { response, html: await response.text() };
    },
  };
}

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Runs outside the page's policy, which allows no foreign script. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  // Sending it costs as much as a run of it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`${axe};0`);
  const violations = await page.evaluate<AxeFinding[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)`,
  );
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told, `axe ${where}`).toEqual([]);
}

/** Wide and light, then dark and on a phone; the other two pairs would double the time. */
export async function expectGoodInBothLooks(page: Page): Promise<void> {
  for (const [viewport, colorScheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${colorScheme}, ${viewport.width} pixels`);
    await expectNoOverflow(page);
  }
}

/** Nothing makes the page wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  expect(content, 'width of the content').toBeLessThanOrEqual(screen);
}

export function headline(page: Page): Promise<string> {
  return page.locator('h1').innerText().then(oneLine);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
