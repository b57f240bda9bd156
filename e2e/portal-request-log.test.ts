// The request log in the portal: a failed call appears within seconds, with its meaning.
import { describe, expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { headline } from './browser.ts';
import { signedIn } from './portal-visit.ts';
import { settle } from './settle.ts';

describe('the request log', () => {
  test('shows the error of a real call within seconds, its meaning and what to do', async () => {
    const { page, open, service, account } = await signedIn({ role: 'developer' });
    const { secret } = await service.credential(account.id, { name: 'ERP' });
    await open('/portal/sandbox/request-log?lang=en');
    await page.getByText('No call in this time').waitFor();

    const order = (await createOrder(service, secret, { externalOrderId: 'NL-88416' })).json;
    for (let times = 0; times < 4; times += 1) {
      service.clock.advance(120_000);
      await createOrder(service, secret, { externalOrderId: 'NL-88416', customerReference: 'other' });
    }
    await service.call('/extern/orders/VT-0', { key: secret });
    await page.getByText('ORDER_NOT_FOUND').first().waitFor();
    await page.getByText('3 alike since').waitFor();

    await page.getByRole('row', { name: /201/ }).focus();
    await page.keyboard.press('e');
    await expect.poll(() => new URL(page.url()).searchParams.get('only')).toBe('errors');
    await page.getByRole('row', { name: /ORDER_NOT_FOUND/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('The same key was sent with other content').waitFor();
    await page.getByText('4 times since').waitFor();
    await page.getByText('X-Service-Environment: sandbox').waitFor();
    await expect.poll(() => page.getByRole('link', { name: `Open ${order.orderNumber}` }).count()).toBe(1);
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      for (const part of [
        '.portal-request-log_log .ui-table_table',
        '.portal-request-log_call-facts',
        '.portal-request-log_call-head',
      ]) {
        const { x, width: wide } = (await page.locator(part).boundingBox())!;
        expect(x + wide, `${part} at ${width}`).toBeLessThanOrEqual(width);
      }
      const cut = '.portal-request-log_call-head, .portal-request-log_call-facts dd';
      const hidden = `[...document.querySelectorAll('${cut}')].filter((one) => one.scrollWidth > one.clientWidth).length`;
      expect(await page.evaluate<number>(hidden), `cut at ${width}`).toBe(0);
    }
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('code')).toBe('IDEMPOTENCY_KEY_REUSED');
    await page.getByRole('button', { name: 'Remove filter Path' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('path')).toBeNull();

    await open(`/portal/sandbox/orders/${order.id}?lang=en`);
    await page.locator('.portal-orders-order_history-request').first().click();
    await page.getByText('This call went well').waitFor();
  });

  test('opens the call that the address or Ctrl K names, on any page', async () => {
    const { page, open, service, account } = await signedIn(
      { role: 'developer' },
      { expects: [/status of 404/] },
    );
    const { secret } = await service.credential(account.id, { name: 'ERP' });
    const first = await service.call('/extern/orders/VT-0', { key: secret });
    const requestId: string = first.json.error.requestId;
    // More calls than the first page holds, so that this one is on the second.
    for (let times = 0; times < 55; times += 1) await service.call('/extern/me', { key: secret });
    await open(`/portal/sandbox/request-log?lang=en&call=${requestId}`);
    await page.getByText('There is no such order here').waitFor();
    const rows = page.locator('tr[data-row]');
    await expect.poll(() => rows.first().textContent()).toContain('ORDER_NOT_FOUND');
    await page.getByText('50 of 56 calls').waitFor();

    const callInAddress = () => new URL(page.url()).searchParams.get('call');
    const visited = await page.evaluate<number>('history.length');
    await rows.nth(3).click();
    await page.getByText('This call went well').waitFor();
    await expect.poll(callInAddress).not.toBe(requestId);
    await expect.poll(() => callInAddress()).toMatch(/^[0-9a-f-]{36}$/);
    await rows.nth(2).click();
    await expect.poll(() => page.getByText('This call went well').count()).toBe(0);
    await expect.poll(callInAddress).toBeNull();
    await expect.poll(() => page.evaluate<number>('history.length')).toBe(visited);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(requestId.toUpperCase());
    await page.getByRole('option', { name: `Call ${requestId}` }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('There is no such order here').waitFor();
    await expect.poll(callInAddress).toBe(requestId);

    await open(`/portal/production/request-log?lang=de&call=${requestId}`);
    await page.getByText(`Hier gibt es keinen Aufruf ${requestId}`).waitFor();
    await page.getByRole('link', { name: 'In der Sandbox suchen' }).click();
    await page.getByText('Diesen Auftrag gibt es hier nicht').waitFor();

    await open('/portal/sandbox/request-log?lang=en&call=01a1e256');
    await page.getByText('No call 01a1e256 here').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(callInAddress).toBeNull();
  });

  test('explains that a key was refused because of its address, in German', async () => {
    const { page, open, service, account } = await signedIn({ role: 'viewer' });
    const { secret } = await service.credential(account.id, { allowedAddresses: ['198.51.100.1'] });
    await service.call('/extern/me', { key: secret });
    await service.settle();
    await open('/portal/sandbox/request-log?lang=de&only=errors');
    await expect.poll(() => headline(page)).toBe('API-Protokoll');
    await page.getByRole('row', { name: /INVALID_CREDENTIALS/ }).click();
    await page.getByText('Abgelehnt wegen der Adresse, von der er kam').waitFor();
    await page.getByRole('button', { name: 'Weitere Filter' }).click();
    await page.getByRole('button', { name: 'Auftrag', exact: true }).click();
    await page.getByLabel('Auftrag', { exact: true }).fill('VT-0');
    await page.keyboard.press('Enter');
    await page.getByText('Nichts passt zu diesen Filtern').waitFor();
  });
});
