// The driver's app at the limits of a phone: a trip that ends under an open protocol, the back button, a
// location that is not allowed, a full storage, a phone on its side, large fonts, and a browser that is too old.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../server/test/api/driver/phone.ts';
import { command } from '../server/test/harness/orders.ts';
import { OPERATOR } from '../server/test/harness/service.ts';
import { expectNoOverflow } from './appearance-rules.ts';
import { newVisit, PHONE } from './browser.ts';
import { everythingSent, onPhone, openEntries, openPhoneSite, type PhoneSite } from './driver-phone.ts';
import {
  atPage,
  atProtocol,
  continueTo,
  kept,
  simulateFullDisk,
  takePhoto,
  untilSaved,
} from './driver-protocol.ts';
import { sharedSite } from './service.ts';
import { settle } from './settle.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a trip that ends while its protocol is open', () => {
  test.for([
    ['cancelled', 'Kunde hat abgesagt', 'Diese Fahrt wurde storniert.'],
    [
      'given to another driver',
      'Jana Kowalska fährt diese Fahrt jetzt.',
      'Diese Fahrt hat jetzt ein anderer Fahrer.',
    ],
  ] as const)(
    '%s: the next page leads to what happened, every entry is kept, and the protocol opens again with a banner that leads out',
    async ([how, happened, says]) => {
      const at = await atProtocol('pickup', { withCamera: false });
      const { page, tripId } = at;
      const { service } = await sharedSite();
      for (const [name, title] of [
        ['Fotos'],
        ['Schäden'],
        ['Kilometerstand', 'Kilometerstand und Zubehör'],
      ] as const)
        await continueTo(page, name, title ?? name);
      await page.getByLabel('Kilometerstand').fill('48445');
      await untilSaved(page);
      if (how === 'cancelled') await command(service, tripId, 'cancel', { reason: 'Kunde hat abgesagt' });
      else {
        const other = await newPhone(service, { name: 'Jana Kowalska' });
        await command(service, tripId, 'replace_driver', { driverId: other.driverId });
      }
      const showsWhatHappened = async () => {
        await page.waitForURL(`**/driver/trips/${tripId}`);
        await page.getByText(happened).waitFor();
        await page.getByText('Ihre Arbeit ist gespeichert').waitFor();
        await page.getByText('nicht fertig').waitFor();
        await expect.poll(async () => (await kept(at)).odometerKm).toBe(48_445);
      };
      await button(page, 'Weiter: Bemerkungen').click();
      await showsWhatHappened();
      await page.goto(`/driver/trips/${tripId}/protocol/pickup`);
      await page.getByRole('alert').getByText(says).waitFor();
      await atPage(page, 'Bemerkungen');
      await button(page, 'Zurück').click();
      await atPage(page, 'Kilometerstand und Zubehör');
      await expect.poll(() => page.getByLabel('Kilometerstand').inputValue()).toBe('48.445');
      await button(page, 'Zur Fahrt').click();
      await showsWhatHappened();
    },
  );
});

describe('the back button of the phone', () => {
  test('goes one page back inside a protocol, also after a reload and when it is continued', async () => {
    const { page, tripId } = await atProtocol('delivery', { withCamera: false });
    const open = () => page.getByRole('link', { name: /^Übergabeprotokoll/ }).click();
    await page.goto(`/driver/trips/${tripId}`);
    await open();
    await continueTo(page, 'Fotos');
    await continueTo(page, 'Schäden');
    await page.goBack();
    await atPage(page, 'Fotos');
    await untilSaved(page);
    await page.reload();
    await atPage(page, 'Fotos');
    await page.goBack();
    await atPage(page, 'Fahrzeug');
    await page.goBack();
    await page.waitForURL(`**/driver/trips/${tripId}`);

    await open();
    for (const name of ['Fotos', 'Schäden']) await continueTo(page, name);
    await untilSaved(page);
    await page.goto(`/driver/trips/${tripId}`);
    await open();
    await atPage(page, 'Schäden');
    await page.goBack();
    await atPage(page, 'Fotos');
    // The button of the page does the same.
    await button(page, 'Zurück').click();
    await atPage(page, 'Fahrzeug');
    await button(page, 'Protokoll verlassen').click();
    await page.waitForURL(`**/driver/trips/${tripId}`);
  });
});

