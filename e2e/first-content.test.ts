// The first content of the pages: few files before it, and nothing moves when slow answers arrive.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { advanceOrderTo, createOrder } from '../server/test/harness/orders.ts';
import { offeredRequest } from '../server/test/orders/quotes/requests.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { signedIn } from './portal-visit.ts';
import { OFFER } from './quotes.ts';

const MAX_FILES = 15;
/** The sum of all layout shifts of a page; browsers call 0.1 good. */
const MAX_SHIFT = 0.05;
/** Long enough that the skeletons are drawn before the answers arrive. */
const API_DELAY_MS = 400;

async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
    await route.continue().catch(() => undefined);
  });
}

interface Shift {
  value: number;
  moved: string[];
}

interface Seen {
  shifts: Shift[];
  sawSkeleton: boolean;
}

/** Runs in the page: adds up how far its content moves without an input, and notes whether it waited. */
const RECORD = `
  const seen = { shifts: [], sawSkeleton: false };
  window.seen = seen;
  new MutationObserver(() => {
    seen.sawSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
  }).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      seen.shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))',
  );
}

async function expectStill(page: Page, open: (path: string) => Promise<unknown>, paths: readonly string[]) {
  const moving: Record<string, Shift[]> = {};
  for (const path of paths) {
    await open(path);
    await settled(page);
    const { shifts, sawSkeleton } = await page.evaluate<Seen>('window.seen');
    expect(sawSkeleton, path).toBe(true);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > MAX_SHIFT) moving[path] = shifts;
  }
  expect(moving).toEqual({});
}

describe('first content', () => {
  test('the portal does not move when its answers arrive', async () => {
    const visit = await signedIn({ role: 'admin' }, { isNew: true });
    const { page, service, account } = visit;
    const { secret: key } = await service.credential(account.id, { environment: 'production' });
    for (let count = 0; count < 12; count += 1)
      await createOrder(service, key, { externalOrderId: `F-${count}` });
    for (let count = 0; count < 3; count += 1) await offeredRequest(service, key, OFFER);
    await page.addInitScript(RECORD);
    await slowDown(page);
    await expectStill(
      page,
      visit.open,
      ['', '/orders', '/quotes', '/request-log', '/deliveries'].map(
        (path) => `/portal/production${path}?lang=en`,
      ),
    );
  });

  test('the console does not move when its answers arrive', async () => {
    const { page, open, service } = await visitConsole({ role: 'admin' }, { isNew: true });
    const { key } = await newCustomer(service, 'Stillstand GmbH');
    for (let count = 0; count < 12; count += 1) {
      const order = (await createOrder(service, key)).json;
      if (count < 3) await advanceOrderTo(service, order.id, 'COMPLETED');
    }
    await page.addInitScript(RECORD);
    await slowDown(page);
    await expectStill(
      page,
      open,
      ['today', 'orders', 'requests', 'accounting'].map((path) => `/console/${path}?lang=en`),
    );
  });

  test.for([
    ['the portal', () => signedIn({}, { isNew: true }), '/portal/production?lang=en'],
    ['the console', () => visitConsole({}, { isNew: true }), '/console/today?lang=en'],
  ] as const)('%s loads few files before its first content', async ([, enter, path]) => {
    const { page, open } = await enter();
    const files: string[] = [];
    const onRequest = (request: { url(): string; resourceType(): string }) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) files.push(request.url());
    };
    page.on('request', onRequest);
    await open(path);
    await page.locator('h1').first().waitFor();
    page.off('request', onRequest);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MAX_FILES);
  });
});
