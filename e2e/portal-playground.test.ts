// The playground: choosing a scenario, playing it, and watching the results without a reload.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { oneLine, PHONE } from './browser.ts';
import { signedIn } from './portal-visit.ts';
import { startDeliveryWorkers } from './start-delivery-workers.ts';

const CLIPBOARD = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

const steps = (page: Page) => page.getByRole('list', { name: /^(Steps|Schritte)$/ });
const doneSteps = (page: Page) => steps(page).locator('.portal-playground_played-step-done').count();
const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

describe('the playground', () => {
  test('previews a scenario, plays it, and shows events, responses and documents live', async () => {
    await startDeliveryWorkers();
    const { page, open, service } = await signedIn({ role: 'developer' });
    await open('/portal/sandbox/playground?lang=en');
    await page.getByText('0 of 500 test orders today').waitFor();
    await page.getByRole('radio', { name: /DELAY/ }).check();
    await page.getByRole('button', { name: 'Manual' }).click();
    await expect.poll(() => steps(page).getByRole('listitem').count()).toBe(10);
    await steps(page).getByText('transport.delayed').waitFor();
    await expect.poll(() => doneSteps(page)).toBe(0);

    await page.getByRole('button', { name: 'Make a test inbox' }).click();
    await page.getByText('Ready').waitFor();
    await page.getByRole('button', { name: 'New test order' }).click();
    await expect.poll(() => doneSteps(page)).toBe(1);
    await page.getByText('1 of 500 test orders today').waitFor();
    await page.getByRole('tab', { name: 'Events 2' }).waitFor();
    await expect
      .poll(() => page.locator('.portal-playground_received-answers .ui-status_code-badge').allInnerTexts())
      .toEqual(['200', '200']);
    await page.getByText('Signature correct').waitFor();

    service.clock.advance(1000);
    await page.getByRole('button', { name: 'Advance' }).click();
    await expect.poll(() => doneSteps(page)).toBe(2);

    // Another client moves the order by API: the page updates only by the stream.
    const { id } = await page.evaluate<{ id: string }>(
      '({ id: new URLSearchParams(location.search).get("order") })',
    );
    const [order] = await service.services.core.sql`select account_id from orders where id = ${id}`;
    const key = (await service.credential(order!.accountId)).secret;
    service.clock.advance(1000);
    await service.call(`/extern/sandbox/orders/${id}/advance`, { key, body: {} });
    await expect.poll(() => doneSteps(page)).toBe(3);
    await page.getByRole('tab', { name: 'Events 4' }).waitFor();

    await page.getByRole('button', { name: 'Run to the end' }).click();
    await expect.poll(() => doneSteps(page)).toBe(10);
    await expect
      .poll(async () => oneLine(await page.locator('.portal-playground_played-state').innerText()))
      .toBe('Completed Finished');
    await expect.poll(() => page.getByRole('button', { name: 'Advance' }).count()).toBe(0);
    for (const name of ['Pickup protocol', 'Delivery protocol', 'Invoice']) {
      await page.getByRole('link', { name: `Download ${name}` }).waitFor();
    }
    await page.getByRole('tab', { name: 'Deliveries 13' }).click();
    await expect.poll(() => page.getByRole('tabpanel').getByText('200', { exact: true }).count()).toBe(13);
    await page.getByRole('tab', { name: 'Events 13' }).click();
    await page.getByRole('button', { name: 'Whole message' }).click();
    const dialog = page.getByRole('dialog', { name: 'order.completed' });
    await dialog.getByText('Body and time are signed with the secret of the endpoint').waitFor();
    await dialog.getByText('X-Service-Delivery-Id').waitFor();
    await page.keyboard.press('Escape');
  });

  test('timed steps happen without a click, in German and on a phone', async () => {
    const { page, open, service } = await signedIn({ role: 'admin' }, { viewport: PHONE, scheme: 'dark' });
    await startDeliveryWorkers();
    await open('/portal/sandbox/playground?lang=de&scenario=DAMAGE');
    await page.getByText('Schaden bei der Übergabe').waitFor();
    await page.getByRole('button', { name: 'Neuer Testauftrag' }).click();
    await expect.poll(() => doneSteps(page)).toBe(1);
    for (let step = 2; step <= 4; step += 1) {
      service.clock.advance(20_000);
      await expect.poll(() => doneSteps(page)).toBe(step);
    }
    await page.getByText('Schritt 4 von 9').waitFor();
    await page.getByText('Fahrer unterwegs zur Abholung ist geplant für').waitFor();
    await page.getByRole('button', { name: 'Uhr vorstellen' }).click();
    await page.getByRole('menuitem', { name: 'Zwei Tage später' }).click();
    await expect.poll(() => doneSteps(page)).toBe(6);
    await page.getByText('Am Ziel angekommen ist geplant für').waitFor();
  });

  test('the copied code works when it is pasted', async () => {
    const { page, open, service, account } = await signedIn({}, CLIPBOARD);
    const key = (await service.credential(account.id)).secret;
    await open('/portal/sandbox/playground?lang=en&scenario=QUOTE_REQUIRED&mode=manual');
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(() => copied(page)).toContain('curl ');
    const env = { ...process.env, HANDOVER_API_KEY: key };
    const run = promisify(execFile);
    const { stdout } = await run('bash', ['-c', `${await copied(page)} --silent`], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'REQUEST',
      status: 'QUOTE_REQUIRED',
      pickup: { city: 'Hamburg' },
      delivery: { city: 'München' },
    });
    await page.getByRole('button', { name: 'Copy as TypeScript' }).click();
    await expect.poll(() => copied(page)).toContain('await fetch');
    const program = await copied(page);
    const typed = await run(process.execPath, ['--input-type=module', '-e', program], { env });
    expect(typed.stdout).toMatch(/^202 SBX-RQ-\d+/);
    // The page has received both changes.
    await page.getByText('2 of 500 test orders today').waitFor();
  });

  test('is read-only for a viewer, and does not exist in production', async () => {
    const { page, open } = await signedIn({ role: 'viewer' }, { expects: [/status of 403/] });
    await open('/portal/sandbox/playground?lang=en');
    await page.getByText('Your role can watch test orders, but not create or move them.').waitFor();
    expect(await page.getByRole('button', { name: 'New test order' }).count()).toBe(0);
    await open('/portal/production?lang=en');
    await page.getByRole('link', { name: 'Webhooks' }).waitFor();
    expect(await page.getByRole('link', { name: 'Playground' }).count()).toBe(0);
  });

  test('says that an order does not exist', async () => {
    const { page, open } = await signedIn({}, { expects: [/status of 404/] });
    await open('/portal/sandbox/playground?lang=en&order=SBX-999999');
    await page
      .getByRole('alert')
      .getByText(/ORDER_NOT_FOUND/)
      .waitFor();
  });
});