test('a camera on a phone on its side shows the whole picture and every control', async () => {
  const { page } = await atProtocol('pickup');
  await continueTo(page, 'Fotos');
  await button(page, 'Fotografieren').click();
  await takePhoto(page, 'Vorn');
  await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
  const [width, height] = [PHONE.height, PHONE.width];
  await page.setViewportSize({ width, height });
  await settle(page);
  const view = (await page.locator('.driver-protocol-camera-screen_camera-view').boundingBox())!;
  expect(view.height).toBe(height);
  expect(view.width).toBeGreaterThan(width * 0.6);
  const controls = ['Kamera schließen', 'Foto aufnehmen', 'Auslassen', 'Ansehen', 'Tacho'];
  for (const box of await Promise.all(controls.map((name) => button(page, name).boundingBox()))) {
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    expect(box!.x).toBeGreaterThanOrEqual(view.width - 1);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  }
});

test('text grows with the font size of the phone, and nothing becomes too wide', async () => {
  const { page, tripId } = await atProtocol('delivery', { withCamera: false });
  const enlarge = () => page.evaluate(`document.documentElement.style.fontSize = '130%'`);
  const pages = [
    ['Fotos'],
    ['Schäden'],
    ['Kilometerstand', 'Kilometerstand und Zubehör'],
    ['Bemerkungen'],
  ] as const;
  await enlarge();
  for (const [name, title] of pages) {
    await continueTo(page, name, title ?? name);
    await expectNoOverflow(page, `${name} with a large font`);
  }
  const size = await page.evaluate<string>(`getComputedStyle(document.querySelector('textarea')).fontSize`);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(20);
  for (const path of ['/driver', `/driver/trips/${tripId}`, '/driver/menu']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await enlarge();
    await expectNoOverflow(page, `${path} with a large font`);
  }
});

describe('on a separate service', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });
  afterAll(() => site.close());

  test('a location that is not allowed comes with a hint, and is shared as soon as it is allowed', async () => {
    const phone = await onPhone(site, { consents: true });
    const { page, button: tap } = phone;
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/trips/${id}`);
    await tap('Accept').tap();
    await tap('Set off for the pickup').tap();
    await page.getByText('Sharing then continues automatically.').waitFor();
    await page.context().setGeolocation({ latitude: 48.5, longitude: 9.5 });
    await page.context().grantPermissions(['geolocation']);
    await page.getByText('Location is shared').waitFor();
    await page.getByText('Sharing then continues automatically.').waitFor({ state: 'detached' });
  });

  test('a phone without storage sends its entries', async () => {
    const phone = await onPhone(site);
    const { page, button: tap } = phone;
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/trips/${id}`);
    await tap('Accept').waitFor();
    await page.context().setOffline(true);
    await tap('Accept').tap();
    await tap('Set off for the pickup').tap();
    await expect.poll(() => openEntries(page)).toBe(2);
    await simulateFullDisk(page);
    await page.context().setOffline(false);
    await expect.poll(async () => (await phone.trip(id)).internalStatus).toBe('PICKUP');
    await tap('Arrived at the pickup').tap();
    await page.getByText('This phone is full.').waitFor();
    await page.evaluate('makeRoom()');
    await everythingSent(page);
  });

  test('the first screen offers to finish a trip that was handed over', async () => {
    const phone = await onPhone(site);
    const { page, button: tap } = phone;
    const id = await phone.newTrip();
    for (const name of ['driver_accepted', 'start_pickup', 'arrive_pickup', 'pick_up', 'arrive_delivery'])
      await command(site.service, id, name);
    await command(site.service, id, 'hand_over');
    await page.goto(`${site.url}/driver`);
    await tap('Finish trip').tap();
    await everythingSent(page);
    await expect.poll(async () => (await phone.trip(id)).internalStatus).toBe('COMPLETED');
  });

  test('a browser that is too old, has no database or fails shows the way to dispatch', async () => {
    await site.service.ops('PUT', '/operator', { ...OPERATOR, phone: '+49 711 123456' });
    const { page, headline, link } = await onPhone(site, { expects: [/./] });
    await everythingSent(page);
    await page.addInitScript(`if (sessionStorage.fails === 'render') Intl.DateTimeFormat = () => { throw new Error('old'); };
      if (sessionStorage.fails === 'database') IDBFactory.prototype.open = () => { throw new Error('none'); };`);
    await page.evaluate(`sessionStorage.fails = 'render'`);
    await page.reload();
    await headline('Something went wrong.').waitFor();
    await expect
      .poll(() => link('Call dispatch +49 711 123456').getAttribute('href'))
      .toBe('tel:+49711123456');
    await page.evaluate(`sessionStorage.fails = 'database'`);
    await page.reload();
    await headline('Something went wrong.').waitFor();

    const old = await newVisit({ site, script: false, viewport: PHONE });
    await old.open('/driver');
    await old.page.getByText('The app does not start in this browser.').waitFor();
    await old.page.getByRole('link', { name: '+49 711 123456' }).first().waitFor();
  });
});
