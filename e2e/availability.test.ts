// Days off from the driver's app over the decision of dispatch to the plan, and a driver's working hours.
import { afterAll, expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { visitConsole } from './console-visit.ts';
import { everythingSent, onPhone, openPhoneSite, type PhoneSite } from './driver-phone.ts';

let opened: Promise<PhoneSite> | undefined;
afterAll(async () => (await opened)?.close());

test('a driver asks for a day off, dispatch approves, and the plan goes by it', async () => {
  opened ??= openPhoneSite();
  const site = await opened;
  const { service } = site;
  const phone = await onPhone(site, { name: 'Murat Kaya' });
  await phone.page.goto('/driver/menu');
  await phone.link('Days off and hours').tap();
  await phone.button('Ask for days off').tap();
  await phone.button('Sickness').tap();
  await phone.page.getByLabel('Remark for dispatch').fill('Flu');
  await phone.button('Send').tap();
  await everythingSent(phone.page);
  await phone.page.getByText('Dispatch has not answered yet').waitFor();

  const { page, open } = await visitConsole({ role: 'dispatcher' }, { date: 'running' }, site);
  await open('/console/today?lang=en');
  const row = page.locator('li[data-decision]', { hasText: 'Murat Kaya reports sick' });
  await row.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('The absence of Murat Kaya is approved').waitFor();
  await row.waitFor({ state: 'detached' });

  await open(`/console/drivers/${phone.driverId}/availability?lang=en`);
  await page
    .getByRole('row', { name: /Sickness/ })
    .getByText('Approved')
    .waitFor();
  await page.getByRole('switch', { name: 'Works at any time' }).click();
  await page.getByLabel('Monday, from').fill('7');
  await page.getByLabel('Maximum hours a day').fill('9.5');
  await page.getByRole('checkbox', { name: 'BE', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Planning uses it from now on.').waitFor();
  const { json } = await service.ops('GET', `/drivers/${phone.driverId}/availability`);
  expect(json).toMatchObject({ maxDayMinutes: 570, licenceClasses: ['BE'] });
  expect(json.weeklyHours[0]).toEqual({ from: '07:00', to: '17:00' });

  const pickup = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
  const { orderNumber } = (await createOrder(service, site.key, { requestedPickup: pickup })).json;
  await open('/console/drivers?view=plan&lang=en');
  await page.getByRole('button', { name: new RegExp(orderNumber) }).click();
  await page.getByRole('radio', { name: /Murat Kaya/ }).check();
  await page.getByText(/Murat Kaya: Sick until .* You can assign the trip anyway\./).waitFor();

  await phone.page.goto('/driver');
  await phone.link('Look at it').tap();
  await phone.page.getByText('Approved').waitFor();
  await everythingSent(phone.page);
  await expect.poll(async () => (await service.ops('GET', '/absences')).json.data).toEqual([]);
});
