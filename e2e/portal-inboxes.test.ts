// Test inboxes: created in one click, live messages, and the behaviour when the stream is down.
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { headline, PHONE } from './browser.ts';
import { signedIn } from './portal-visit.ts';
import { sharedSite } from './service.ts';
import { startDeliveryWorkers } from './start-delivery-workers.ts';

const messages = (page: Page) => page.locator('.portal-inboxes_inbox-messages > li').count();
const untilLive = (page: Page) =>
  expect.poll(() => page.locator('.ui-status_live').innerText()).toMatch(/^Live/);
const spoken = (page: Page) => page.locator('.visually-hidden[role=status]').textContent();

describe('test inboxes', () => {
  test('are created in one click, and show each message live with its signature checked', async () => {
    await startDeliveryWorkers();
    const { page, open, service, account } = await signedIn({ role: 'developer' });
    const key = (await service.credential(account.id)).secret;
    await open('/portal/sandbox/inboxes?lang=en');
    await expect.poll(() => headline(page)).toBe('Inboxes');
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    await page.getByRole('button', { name: 'New inbox' }).click();
    await page.getByRole('heading', { name: 'Waiting for the first message' }).waitFor();
    await page.getByText(/^(\d+) of \1 events$/).waitFor();
    await untilLive(page);

    await createOrder(service, key);
    await expect.poll(() => messages(page)).toBe(2);
    await expect.poll(() => page.getByText('Signature correct').count()).toBe(2);
    await page.getByText('X-Service-Signature', { exact: true }).first().waitFor();
    await createOrder(service, key);
    await expect.poll(() => messages(page)).toBe(4);
    await expect.poll(() => spoken(page)).toMatch(/^order\.(?:created|accepted) arrived/);
    await page.getByRole('link', { name: 'Inboxes' }).first().click();
    await page.getByRole('row', { name: /1 endpoint/ }).waitFor();
    await page.getByRole('row', { name: /1 endpoint/ }).press('Enter');
    await page.getByRole('button', { name: 'Delete inbox' }).click();
    await page.getByRole('dialog').getByText('Deletes 4 messages and the endpoint that sends here').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete inbox' }).click();
    await page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
  });

  test('say that the stream is down, poll, and catch up when it is back', async () => {
    await startDeliveryWorkers();
    const { proxy } = await sharedSite();
    const { page, open, service, account } = await signedIn({}, { expects: [/net::ERR_/, /status of 502/] });
    const key = (await service.credential(account.id)).secret;
    const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
    const events = ['order.created'];
    await service.call('/extern/webhook-subscriptions', { key, body: { url: inbox.url, events } });
    await open(`/portal/sandbox/inboxes/${inbox.id}?lang=en`);
    await untilLive(page);
    await proxy.disconnect();
    let isDisconnected = true;
    onTestFinished(async () => {
      if (isDisconnected) await proxy.reconnect();
    });
    await expect.poll(() => page.locator('.ui-status_live').first().innerText()).toBe('Not live');
    await expect.poll(() => spoken(page)).toContain('Not live. Asking every 15 seconds.');
    await createOrder(service, key);
    await proxy.reconnect();
    isDisconnected = false;
    await expect.poll(() => messages(page)).toBe(1);
    await untilLive(page);
    await createOrder(service, key);
    await expect.poll(() => messages(page)).toBe(2);
  });

  test('all tabs of a browser share one stream, and another tab takes over when its holder closes', async () => {
    await startDeliveryWorkers();
    const { page, open, service, account } = await signedIn();
    const key = (await service.credential(account.id)).secret;
    const opened: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/sandbox/events')) opened.push(request.url());
    });
    await open('/portal/sandbox/inboxes?lang=en');
    await untilLive(page);
    const second = await page.context().newPage();
    await second.goto('/portal/sandbox/playground?lang=en');
    await expect.poll(() => second.locator('.ui-status_live').innerText()).toMatch(/^Live/);
    expect(opened).toHaveLength(1);
    await createOrder(service, key);
    await second.getByText('1 of 500 test orders today').waitFor();
    await page.close();
    await expect.poll(() => opened.length).toBe(2);
    expect(opened[1]).toMatch(/lastEventId=.+/);
    await createOrder(service, key);
    await second.getByText('2 of 500 test orders today').waitFor();
  });

  test('speak German, and fit a phone', async () => {
    const { page, open } = await signedIn({ role: 'viewer' }, { viewport: PHONE, scheme: 'dark' });
    await open('/portal/sandbox/inboxes?lang=de');
    await page.getByRole('heading', { name: 'Noch kein Testempfänger' }).waitFor();
    await page.getByText('Nur Admins und Entwickler legen Testempfänger an.').waitFor();
  });
});
