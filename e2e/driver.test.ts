// A driver's day on the phone: with network and without, and whatever the office does meanwhile.
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { command, eventNames, patchOrder } from '../server/test/harness/orders.ts';
import { describeInBrowser, expectAccessible, expectNoOverflow } from './browser.ts';
import {
  type DriverVisit,
  everythingSent,
  fillProtocol,
  isOfflineReady,
  onPhone,
  openEntries,
  openPhoneSite,
  type PhoneSite,
  readyToTap,
  tapTwice,
} from './driver-phone.ts';

const BUDGET_BYTES = 200_000;

describeInBrowser('the driver’s app', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });

  const goOffline = ({ page }: DriverVisit) => page.context().setOffline(true);
  const goOnline = async ({ page }: DriverVisit) => {
    site.service.clock.set(new Date());
    await page.context().setOffline(false);
  };
  const reload = async ({ page }: DriverVisit) => {
    await page.reload();
  };
  const openTrip = async ({ page }: DriverVisit, id: string) => {
    await page.goto(`${site.url}/driver/trips/${id}`);
  };
  test('signs in by a link, asks for consent with equal buttons, and looks good everywhere', async () => {
    const phone = await onPhone(site, { welcomed: false });
    const { page, button, headline } = phone;
    await headline('Hello Murat').waitFor();
    expect(page.url()).not.toContain('#');
    const sizes = await Promise.all(
      ['Don’t share', 'Share location'].map(async (name) => (await button(name).boundingBox())!),
    );
    expect(sizes[0]!.width).toBeCloseTo(sizes[1]!.width, 0);
    expect(sizes[0]!.height).toBe(sizes[1]!.height);
    expect(sizes[0]!.height).toBeGreaterThanOrEqual(56);
    await expectGood(phone);
    await phone.newTrip();
    const id = await phone.newTrip();
    await button('Share location').tap();
    await headline('Today').waitFor();
    await everythingSent(page);
    expect((await site.service.ops('GET', `/drivers/${phone.driverId}`)).json.locationConsent).toBe(true);
    await reload(phone);
    await button('Accept').first().waitFor();
    await expectGood(phone);
    await openTrip(phone, id);
    await button('Accept').waitFor();
    await expectGood(phone);
    await page.goto(`${site.url}/driver/menu`);
    await headline('Menu').waitFor();
    await expectGood(phone);
    await button('Deutsch').tap();
    await headline('Menü').waitFor();
    await everythingSent(page);
    expect((await site.service.ops('GET', `/drivers/${phone.driverId}`)).json.language).toBe('de');
  });

  async function expectGood({ page }: DriverVisit) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${colorScheme} ${page.url()}`);
      await expectNoOverflow(page);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }

  test('a whole trip, without network at every step, loaded anew at every step, each tap twice', async () => {
    const phone = await onPhone(site);
    const { page, button, link, headline } = phone;
    const id = await phone.newTrip();
    await reload(phone);
    await isOfflineReady(page);
    await openTrip(phone, id);
    await button('Accept').waitFor();
    const acts: (() => Promise<void>)[] = [
      () => tapTwice(button('Accept')),
      () => tapTwice(button('Set off for the pickup')),
      () => tapTwice(button('Arrived at the pickup')),
    ];
    const between = async () => {
      await expect.poll(() => page.locator('.protocol-saved').getAttribute('data-state')).toBe('saved');
      await reload(phone);
    };
    for (const act of acts) {
      await goOffline(phone);
      await reload(phone);
      await act();
      await button('Undo').waitFor();
      await reload(phone);
      await button('Undo').waitFor();
      await goOnline(phone);
      await everythingSent(page);
    }
    await goOffline(phone);
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 45_196, photos: 2, between });
    await page.getByText('Everything is saved on this phone').waitFor();
    await reload(phone);
    const handedInBy = Date.now();
    await goOnline(phone);
    await page.getByText('Dispatch has everything').waitFor();
    await expectGood(phone);
    await link('To the trip').tap();
    await goOffline(phone);
    await tapTwice(button('Arrived at the destination'));
    await link('Handover protocol').tap();
    await fillProtocol(phone, { kind: 'delivery', odometerKm: 45_432, between });
    await goOnline(phone);
    await page.getByText('Dispatch has everything').waitFor();
    await link('To the trip').tap();
    await tapTwice(button('Finish trip'));
    await everythingSent(page);
    await openTrip(phone, id);
    await headline('Stuttgart – München').waitFor();

    const order = await phone.trip(id);
    expect(order.internalStatus).toBe('COMPLETED');
    expect(Date.parse(order.actualPickup!)).toBeLessThan(handedInBy);
    const names = await eventNames(site.service, id);
    expect(new Set(names).size, names.join(' ')).toBe(names.length);
    const rows = await site.service.services.core.sql`
      select kind, data->>'odometerKm' as km, data->>'fuelLevelPercent' as fuel, submitted_at is not null as handed,
        (select count(*)::int from protocol_photos where protocol_id = p.id) as photos
      from protocols p where order_id = ${id} order by kind desc`;
    expect([...rows]).toEqual([
      { kind: 'PICKUP', km: '45196', fuel: '62', handed: true, photos: 2 },
      { kind: 'DELIVERY', km: '45432', fuel: '48', handed: true, photos: 1 },
    ]);
  });

  test('two trips done one after the other without any network go out in order afterwards', async () => {
    const phone = await onPhone(site);
    const { page, button, link } = phone;
    const ids = [await phone.newTrip(), await phone.newTrip()];
    await reload(phone);
    await button('Accept').first().waitFor();
    await isOfflineReady(page);
    await goOffline(phone);
    for (const id of ids) {
      await openTrip(phone, id);
      await button('Accept').tap();
      await button('Set off for the pickup').tap();
      await button('Arrived at the pickup').tap();
      await link('Pickup protocol').tap();
      await fillProtocol(phone, { kind: 'pickup', odometerKm: 1000 });
      await link('To the trip').tap();
      await button('Arrived at the destination').tap();
      await link('Handover protocol').tap();
      await fillProtocol(phone, { kind: 'delivery', odometerKm: 1230 });
      await page.goto(`${site.url}/driver/trips/${id}`);
      await button('Finish trip').tap();
      await button('Undo').waitFor();
    }
    expect(await openEntries(page)).toBeGreaterThan(20);
    // The service itself is gone and comes back, which is not the same as a phone that knows it has no network.
    await site.gate.shut();
    await goOnline(phone);
    await site.gate.reopen();
    await page.reload();
    await everythingSent(page);
    for (const id of ids) expect((await phone.trip(id)).internalStatus).toBe('COMPLETED');
  });

  test('a step can be taken back before it is sent, and is never sent then', async () => {
    const phone = await onPhone(site);
    const { button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').tap();
    await button('Undo').tap();
    await button('Accept').waitFor();
    await everythingSent(phone.page);
    expect((await phone.trip(id)).internalStatus).toBe('ASSIGNED');
    await button('Decline').tap();
    await button('Ill').tap();
    await button('Give back').tap();
    await everythingSent(phone.page);
    expect((await phone.trip(id)).internalStatus).toBe('OFFERED');
  });

  test('two tabs share one outbox: nothing goes twice, and each sees what the other did', async () => {
    const phone = await onPhone(site);
    const id = await phone.newTrip();
    await openTrip(phone, id);
    const second = await phone.page.context().newPage();
    await second.goto(`${site.url}/driver/trips/${id}`);
    await second.getByRole('button', { name: 'Accept' }).waitFor();
    await goOffline(phone);
    // Both hold their button before either taps: afterwards it is gone from both.
    const accepts = await Promise.all([
      readyToTap(phone.button('Accept')),
      readyToTap(second.getByRole('button', { name: 'Accept' })),
    ]);
    await Promise.all(accepts.flatMap((each) => [each.dispatchEvent('click'), each.dispatchEvent('click')]));
    await second.getByRole('button', { name: 'Set off for the pickup' }).waitFor();
    await phone.button('Set off for the pickup').waitFor();
    expect(await openEntries(second)).toBe(1);
    await goOnline(phone);
    await everythingSent(second);
    expect((await phone.trip(id)).internalStatus).toBe('ACCEPTED');
    await second.close();
  });

  test('a restart of the service and a session that ended lose nothing: a new link goes on', async () => {
    const phone = await onPhone(site);
    const { page, button, link } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').tap();
    await site.restart();
    await button('Set off for the pickup').tap();
    await everythingSent(page);
    expect((await phone.trip(id)).internalStatus).toBe('PICKUP');
    await site.service.services.core.sql`
      update driver_sessions set expires_at = ${new Date(0)} where driver_id = ${phone.driverId}`;
    await button('Arrived at the pickup').tap();
    await page.getByText('Your sign-in has ended.').waitFor();
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 700 });
    expect(await openEntries(page)).toBe(4);
    await expectGood(phone);
    await phone.signIn();
    await everythingSent(page);
    expect((await phone.trip(id)).internalStatus).toBe('IN_TRANSIT');
  });

  test('signed out everywhere by dispatch, the phone forgets all it holds', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').waitFor();
    await goOffline(phone);
    await button('Accept').tap();
    await site.service.ops('DELETE', `/drivers/${phone.driverId}/sessions`);
    await goOnline(phone);
    await page.getByText('Dispatch signed you out on all phones.').waitFor();
    await expectGood(phone);
    expect(await openEntries(page)).toBe(0);
    await reload(phone);
    await page.getByText('Dispatch signed you out on all phones.').waitFor();
    expect((await phone.trip(id)).internalStatus).toBe('ASSIGNED');
  });

  test('cancelled meanwhile: said plainly, and what was signed is still handed in', async () => {
    const phone = await onPhone(site);
    const { page, button, link, headline } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    for (const step of ['Accept', 'Set off for the pickup']) await button(step).tap();
    await everythingSent(page);
    await goOffline(phone);
    await button('Arrived at the pickup').tap();
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 700 });
    await command(site.service, id, 'cancel', { reason: 'Customer called it off' });
    await goOnline(phone);
    await openTrip(phone, id);
    await headline(/This trip is cancelled/).waitFor();
    await page.getByText('Dispatch cancelled it at').waitFor();
    await page.getByText('Customer called it off').waitFor();
    await page.getByText('4 of 4 sent').waitFor();
    await expectGood(phone);
    const documents = (await site.service.call(`/extern/orders/${id}/documents`, { key: site.key })).json
      .data;
    expect(documents.map(({ kind }: { kind: string }) => kind)).toContain('PICKUP_PROTOCOL');
  });

  test('other address, a step set by dispatch, another driver: each is said', async () => {
    const phone = await onPhone(site);
    const { page, button, headline } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').tap();
    await everythingSent(page);
    const delivery = { contact: { name: 'Petra Öztürk', phone: '+49 89 654321' } };
    const changed = await patchOrder(site.service, site.key, id, { delivery });
    expect(changed.status, changed.text).toBe(200);
    await reload(phone);
    await page.getByText('The delivery goes to another place or contact.').waitFor();
    await headline('Petra Öztürk').waitFor();
    await expectGood(phone);
    await button('Got it').tap();
    await command(site.service, id, 'start_pickup');
    await reload(phone);
    await page.getByText('Dispatch already reported the next step for you.').waitFor();
    await goOffline(phone);
    await button('Arrived at the pickup').tap();
    const other = (await site.service.ops('POST', '/drivers', { name: 'Jana Kowalska' })).json.id;
    await command(site.service, id, 'replace_driver', { driverId: other });
    await goOnline(phone);
    await headline(/This trip went to/).waitFor();
    await expectGood(phone);
  });

  /** At the pickup without network; dispatch gives the trip to Jana once `before` is done. */
  async function replacedAtPickup(before: (phone: DriverVisit) => Promise<void>) {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    for (const step of ['Accept', 'Set off for the pickup']) await button(step).tap();
    await everythingSent(page);
    await goOffline(phone);
    await button('Arrived at the pickup').tap();
    await before(phone);
    site.service.clock.set(new Date());
    const other = (await site.service.ops('POST', '/drivers', { name: 'Jana Kowalska' })).json.id;
    const replaced = await command(site.service, id, 'replace_driver', { driverId: other });
    expect(replaced.status, replaced.text).toBe(200);
    return { phone, id };
  }

  const signAtPickup = async (phone: DriverVisit) => {
    await phone.link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 700, photos: 2 });
  };

  test('given to another driver after it was signed: said plainly, and the protocol is handed in', async () => {
    const { phone, id } = await replacedAtPickup(signAtPickup);
    const { page, headline } = phone;
    // The first photo stays on its way until the phone was read.
    let letThrough = () => {};
    const looked = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.context().route(/\/photos\//, async (route) => {
      await looked;
      await route.continue();
    });
    await goOnline(phone);
    await openTrip(phone, id);
    await headline(/This trip went to\s+another driver/).waitFor();
    await page.getByText('Your signed protocol is being handed in.').waitFor();
    await expectGood(phone);
    letThrough();
    await page.getByText('Your signed protocol was handed in.').waitFor();
    await page.getByText('5 of 5 sent').waitFor();
    await everythingSent(page);
    await expectGood(phone);
    await reload(phone);
    await page.getByText('Your signed protocol was handed in.').waitFor();
    expect((await phone.trip(id)).internalStatus).toBe('PICKUP');
    const rows = await site.service.services.core.sql`
      select driver_id, beside, submitted_at is not null as handed, data->>'odometerKm' as km,
        (select count(*)::int from protocol_photos where protocol_id = p.id) as photos
      from protocols p where order_id = ${id}`;
    expect([...rows]).toEqual([
      { driverId: phone.driverId, beside: true, handed: true, km: '700', photos: 2 },
    ]);
    const documents = (await site.service.call(`/extern/orders/${id}/documents`, { key: site.key })).json
      .data;
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['PICKUP_PROTOCOL']);
    const story = (await site.service.ops('GET', `/orders/${id}/story`)).json.data;
    expect(story.at(-1)).toMatchObject({ action: 'order.add_former_protocol', by: { name: 'Murat Kaya' } });
  });

  test('signed after another driver had the trip: not taken, said so, and kept on the phone', async () => {
    const { phone, id } = await replacedAtPickup(async () => {});
    await signAtPickup(phone);
    const { page, headline } = phone;
    await goOnline(phone);
    await openTrip(phone, id);
    await headline(/This trip went to/).waitFor();
    await page.getByText('It was signed after the trip had gone to somebody else').waitFor();
    await expectGood(phone);
    await everythingSent(page);
    await reload(phone);
    await page.getByText('It stays on this phone.').waitFor();
    const rows = await site.service.services.core.sql`select id from protocols where order_id = ${id}`;
    expect(rows).toHaveLength(0);
  });

  test('a clock that is hours off is said on the phone and shown to dispatch', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await openTrip(phone, id);
    await page.getByText('This phone’s clock is 3 h fast.').waitFor();
    await expectGood(phone);
    await button('Accept').tap();
    await everythingSent(page);
    const story = (await site.service.ops('GET', `/orders/${id}/story`)).json.data;
    const accepted = story.find(({ action }: { action: string }) => action === 'order.driver_accepted');
    expect(accepted.onDevice.clockOffsetSeconds).toBeGreaterThan(3 * 3600 - 60);
    expect(accepted.onDevice.clockOffsetSeconds).toBeLessThan(3 * 3600 + 60);
  });

  test('what waits is sent in the background, though the app was closed before the network came back', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await isOfflineReady(page);
    const backstage = await page.context().newPage();
    const devtools = await page.context().newCDPSession(backstage);
    const registrationId = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await button('Accept').waitFor();
    await site.gate.shut();
    onTestFinished(() => site.gate.reopen());
    await button('Accept').tap();
    await expect.poll(() => openEntries(page)).toBe(1);
    await page.close();
    await site.gate.reopen();
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

  test('a full phone says so, loses nothing, and goes on when there is room again', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').waitFor();
    // No browser of a test can be filled to the brim: it refuses as a full one does.
    await page.evaluate(`(() => {
      const put = IDBObjectStore.prototype.put;
      window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
      IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };
    })()`);
    await button('Accept').tap();
    await page.getByText('This phone is full.').waitFor();
    await expectGood(phone);
    await page.evaluate('makeRoom()');
    await button('Accept').tap();
    await button('Set off for the pickup').waitFor();
    await everythingSent(page);
    expect((await phone.trip(id)).internalStatus).toBe('ACCEPTED');
  });

  test('the location is shared only on the road, kept without network, and off at the handover', async () => {
    const phone = await onPhone(site, {
      context: { permissions: ['geolocation'], geolocation: { latitude: 48.5, longitude: 9.5 } },
    });
    const { page, button, link } = phone;
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/menu`);
    await button('On').tap();
    await everythingSent(page);
    await openTrip(phone, id);
    await button('Accept').tap();
    await goOffline(phone);
    await button('Set off for the pickup').tap();
    await page.getByText('Location is shared').waitFor();
    await goOnline(phone);
    await everythingSent(page);
    const positions = () =>
      site.service.services.core.sql`select lat from positions where order_id = ${id}`.then(
        (rows) => rows.length,
      );
    await button('Arrived at the pickup').tap();
    await expect.poll(positions).toBeGreaterThan(0);
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 700, photos: 0 });
    await link('To the trip').tap();
    await button('Arrived at the destination').tap();
    await page.getByText('Location is shared').waitFor();
    await link('Handover protocol').tap();
    await fillProtocol(phone, { kind: 'delivery', odometerKm: 900, photos: 0 });
    await page.goto(`${site.url}/driver`);
    await page.getByText('Location is off').waitFor();
  });

  test('another driver is asked before unsent work is deleted', async () => {
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await openTrip(phone, id);
    await button('Accept').waitFor();
    await goOffline(phone);
    await button('Accept').tap();
    await button('Undo').waitFor();
    await site.service.services.core.sql`
      update driver_sessions set expires_at = ${new Date(0)} where driver_id = ${phone.driverId}`;
    await goOnline(phone);
    await page.getByText('Your sign-in has ended.').waitFor();
    const other = (await site.service.ops('POST', '/drivers', { name: 'Jana Kowalska' })).json.id;
    const { url } = (await site.service.ops('POST', `/drivers/${other}/link`, { mail: false })).json;
    await page.goto(url);
    await page.getByText('Murat Kaya still has unsent work here').waitFor();
    await expectGood(phone);
    expect(await openEntries(page)).toBe(1);
    await button('Delete it and sign in').tap();
    await page.getByText('Jana').first().waitFor();
    expect(await openEntries(page)).toBe(0);
  });

  test('is installable, and all of it is cached within its budget', async () => {
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
    await goOffline(phone);
    await page.goto(`${site.url}/driver/menu`);
    await headline('Menu').waitFor();
    await page.goto(`${site.url}/driver`);
    await headline('Today').waitFor();
  });
});
