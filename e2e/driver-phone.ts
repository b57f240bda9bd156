// A driver's phone in the browser: signed in by a link, with trips, taps and lost networks.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { makeLink, newTrip } from '../server/test/api/driver/phone.ts';
import { jpeg } from '../server/test/documents/pdf-samples.ts';
import type { TestService, TestServiceOptions } from '../server/test/harness/service.ts';
import { type VirtualClock, virtualClock } from '../server/test/harness/virtual-clock.ts';
import { newVisit, type PageOptions, PHONE, type Visit } from './browser.ts';
import { markAt } from './driver-protocol.ts';
import { openSite, type Site } from './service.ts';

export interface PhoneSite extends Site {
  key: string;
}

/** A separate service, because the tests interrupt its network and stop it. */
export async function openPhoneSite(options: TestServiceOptions = {}): Promise<PhoneSite> {
  const site = await openSite({ clock: runningClock(), ...options });
  const { key } = await site.service.customer({ environment: 'production' });
  return { ...site, key };
}

/** Advances with real time, because a phone sends a step only when it can no longer be undone. */
function runningClock(): VirtualClock {
  const clock = virtualClock();
  const startedMs = Date.now();
  return { ...clock, now: () => new Date(clock.now().getTime() + Date.now() - startedMs) };
}

export interface DriverVisit extends Visit {
  driverId: string;
  /** Opens a new link of the same driver on this phone. */
  signIn(): Promise<void>;
  newTrip(changes?: Record<string, unknown>): Promise<string>;
  /** The trip as the service has it. */
  trip(id: string): Promise<{ internalStatus: string; actualPickup: string | null }>;
  button(name: string | RegExp): Locator;
  link(name: string | RegExp): Locator;
  headline(name: string | RegExp): Locator;
}

/** What a browser logs when the network is lost or the service refuses a call. */
export const LOST_NETWORK = /ERR_|Failed to (load resource|fetch)|net::|Worker failed to load/;

export async function onPhone(
  site: PhoneSite,
  {
    name = 'Murat Kaya',
    consents = false,
    ...options
  }: PageOptions & { name?: string; consents?: boolean | null } = {},
): Promise<DriverVisit> {
  const driverId = (
    await site.service.ops('POST', '/drivers', { name, locationConsent: false, language: 'en' })
  ).json.id as string;
  const visit = await newVisit({
    site,
    viewport: PHONE,
    touch: true,
    date: 'running',
    expects: [LOST_NETWORK],
    ...options,
    context: { locale: 'en-GB', isMobile: true, ...options.context },
  });
  const { page } = visit;
  const phone: DriverVisit = {
    ...visit,
    driverId,
    async signIn() {
      const { token } = await makeLink(site.service, driverId, { mail: false });
      await visit.open(`/driver#${token}`);
    },
    newTrip: (changes = {}) =>
      newTrip(site.service, site.key, driverId, { ...soon(site.service), ...changes }),
    trip: async (id) => (await site.service.ops('GET', `/orders/${id}`)).json,
    button: (label) => page.getByRole('button', { name: label, exact: true }),
    link: (label) => page.getByRole('link', { name: label, exact: true }),
    headline: (label) => page.getByRole('heading', { name: label, exact: true }),
  };
  // Routes exist only for this page, so the end of the test must not wait for them.
  onTestFinished(() => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })));
  await phone.signIn();
  if (consents === null) return phone;
  await phone.button(consents ? 'Share location' : 'Don’t share').tap();
  await phone.headline('Today').waitFor();
  return phone;
}

function soon({ clock }: TestService) {
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
  return { requestedPickup: at(1), requestedDelivery: at(6) };
}

/** Waits until the outbox of the phone is empty. */
export async function everythingSent(page: Page): Promise<void> {
  await expect.poll(() => openEntries(page)).toBe(0);
}

