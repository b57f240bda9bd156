// The documentation as an integrator uses it: the quick start sends its own calls, the search covers all
// pages.
import { describe, expect, test } from 'vitest';
import { expectNoOverflow } from './appearance-rules.ts';
import { newVisit, PHONE } from './browser.ts';
import { sharedSite } from './service.ts';

describe('the quick start', () => {
  test('runs from the page with the reader’s own key, to a message in an inbox', async () => {
    const { service } = await sharedSite();
    const key = await testKey();
    const { page, open } = await newVisit();
    await open('/docs');
    await page.getByRole('textbox', { name: 'paste it here' }).fill(key);
    for (const [index, answer] of [
      '200 OK',
      '201 Created',
      '200 OK',
      '201 Created',
      '201 Created',
    ].entries()) {
      await page.getByRole('button', { name: 'Run', exact: true }).nth(index).click();
      await expect.poll(() => page.locator('.code-answer').nth(index).innerText()).toContain(answer);
    }
    await expect.poll(() => page.locator('h2.is-done').count()).toBe(4);
    const panel = page.getByRole('region', { name: 'Your sandbox order' });
    await expect.poll(() => panel.innerText()).toMatch(/SBX-\d+/);
    await panel.getByRole('button', { name: 'Run to the end' }).click();
    await expect.poll(() => panel.locator('li[data-state="done"]').count()).toBe(9);
    const orders = await service.call('/extern/orders', { key });
    expect(orders.json.data[0].status).toBe('COMPLETED');
  });

  test('refuses a live key, and a call without a key', async () => {
    const { page, open } = await newVisit();
    await open('/docs/quick-start');
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    await expect.poll(() => page.locator('.code-answer').innerText()).toContain('Put your test key in first');
    const input = page.getByRole('textbox', { name: 'paste it here' });
    await input.fill('svc_live_abcdefghijklmnop');
    await expect
      .poll(() => page.evaluate<string>(`document.querySelector('[data-key-input]').validationMessage`))
      .toContain('live key');
  });

  test('is complete without a script', async () => {
    const { page, open } = await newVisit({ script: false, viewport: PHONE });
    await open('/docs/quick-start');
    await expect.poll(() => page.getByText('Idempotency-Key: first-order-1').count()).toBe(1);
    await expectNoOverflow(page);
  });
});

describe('the documentation', () => {
  test('finds entries by keyboard', async () => {
    const { page, open } = await newVisit();
    await open('/docs/quick-start');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('order.cancelled');
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain('order.cancelled');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
      .toBe('/docs/events#order.cancelled');
  });

  test('finds a page by a question with a typing error', async () => {
    const { page, open } = await newVisit();
    await open('/docs/quick-start');
    await page.keyboard.press('/');
    await page.keyboard.type('how to verfy a webhook signature');
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Verify a signature');
    await page.getByRole('combobox', { name: 'Search the docs' }).fill('qqqqqq');
    await expect.poll(() => page.getByText('Nothing found').isVisible()).toBe(true);
  });

  test('changes to German at the same section, and finds German pages there', async () => {
    const { page, open } = await newVisit({ viewport: PHONE });
    await open('/docs/orders#cancel-it');
    await page.getByRole('link', { name: 'Seite auf Deutsch' }).click();
    const place = () => new URL(page.url()).pathname + new URL(page.url()).hash;
    await expect.poll(place).toBe('/docs/de/orders#cancel-it');
    await expectNoOverflow(page);
    await page.keyboard.press('/');
    await page.keyboard.type('eine Signatur prüfen');
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Eine Signatur prüfen');
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe('/docs/de/verify-a-signature');
  });

  test.each([320, 390])('shows all tabs of the code at %i px, in the German reference', async (width) => {
    const { page, open } = await newVisit({ viewport: { width, height: 844 } });
    await open('/docs/de/reference/orders');
    const tabs = page.locator('#createOrder .code-tabs button');
    const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
    expect(boxes).toHaveLength(7);
    for (const box of boxes) expect(box!.x + box!.width).toBeLessThan(width);
    await page.locator('#createOrder').getByRole('button', { name: 'Go', exact: true }).click();
    await expect
      .poll(() => page.locator('#createOrder pre:visible').first().innerText())
      .toContain('package main');
    await expectNoOverflow(page);
  });

  test('sends a changed call from the reference', async () => {
    const key = await testKey();
    const { page, open } = await newVisit({ expects: [/404/] });
    await open('/docs/quick-start');
    await page.getByRole('textbox', { name: 'paste it here' }).fill(key);
    await open('/docs/reference/orders');
    const operation = page.locator('#getOrder');
    await operation.getByRole('textbox', { name: 'The call' }).evaluate((code) => {
      code.textContent = code.textContent!.replace(/SBX-\d+/, 'SBX-999999999');
    });
    await operation.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => operation.locator('.code-answer').innerText()).toContain('ORDER_NOT_FOUND');
  });

  test('keeps the reader’s language on every page', async () => {
    const { page, open } = await newVisit();
    await open('/docs/quick-start');
    await page.getByRole('button', { name: 'Python' }).first().click();
    await open('/docs/verify-a-signature');
    await expect
      .poll(() => page.locator('[data-show-tab="Python"]').first().getAttribute('aria-pressed'))
      .toBe('true');
  });
});

async function testKey(): Promise<string> {
  const { service } = await sharedSite();
  return (await service.customer()).key;
}
