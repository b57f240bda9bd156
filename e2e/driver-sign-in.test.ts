// How a driver's phone is signed in and out, in a real browser: codes, links of other drivers, lost phones.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from '../server/test/api/driver/phone.ts';
import { newDriver } from '../server/test/harness/orders.ts';
import { newVisit, PHONE } from './browser.ts';
import { visitConsole } from './console-visit.ts';
import { fillProtocol, LOST_NETWORK, onPhone, openPhoneSite, type PhoneSite } from './driver-phone.ts';

const SENT = { timeout: 60_000 };

let site: PhoneSite;
beforeAll(async () => {
  site = await openPhoneSite();
});
afterAll(() => site.close());

const phonesOf = async (driverId: string) =>
  (await site.service.ops('GET', `/drivers/${driverId}/sessions`)).json.data as { state: string }[];
const atPhone = (page: Page) => ({
  field: page.getByLabel('Or enter the code from dispatch'),
  submit: page.getByRole('button', { name: 'Sign in', exact: true }),
});

describe('a driver’s phone', () => {
  test('signs in with a code where no link can be opened', async () => {
    const driverId = await newDriver(site.service, 'Murat Kaya');
    const { code } = await makeLink(site.service, driverId, { mail: false });
    const { page, open } = await newVisit({
      site,
      viewport: PHONE,
      touch: true,
      date: 'running',
      expects: [LOST_NETWORK],
      context: { locale: 'en-GB' },
    });
    await open('/driver?lang=en');
    const { field, submit } = atPhone(page);
    await expect.poll(() => submit.isDisabled()).toBe(true);
    const last = code.at(-1) === '0' ? '1' : '0';
    await field.fill(code.slice(0, -1) + last);
    await submit.tap();
    await page.getByText('This code is wrong or has expired.').waitFor();
    await field.fill(code);
    await submit.tap();
    await page.getByRole('heading', { name: /Murat/ }).waitFor();
    await expect.poll(() => phonesOf(driverId)).toMatchObject([{ state: 'SIGNED_IN' }]);
  });

  test('asks before a link of another driver replaces the one who is signed in', async () => {
    const { page, button, headline, driverId } = await onPhone(site);
    const other = await newDriver(site.service, 'Jana Kowalska');
    const { url } = await makeLink(site.service, other, { mail: false });
    const path = new URL(url);
    const openLink = () => page.goto(`${site.url}/driver?lang=en${path.hash}`);
    await openLink();
    await headline('You are signed in as Murat Kaya').waitFor();
    await button('Stay Murat Kaya').tap();
    await headline('Today').waitFor();
    await expect.poll(() => phonesOf(other)).toEqual([]);
    await openLink();
    await button('Sign in as Jana Kowalska').tap();
    await headline('Hello Jana').waitFor();
    await expect.poll(() => phonesOf(driverId)).toEqual([]);
  });

  test('hands in a signed protocol after dispatch signed the driver out, and then shows nothing', async () => {
    const phone = await onPhone(site, { name: 'Selma Aydin' });
    const { page, button, link } = phone;
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/trips/${id}`);
    await button('Accept').tap();
    await button('Set off for the pickup').tap();
    await link('Pickup protocol').or(button('Arrived at the pickup')).first().waitFor();
    await page.context().setOffline(true);
    await button('Arrived at the pickup').tap();
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 45_196, photos: 2 });
    await page.getByText('Everything is saved on this phone').waitFor();
    const consoleVisit = await visitConsole({ role: 'dispatcher' }, { date: 'running' }, site);
    await consoleVisit.open('/console/drivers?lang=en');
    await consoleVisit.page.getByText('Selma Aydin').first().click();
    await consoleVisit.page.getByRole('button', { name: 'More', exact: true }).click();
    await consoleVisit.page.getByRole('menuitem', { name: 'Name, phone and sign-in' }).click();
    const dialog = consoleVisit.page.getByRole('dialog', { name: 'Selma Aydin' });
    await dialog.getByRole('button', { name: /^End the session on Chrome/ }).click();
    await consoleVisit.page
      .getByRole('dialog', { name: /^End the session/ })
      .getByRole('button', { name: 'End' })
      .click();
    await dialog.getByText('Signed out. It has not been online since').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Dispatch signed you out. Your data was deleted from this phone.').waitFor(SENT);
    await expect.poll(async () => (await phone.trip(id)).internalStatus).toBe('IN_TRANSIT');
    await expect.poll(() => phonesOf(phone.driverId)).toEqual([]);
  });

  test('locks what it cannot send, and sends it when the driver signs in again', async () => {
    const phone = await onPhone(site);
    const { page, button, link } = phone;
    const id = await phone.newTrip();
    await page.goto(`${site.url}/driver/trips/${id}`);
    await button('Accept').waitFor();
    await page.context().setOffline(true);
    await site.service.ops('DELETE', `/drivers/${phone.driverId}/sessions`);
    await button('Accept').tap();
    await button('Set off for the pickup').tap();
    await button('Arrived at the pickup').tap();
    await link('Pickup protocol').tap();
    await fillProtocol(phone, { kind: 'pickup', odometerKm: 45_196, photos: 1 });
    await page.context().setOffline(false);
    await page.getByText('What could not be sent is locked on this phone.').waitFor(SENT);
    await expect.poll(() => phonesOf(phone.driverId)).toMatchObject([{ state: 'MAY_HOLD_WORK' }]);
    await phone.signIn();
    await expect.poll(async () => (await phone.trip(id)).internalStatus, SENT).toBe('IN_TRANSIT');
    await expect.poll(() => phonesOf(phone.driverId)).toMatchObject([{ state: 'SIGNED_IN' }]);
  });
});
