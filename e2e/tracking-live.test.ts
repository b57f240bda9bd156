// The tracking page while it is open: it updates live, reports a lost connection, and catches up afterwards.
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  AUGSBURG,
  newTrackingSetup,
  sendPositions,
} from '../server/test/dispatch/tracking/tracking-setup.ts';
import { command, createOrder } from '../server/test/harness/orders.ts';
import { headline, MAP_WAIT, newVisit, PHONE } from './browser.ts';
import { newClockAtMorning, sharedSite } from './service.ts';
import { atUlm, onTheRoad } from './tracking-states.ts';

const MINUTE_MS = 60_000;

async function confirmed() {
  const { service, proxy } = await sharedSite();
  newClockAtMorning(service);
  const { key } = await newTrackingSetup(service);
  const { id, trackingNumber } = (await createOrder(service, key)).json;
  return { service, proxy, id, number: trackingNumber as string };
}

const liveLine = (page: Page) => page.locator('[data-live-state] strong');

async function untilLive(page: Page): Promise<void> {
  await expect.poll(() => liveLine(page).innerText()).toBe('Updates automatically');
}

/** A mark that a reload would remove. */
const markPage = (page: Page) => page.evaluate('window.stays = true');
const isSamePage = (page: Page) => page.evaluate<boolean>('window.stays === true');

describe('an open tracking page', () => {
  test('shows a new status without a reload, also to screen readers', async () => {
    const { service, id, number } = await confirmed();
    const { page, open } = await newVisit();
    await open(`/t/${number}?lang=en`);
    await untilLive(page);
    await markPage(page);
    await command(service, id, 'cancel');
    await expect.poll(() => headline(page)).toBe('This transfer was cancelled. Nobody is on the way.');
    await expect.poll(() => page.locator('.state').innerText()).toBe('Cancelled');
    await expect.poll(() => page.title()).toContain('This transfer was cancelled.');
    await expect
      .poll(() => page.locator('p.visually-hidden[role=status]').textContent())
      .toContain('cancelled');
    expect(await isSamePage(page)).toBe(true);
  });

  test('moves the map with a new position', async () => {
    const { service } = await sharedSite();
    const { id, number, phone } = await atUlm(service);
    const { page, open } = await newVisit({ withMaps: true });
    await open(`/t/${number}?lang=en`);
    await untilLive(page);
    await page.locator('figure.map.is-live').waitFor(MAP_WAIT);
    await markPage(page);
    const vehicle = () =>
      page.evaluate('JSON.parse(document.getElementById("map-scene").textContent).vehicle');
    await expect.poll(() => vehicle()).toMatchObject({ lat: 48.4 });
    await sendPositions(service, phone, id, AUGSBURG);
    service.clock.advance(MINUTE_MS);
    await expect.poll(vehicle).toMatchObject(AUGSBURG);
    expect(await isSamePage(page)).toBe(true);
  });

  test('gets its map with the first position, and loses it at the handover', async () => {
    const { service } = await sharedSite();
    const { id, number, phone } = await onTheRoad(service);
    const { page, open } = await newVisit({ viewport: PHONE, scheme: 'dark' });
    await open(`/t/${number}?lang=en`);
    await untilLive(page);
    expect(await page.locator('figure.map').count()).toBe(0);
    await sendPositions(service, phone, id, AUGSBURG);
    service.clock.advance(MINUTE_MS);
    await page.locator('figure.map').waitFor();
    await untilLive(page);
    await command(service, id, 'arrive_delivery');
    await expect.poll(() => headline(page)).toContain('Arrived in München.');
    await command(service, id, 'hand_over');
    await expect.poll(() => headline(page)).toMatch(/^Handed over in München today at/);
    await expect.poll(() => page.locator('figure.map').count()).toBe(0);
    await expect.poll(() => liveLine(page).count()).toBe(0);
  });

  test('says that the connection is down, and catches up when it is back', async () => {
    const { service, proxy, id, number } = await confirmed();
    const { page, open } = await newVisit({ expects: [/net::ERR_/] });
    await open(`/t/${number}?lang=en`);
    await untilLive(page);
    await markPage(page);
    await proxy.disconnect();
    let isDisconnected = true;
    onTestFinished(async () => {
      if (isDisconnected) await proxy.reconnect();
    });
    await expect.poll(() => liveLine(page).innerText()).toBe('Connection lost, reconnecting');
    await command(service, id, 'cancel');
    await proxy.reconnect();
    isDisconnected = false;
    await expect.poll(() => headline(page)).toContain('This transfer was cancelled.');
    expect(await isSamePage(page)).toBe(true);
  });
});

describe('a tracking number', () => {
  test('may be typed with spaces and in lower case, without JavaScript', async () => {
    const { number } = await confirmed();
    const { page, open } = await newVisit({ script: false, expects: [/status of 404/] });
    await open(`/t/${number.slice(1)}?lang=de`);
    await expect.poll(() => page.locator('#number-hint').innerText()).toBe('17 von 18 Zeichen, eines fehlt.');
    const typed = number.toLowerCase().replace(/(.{4})/g, '$1 ');
    await page.getByLabel('Sendungsnummer').fill(typed);
    await page.getByRole('button', { name: 'Überführung zeigen' }).click();
    expect(new URL(page.url()).pathname).toBe(`/t/${number}`);
    await expect.poll(() => headline(page)).toContain('Die Überführung ist bestätigt.');
    await expect
      .poll(() => page.locator('[data-live-state]').innerText())
      .toBe('Für Änderungen bitte neu laden');
  });

  test('is entered at /t, and copied by its button', async () => {
    const { number } = await confirmed();
    const { page, open } = await newVisit({
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const { response } = await open('/t?lang=en');
    expect(response.status()).toBe(200);
    await page.getByLabel('Tracking number').fill(number);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy the tracking number' }).first().click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(number);
  });
});

describe('the reader’s preferences', () => {
  test('are kept: the language of the browser, and the chosen theme', async () => {
    const { number } = await confirmed();
    const { page, open } = await newVisit({ context: { locale: 'de-DE' }, scheme: 'dark' });
    await open(`/t/${number}`);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const dark = await ground();
    await page.getByRole('button', { name: 'Zwischen hell und dunkel wechseln' }).click();
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.reload();
    await expect.poll(() => ground()).toBe(light);
    await page.locator('summary.language').click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'The transfer is confirmed.' }).waitFor();
    await expect.poll(() => ground()).toBe(light);
  });
});
