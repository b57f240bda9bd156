// Push messages and the thread of a trip in a real browser: the app asks after the first accepted trip, the worker shows what the
// service encrypted, a tap opens the trip, and an answer written without network arrives.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newSubscription,
  type PushService,
  startPushService,
} from '../server/test/dispatch/conversations/push-service.ts';
import { REACH_RECEIVERS } from '../server/test/harness/receiver.ts';
import { everythingSent, isOfflineReady, onPhone, openPhoneSite, type PhoneSite } from './driver-phone.ts';

describe('messages with the driver', () => {
  let site: PhoneSite;
  let pushes: PushService;
  beforeAll(async () => {
    pushes = await startPushService();
    site = await openPhoneSite({ ...REACH_RECEIVERS, deliver: true });
  });
  afterAll(async () => {
    await site.close();
    await pushes.close();
  });

  test('a question reaches the closed app, and its answer dispatch', async () => {
    const phone = await onPhone(site, { withCamera: true });
    const { page, button } = phone;
    const context = page.context();
    await context.grantPermissions(['notifications'], { origin: site.url });
    const subscription = newSubscription(`${pushes.url}phone`);
    await answerSubscribing(context, subscription.body);
    await isOfflineReady(page);
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/trips/${id}`);
    expect(await button('Yes, tell me').count()).toBe(0);
    await button('Accept').tap();
    await button('Yes, tell me').tap();
    await page.getByText('Turn on notifications?').waitFor({ state: 'detached' });
    await everythingSent(page);

    await page.goto(`${site.url}/driver`);
    const asked = { text: 'Can you be there by 10?', question: true };
    await site.service.ops('POST', `/orders/${id}/messages`, asked);
    await site.service.settle();
    const payload = subscription.open(pushes.received.at(-1)!);
    expect(payload).not.toContain('10?');
    await deliver(page, site.url, payload);
    const { orderNumber } = (await site.service.ops('GET', `/orders/${id}`)).json;
    await expect.poll(() => titlesOn(page)).toContain(`Question from dispatch ${orderNumber}`);
    await tapNotification(context);
    await page
      .getByRole('region', { name: 'Dispatch asks you' })
      .getByText(asked.text, { exact: true })
      .waitFor();
    const thread = page.getByRole('region', { name: 'Messages' });
    await thread.getByText(asked.text, { exact: true }).waitFor();
    await thread.getByText('Question: please answer').waitFor();

    await context.setOffline(true);
    await page.getByLabel('Your answer').fill('Yes, ten minutes earlier.');
    await button('Send').tap();
    await page.getByText('not sent yet').waitFor();
    await context.setOffline(false);
    await everythingSent(page);
    const { messages, notices } = (await site.service.ops('GET', `/orders/${id}/messages`)).json;
    expect(messages).toMatchObject([
      { text: asked.text, readAt: expect.any(String) },
      { text: 'Yes, ten minutes earlier.', answersId: messages[0].id, author: 'DRIVER' },
    ]);
    expect(notices.at(-1)).toMatchObject({ kind: 'QUESTION', state: 'READ', notifiedAt: expect.any(String) });
  });
});

/** The browser of a test has no push service, so that of the test stands in for it; the keys are real ones. */
async function answerSubscribing(context: BrowserContext, subscription: object): Promise<void> {
  await context.addInitScript(`
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => (${JSON.stringify(subscription)}) });`);
}

async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

function titlesOn(page: Page): Promise<string[]> {
  return page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title }) => title))`);
}

/** No person can tap the notification of a test's browser, so the worker gets the event of the tap. */
async function tapNotification(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(`registration.getNotifications().then(([notification]) => {
    const event = new NotificationEvent('notificationclick', { notification });
    // Browsers allow this only for events of their own.
    event.waitUntil = () => {};
    dispatchEvent(event);
  })`);
}
