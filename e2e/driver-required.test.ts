// What an agreement asks of a protocol, a copy for the person on site, and a trip that is given to another driver, on a phone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone } from '../server/test/api/driver/phone.ts';
import { jpeg } from '../server/test/documents/pdf-samples.ts';
import { changeTerms, command } from '../server/test/harness/orders.ts';
import {
  type DriverVisit,
  everythingSent,
  onPhone,
  openPhoneSite,
  type PhoneSite,
  sign,
} from './driver-phone.ts';

const RULES = { photos: ['FRONT', 'REAR'], checklist: true, contactSignature: true };

describe('on the driver’s phone', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
    const record = (await site.service.ops('GET', '/operator')).json;
    await site.service.ops('PUT', '/operator', { ...record, phone: '040 66969 120' });
  });
  afterAll(() => site.close());

  async function openProtocol({ page, button, link }: DriverVisit, id: string): Promise<void> {
    await page.goto(`${site.url}/driver/trips/${id}`);
    await button('Arrived at the pickup').tap();
    await link('Pickup protocol').tap();
  }

  test('what is required is there or has its reason, and the person on site gets a copy', async () => {
    const { accountId, key } = await site.service.customer({ environment: 'production' });
    site.key = key;
    await changeTerms(site.service, accountId, { protocol: RULES });
    const phone = await onPhone(site);
    const { page, button } = phone;
    const id = await phone.newTrip();
    await command(site.service, id, 'driver_accepted');
    await command(site.service, id, 'start_pickup');
    await openProtocol(phone, id);
    const next = () => button(/^Next: /).tap();
    const on = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

    await on('Vehicle');
    await next();
    await on('Photos');
    await page.getByText('Still open: Front, Rear.').waitFor();
    await button('Take photos').tap();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await page.getByRole('dialog').getByRole('heading', { name: 'Right side' }).waitFor();
    await button('Close the camera').tap();
    await page.getByText('Still open: Rear.').waitFor();
    for (const title of ['Damage', 'Readings and equipment']) {
      await next();
      await on(title);
    }
    await page.getByLabel('Odometer').fill('48211');
    await page.getByLabel('Fuel').fill('62');
    await page.getByLabel('Fuel').blur();
    await page.getByLabel('Required answers are missing').fill('Boot does not open');
    for (const title of ['Remarks', 'Review', 'Signatures']) {
      await next();
      await on(title);
    }
    for (const canvas of await page.locator('canvas').all()) await sign(page, canvas);
    await next();
    await on('Check and send');
    await page.getByText('1 thing is missing').waitFor();
    expect(await button('Send pickup protocol').count()).toBe(0);
    await button('To the photos').tap();
    await on('Photos');
    await page.getByLabel('Required photos are missing').fill('Parked against a wall');
    // The reason is no fact of the vehicle: both signatures stay.
    for (const title of [
      'Damage',
      'Readings and equipment',
      'Remarks',
      'Review',
      'Signatures',
      'Check and send',
    ]) {
      await next();
      await on(title);
    }
    await button('Send pickup protocol').tap();
    await page.getByRole('heading', { name: / sent$/ }).waitFor();
    await everythingSent(page);

    await button('Copy for the person on site').tap();
    const sheet = page.getByRole('dialog', { name: 'Copy of the protocol' });
    await sheet.locator('svg[viewBox]').first().waitFor();
    await sheet.getByText('The link opens the PDF until tomorrow').waitFor();
    await sheet.getByLabel('Or send it by mail to').fill('empfang@autohaus.example');
    await sheet.getByRole('button', { name: 'Send the PDF' }).tap();
    await sheet.getByText('Is being sent to empfang@autohaus.example.').waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
  });

  test('a trip that was given to another driver says so, and what to do with the keys, also while its protocol is open', async () => {
    const phone = await onPhone(site);
    const { page } = phone;
    const id = await phone.newTrip();
    await command(site.service, id, 'driver_accepted');
    await command(site.service, id, 'start_pickup');
    await openProtocol(phone, id);
    await page.getByRole('heading', { level: 1, name: 'Vehicle' }).waitFor();
    const other = await newPhone(site.service, { name: 'Carla Romano' });
    await command(site.service, id, 'replace_driver', { driverId: other.driverId });
    // The open protocol leads to what happened.
    await page.getByRole('button', { name: /^Next: / }).tap();
    await phone.headline('Carla Romano now drives this trip.').waitFor();
    await phone.headline('Do you have the keys?').waitFor();
    await expect.poll(() => phone.link('Call dispatch').getAttribute('href')).toBe('tel:04066969120');
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
    await phone.link('To today’s trips').tap();
    await phone.headline('Today').waitFor();
    await page.getByText('Given to another driver').waitFor();
  });
});
