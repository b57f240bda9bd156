// The start page: of a demo while it is being created and when it is ready, and of an operator without a
// demo.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectGoodAppearance, expectNoOverflow } from './appearance-rules.ts';
import { headline, newVisit, oneLine, PHONE, WIDE } from './browser.ts';
import { type DemoSite, openDemoSite } from './demo-site.ts';
import { OPERATOR } from './service.ts';

const CARDS = ['Operator console', 'Customer portal', 'Driver app', 'A tracking page', 'Documentation'];

describe('the start page of a demo', () => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await openDemoSite();
  });
  afterAll(() => demo.close());

  test('says that the demo is being created', async () => {
    const { page, open } = await newVisit({ site: demo });
    await open('/?lang=en');
    await expect.poll(() => headline(page)).toBe('Handover is running.');
    await expect.poll(() => page.locator('.lead').innerText()).toContain('being made');
    await expect.poll(() => page.locator('.start-card h2').allInnerTexts()).toEqual(CARDS);
    await expect.poll(() => page.locator('.start-card.is-later').innerText()).toContain('A tracking page');
    await expectGoodAppearance(page);
  });

  // Two weeks of a company are created first, several hundred calls of the service.
  test('links to all parts once it is ready, and no link is broken', { timeout: 300_000 }, async () => {
    await demo.makeHistory();
    const { page, open } = await newVisit({ site: demo });
    await open('/?lang=en');
    expect(await page.locator('.lead').innerText()).not.toContain('being made');
    await expect.poll(() => page.locator('.start-card:not(.is-later) h2').allInnerTexts()).toEqual(CARDS);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs.filter((target) => !target.startsWith('#'))) {
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
    await expectGoodAppearance(page);
    await page.setViewportSize(WIDE);
    await page.getByRole('heading', { name: 'A tracking page' }).click();
    await page.getByRole('heading', { name: /^On the way to / }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /An open quote/ }).click();
    await page.getByRole('heading', { name: 'Accept this quote' }).waitFor();
  });

  test.for([
    ['Operator console', /\/console\/today/, 'Anna Lindner'],
    ['Customer portal', /\/portal\/production/, 'Petra Lindner'],
    ['Driver app', /\/driver/, 'Alex'],
  ] as const)('%s opens signed in', async ([card, address, person]) => {
    const { page, open } = await newVisit({ site: demo });
    await open('/?lang=en');
    await page.getByRole('button', { name: card }).click();
    await page.waitForURL(address);
    await page.getByText(person).first().waitFor();
  });

  test('is complete without JavaScript, and its command works as shown', async () => {
    const { page, open } = await newVisit({ site: demo, script: false, viewport: PHONE });
    const { html } = await open('/?lang=de');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    await expectNoOverflow(page);
    const shown = await page.locator('.terminal-in pre').innerText();
    const [, address] = /^curl (\S+)/.exec(shown)!;
    const headers = Object.fromEntries(
      [...shown.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name, value]) => [name!, value!]),
    );
    const body = /-d '([\s\S]+)'/.exec(shown)![1]!;
    const made = await fetch(address!, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    const order = (await made.json()) as Record<string, unknown>;
    expect(order).toMatchObject({ kind: 'ORDER', status: 'ACCEPTED', sandbox: true });
    expect((await fetch(order.trackingUrl as string)).status).toBe(200);
  });

  test('copies the same command that it shows', async () => {
    const { page, open } = await newVisit({
      site: demo,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await open('/?lang=en');
    await page.getByRole('button', { name: 'Copy' }).click();
    const shown = await page.locator('.terminal-in pre').innerText();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(shown);
  });
});

describe('the start page without a demo', () => {
  test.for(['en', 'de'])('names the operator and the ways in (%s)', async (language) => {
    const { page, open } = await newVisit({ script: language === 'en' });
    await open(`/?lang=${language}`);
    await expect.poll(() => headline(page)).toContain(OPERATOR.name);
    const ways = page.locator('.ways a');
    const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hrefs).toEqual(['/t', '/portal', '/console', '/driver']);
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
    expect(oneLine(await page.locator('body').innerText())).not.toMatch(/Demo|curl/);
    await expectNoOverflow(page);
  });
});