/** Work of the driver that is not sent; that a notice was seen is no work. */
export function openEntries(page: Page): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await answer(indexedDB.open('handover-driver'));
    const entries = await answer(database.transaction('outbox').objectStore('outbox').getAll());
    database.close();
    const isOpen = ({ state, act }) => (state === 'waiting' || state === 'sending') && act.type !== 'read';
    return entries.filter(isOpen).length;
  })()`);
}

/** Writes into the database of the phone like the app or its service, and makes every tab read it. */
export async function keepOnPhone(
  page: Page,
  records: Record<string, [value: object | string, key?: string][]>,
) {
  await page.evaluate(`(async () => {
    const answer = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await answer(indexedDB.open('handover-driver'));
    for (const [store, rows] of Object.entries(${JSON.stringify(records)}))
      for (const [value, key] of rows)
        await answer(database.transaction(store, 'readwrite').objectStore(store).put(value, key));
    database.close();
    new BroadcastChannel('handover-driver').postMessage('changed');
  })()`);
}

/** Two taps at the same time. */
export async function tapTwice(target: Locator): Promise<void> {
  const element = await readyToTap(target);
  await Promise.all([element.dispatchEvent('click'), element.dispatchEvent('click')]);
}

/** An element that has just appeared under the thumb does not react yet. */
async function readyToTap(target: Locator): Promise<ElementHandle> {
  await expect.poll(() => target.isEnabled()).toBe(true);
  return (await target.elementHandle())!;
}

/** Waits until the service worker has cached everything that the app needs. */
export async function isOfflineReady(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.reload();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

export interface ProtocolEntries {
  kind: 'pickup' | 'delivery';
  odometerKm: number;
  photos?: number;
  /** Adds a damage with a photo at the pickup, which is shown again at the handover. */
  damage?: boolean;
  /** Called between two pages: to cut the network or reload the page. */
  between?: (page: string) => Promise<void>;
}

/** Fills in the guided pages and submits the protocol by touch. */
export async function fillProtocol(
  { page, button }: DriverVisit,
  { kind, odometerKm, photos = 1, damage = false, between = async () => {} }: ProtocolEntries,
): Promise<void> {
  const on = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
  const next = () => button(/^Next: /).tap();
  await on('Vehicle');
  await next();
  await on('Photos');
  if (photos > 0) {
    await button('Take photos').tap();
    for (let taken = 0; taken < photos; taken++) {
      await page.locator('input[type=file]').setInputFiles({
        name: `photo-${taken}.jpg`,
        mimeType: 'image/jpeg',
        buffer: jpeg,
      });
      await expect
        .poll(() => page.locator('.driver-protocol-camera-screen_camera-stop img').count())
        .toBe(taken + 1);
    }
    await button('Close the camera').tap();
  }
  await between('photos');
  await on('Photos');
  await next();
  await on('Damage');
  if (damage && kind === 'pickup') {
    await markAt(page, 0.4, 0.55);
    await button('Photo of damage 1').tap();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'damage.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await button('View photo 1').waitFor();
  }
  if (damage && kind === 'delivery')
    await page
      .locator(
        '.driver-protocol-damage-card_damage-card[data-known] .driver-protocol-protocol-pages_thumbnail img',
      )
      .waitFor();
  await next();
  await on('Readings and equipment');
  await page.getByLabel('Odometer').fill(String(odometerKm));
  // A level other than the one at the pickup, which is the initial value of the slider.
  await page.getByLabel('Fuel').fill(kind === 'pickup' ? '62' : '48');
  await page.getByLabel('Fuel').blur();
  await button('More keys').tap();
  await between('readings');
  await on('Readings and equipment');
  await next();
  await on('Remarks');
  await next();
  await on('Review');
  await next();
  await on('Signatures');
  for (const canvas of await page.locator('canvas').all()) await sign(page, canvas);
  await between('signatures');
  await on('Signatures');
  await next();
  await on('Check and send');
  await between('send');
  await tapTwice(button(kind === 'pickup' ? 'Send pickup protocol' : 'Send handover protocol'));
  await page.getByRole('heading', { name: / sent$/ }).waitFor();
}

export async function sign(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.6, 0.7],
    [0.75, 0.4],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 3 });
  }
  await page.mouse.up();
}
