// Rules for every public page: what it may load, who may cache it, and the size of its scripts.
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { newVisit, PHONE } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { signedIn } from './portal-visit.ts';
import { offer } from './quotes.ts';
import { sharedSite } from './service.ts';
import { atUlm, onTheRoad } from './tracking-states.ts';

const SCRIPT_BUDGET_BYTES = 30_000;
/** For portal and console, until the first view is usable. */
const APP_BUDGET_BYTES = 250_000;

describe('every page', () => {
  test('restricts what it loads, and is never cached', async () => {
    const { url, service } = await sharedSite();
    const { number } = await atUlm(service);
    const { path } = await offer(service);
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const pages: [string, number, RequestInit?][] = [
      ['/', 200],
      ['/t', 200],
      [`/t/${number}`, 200],
      ['/t/UNKNOWN', 404],
      [path, 200],
      [`${path}/accept`, 400, { ...form, body: 'name=' }],
      ['/q/unknown', 404],
    ];
    for (const [address, status, init] of pages) {
      const answer = await fetch(url + address, init);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      const policy = answer.headers.get('content-security-policy')!;
      expect(policy, address).not.toMatch(/unsafe|\*/);
      expect(policy, address).toContain("default-src 'none'");
      expect(policy, address).toContain("frame-ancestors 'none'");
      expect(Object.fromEntries(answer.headers), address).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(html, address).toMatch(/<meta name="robots" content="noindex/);
      expect(html, address).not.toMatch(
        /<[^>]+\s(style|on\w+)=|<style|<script(?![^>]* (?:src=|type="application))/,
      );
    }
  });

  test('accepts no form from another site', async () => {
    const { url, service } = await sharedSite();
    const { path } = await offer(service);
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    };
    const answer = await fetch(`${url}${path}/decline`, { method: 'POST', headers, body: '' });
    expect(answer.status).toBe(400);
    expect(await (await fetch(`${url}${path}?lang=en`)).text()).toContain('Quote offered');
  });

  test.for([
    ['/', async () => '/'],
    ['/t', async () => `/t/${(await onTheRoad((await sharedSite()).service)).number}`],
    ['/q', async () => (await offer((await sharedSite()).service)).path],
  ] as [string, () => Promise<string>][])('brings little script: %s', async ([, pathOf]) => {
    const path = await pathOf();
    const visit = await newVisit({ viewport: PHONE, isNew: true });
    const bytes = await loadedBy(visit.page, /\.js$/, () => visit.open(path));
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  });

  test.for([
    ['the portal', () => signedIn({}, { isNew: true }), '/portal/production?lang=en'],
    ['the console', () => visitConsole({}, { isNew: true }), '/console/today?lang=en'],
  ] as const)('brings no more than is needed to its first view: %s', async ([, enter, path]) => {
    const { page, open } = await enter();
    const bytes = await loadedBy(page, /\.(js|css)$/, async () => {
      await open(path);
      // The title of the overview becomes a sentence when its data arrives.
      await page.locator('h1').first().waitFor();
    });
    expect(bytes).toBeLessThanOrEqual(APP_BUDGET_BYTES);
  });

  test('offers help in portal and console: contact, the numbers of failed calls, the version', async () => {
    const visit = await signedIn({}, { expects: [/status of 500/] });
    const { page } = visit;
    const requestId = '0199a0c2-7c4e-7000-8000-00000000e401';
    await page.route('**/api/v1/portal/production/quotes?*', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'INTERNAL_ERROR', message: 'It broke.', details: {}, requestId } },
      }),
    );
    await visit.open('/portal/production/quotes?lang=de');
    await page.getByText(requestId).first().waitFor();
    await page.getByRole('button', { name: 'Hilfe', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hilfe' });
    await dialog.getByText('Nennen Sie uns diese Nummer').waitFor();
    await dialog.getByText(requestId).first().waitFor();
    await dialog
      .getByRole('button', { name: `${requestId} kopieren` })
      .first()
      .waitFor();
    await expect
      .poll(() => dialog.getByRole('link', { name: /^Dokumentation/ }).getAttribute('href'))
      .toBe('/docs');
    await dialog.getByText(/^Version \d/).waitFor();
    await page.keyboard.press('Escape');
    await visit.open('/portal/production/orders?lang=de');
    await page.getByRole('button', { name: 'Hilfe', exact: true }).click();
    await page.getByText('Auf dieser Seite ist kein Aufruf fehlgeschlagen.').waitFor();

    const { page: phone, open } = await visitConsole({ role: 'viewer' }, { viewport: PHONE });
    await open('/console/today?lang=en');
    await phone.getByRole('button', { name: 'More' }).click();
    await phone.getByRole('button', { name: 'Your account' }).click();
    await phone.getByRole('menuitem', { name: 'Help' }).click();
    await phone
      .getByRole('dialog', { name: 'Help' })
      .getByText(/^Contact /)
      .waitFor();
  });

  test('names itself in the tab, and gets the focus on its heading after a navigation', async () => {
    const { page, open, service } = await visitConsole({ role: 'viewer' });
    const { account, key } = await newCustomer(service, 'Title Customer');
    const { orderNumber } = (await createOrder(service, key)).json;
    await open(`/console/orders?lang=en&layout=table&accountId=${account.id}`);
    await expect.poll(() => page.title()).toBe('Orders · Handover');
    await expect.poll(() => page.locator('h1:focus').count()).toBe(0);
    await page.locator('tr[data-row]').getByText(orderNumber).click();
    await expect.poll(() => page.title()).toBe(`${orderNumber} · Orders · Handover`);
    await expect.poll(() => page.locator('h1:focus').innerText()).toBe(orderNumber);
  });
});

/** The compressed size of the loaded files that match. */
async function loadedBy(page: Page, files: RegExp, act: () => Promise<unknown>): Promise<number> {
  const coming: Promise<{ name: string; bytes: number; encoding: string | undefined }>[] = [];
  const onResponse = (response: Response) => {
    if (files.test(response.url())) coming.push(measure(response));
  };
  page.on('response', onResponse);
  await act();
  // Later responses are not measured: the page may already be closed.
  page.off('response', onResponse);
  const loaded = await Promise.all(coming);
  expect(loaded.length).toBeGreaterThan(0);
  for (const { name, bytes, encoding } of loaded) {
    if (bytes > 1024) expect(encoding, name).toMatch(/^(br|gzip)$/);
  }
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function measure(response: Response) {
  await response.finished();
  const { responseBodySize: bytes } = await response.request().sizes();
  return { name: response.url(), bytes, encoding: (await response.allHeaders())['content-encoding'] };
}
