// The driver's app where it needs a real browser: a link, a lost network, a reload, a closed app, an
// installed one. The unit tests in web/test/driver cover the rules of the outbox and of sending.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { eventNames } from '../server/test/harness/orders.ts';
import {
  type DriverVisit,
  everythingSent,
  fillProtocol,
  isOfflineReady,
  onPhone,
  openEntries,
  openPhoneSite,
  type PhoneSite,
  tapTwice,
} from './driver-phone.ts';

const BUDGET_BYTES = 200_000;
/** For a whole protocol with its photos, one call after the other. */
const PROTOCOL_SENT = { timeout: 60_000 };

describe('the driver’s app', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });
  afterAll(() => site.close());

  const setOffline = ({ page }: DriverVisit, offline: boolean) => page.context().setOffline(offline);
  const openTrip = async ({ page }: DriverVisit, id: string) => {
    await page.goto(`${site.url}/driver/trips/${id}`);
  };
  const driver = async ({ driverId }: DriverVisit) =>
    (await site.service.ops('GET', `/drivers/${driverId}`)).json;

  test('signs in by a link, asks for consent with equal buttons, returns a trip, and speaks German', async () => {
    const phone = await onPhone(site, { consents: null });
    const { page, button, headline } = phone;
    await headline('Hello Murat').waitFor();
    await expect.poll(() => page.url()).not.toContain('#');
    const sizes = await Promise.all(
      ['Don’t share', 'Share location'].map(async (name) => (await button(name).boundingBox())!),
    );
    expect(sizes[0]!.width).toBeCloseTo(sizes[1]!.width, 0);
    expect(sizes[0]!.height).toBe(sizes[1]!.height);
    expect(sizes[0]!.height).toBeGreaterThanOrEqual(56);
    const id = await phone.newTrip();
    await button('Share location').tap();
    await headline('Today').waitFor();
    await everythingSent(page);
    await expect.poll(async () => (await driver(phone)).locationConsent).toBe(true);
    await openTrip(phone, id);
    await button('Decline').tap();
    await button('Ill').tap();
    await button('Give back').tap();
    await everythingSent(page);
    await expect.poll(async () => (await phone.trip(id)).internalStatus).toBe('OFFERED');
    await page.goto(`${site.url}/driver/menu`);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await headline('Menü').waitFor();
    await everythingSent(page);
    await expect.poll(async () => (await driver(phone)).language).toBe('de');
  });

  test('a whole trip without network, with reloads and double taps, arrives as it was done', async () => {
    const phone = await onPhone(site, {
      consents: true,
      context: { permissions: ['geolocation'], geolocation: { latitude: 48.5, longitude: 9.5 } },
    });
    const { page, button, link, headline } = phone;
    const id = await phone.newTrip();
    await everythingSent(page);
    await isOfflineReady(page);
    await openTrip(phone, id);
    await button('Accept').waitFor();
    await setOffline(phone, true);

    // An undone step was never taken; a step that was taken survives a reload.
    await button('Accept').tap();
    await button('Undo').tap();
    await button('Accept').waitFor();
    await expect.poll(() => openEntries(page)).toBe(0);
    await tapTwice(button('Accept'));
    await button('Undo').waitFor();
    await page.reload();
    await button('Undo').waitFor();
    await tapTwice(button('Set off for the pickup'));
    await page.getByText('Location is shared').waitFor();
    await tapTwice(button('Arrived at the pickup'));
    const between = async () => {
      await expect
        .poll(() => page.locator('.driver-protocol-frame_protocol-saved').getAttribute('data-state'))
        .toBe('saved');
      await page.reload();
    };
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 45_196, photos: 2, damage: true, between });
    await page.getByText('Everything is saved on this phone').waitFor();
    await page.reload();
    const handedInBy = site.service.clock.now();
    await setOffline(phone, false);
    await page.getByText('Dispatch has everything').waitFor(PROTOCOL_SENT);

    await link('To the trip').tap();
    await tapTwice(button('Arrived at the destination'));
    await link('Handover protocol').tap();
    await fillProtocol(phone, { kind: 'delivery', odometerKm: 45_432, damage: true });
    await page.getByText('Dispatch has everything').waitFor(PROTOCOL_SENT);
    await tapTwice(button('Finish trip'));
    await headline('Today').waitFor();
    await page.getByText('Location is shared').waitFor({ state: 'detached' });
    await everythingSent(page);
    await openTrip(phone, id);
    await headline('Stuttgart – München').waitFor();

    const order = await phone.trip(id);
    expect(order.internalStatus).toBe('COMPLETED');
    expect(Date.parse(order.actualPickup!)).toBeLessThan(handedInBy.getTime());
    const names = await eventNames(site.service, id);
    expect(new Set(names).size, names.join(' ')).toBe(names.length);
    const { sql } = site.service.services.core;
    const rows = await sql`
      select kind, data->>'odometerKm' as km, data->>'fuelLevelPercent' as fuel, submitted_at is not null as handed,
        (select count(*)::int from protocol_photos where protocol_id = p.id) as photos
      from protocols p where order_id = ${id} order by kind desc`;
    expect([...rows]).toEqual([
      { kind: 'PICKUP', km: '45196', fuel: '62', handed: true, photos: 3 },
      { kind: 'DELIVERY', km: '45432', fuel: '48', handed: true, photos: 1 },
    ]);
    expect((await sql`select lat from positions where order_id = ${id}`).length).toBeGreaterThan(0);
  });

  test('the outbox is sent in the background, even if the app was closed before the network returned', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await isOfflineReady(page);
    const helperPage = await page.context().newPage();
    const devtools = await page.context().newCDPSession(helperPage);
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await button('Accept').waitFor();
    await site.proxy.disconnect();
    onTestFinished(() => site.proxy.reconnect());
    await button('Accept').tap();
    await expect.poll(() => openEntries(page)).toBe(1);
    await page.close();
    await site.proxy.reconnect();
    const sync = {
      origin: site.url,
      registrationId: await registrationId,
      tag: 'handover-driver-outbox',
      lastChance: false,
    };
    await expect
      .poll(async () => {
        await devtools.send('ServiceWorker.dispatchSyncEvent', sync);
        return (await phone.trip(id)).internalStatus;
      })
      .toBe('ACCEPTED');
  });

  test('is installable, and is cached completely within its size limit', async () => {
    const phone = await onPhone(site);
    const { page, headline } = phone;
    await isOfflineReady(page);
    const manifest = await (await page.request.get('/driver/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ start_url: '/driver', scope: '/driver', display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
    const cached = await page.evaluate<string[]>(`(async () => {
      const name = (await caches.keys()).find((key) => /^handover-driver-[0-9a-f]{16}$/.test(key));
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    })()`);
    let bytes = 0;
    for (const path of [...cached, '/driver/sw.js']) {
      const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
      bytes += Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
    await setOffline(phone, true);
    await page.goto(`${site.url}/driver/menu`);
    await headline('Menu').waitFor();
    await page.goto(`${site.url}/driver`);
    await headline('Today').waitFor();
  });
});
