// What is open before a driver is deactivated or an account is deleted: chosen in one dialog, by mouse or keyboard.
import { expect, test } from 'vitest';
import { advanceTripTo, newPhone, newTrip } from '../server/test/api/driver/phone.ts';
import { createOrder } from '../server/test/harness/orders.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

test('a driver on the road leaves after the trip, and can be kept', async () => {
  const { page, open, service } = await visitConsole();
  const { key } = await newCustomer(service, 'Fuhrpark Offen');
  const phone = await newPhone(service, { name: 'Thomas Brandt' });
  await newPhone(service, { name: 'Mehmet Aydin' });
  const road = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, road, 'IN_TRANSIT');
  const waiting = await newTrip(service, key, phone.driverId);
  const numberOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json.orderNumber;
  const [number, later] = [await numberOf(road), await numberOf(waiting)];

  await open(`/console/drivers?lang=en&driver=${phone.driverId}`);
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate Thomas Brandt' });
  await dialog.getByRole('radio', { name: 'The driver finishes it' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Leave it without a driver' }).isChecked())
    .toBe(true);
  await dialog.getByRole('radiogroup', { name: later }).getByRole('radio', { name: 'Give it to' }).click();
  await dialog.getByLabel(`Who takes ${later}`).selectOption({ label: 'Mehmet Aydin' });
  await dialog.getByRole('button', { name: `Deactivate after ${number}` }).click();

  const row = page.getByRole('row', { name: 'Thomas Brandt' });
  await row.getByText(`Leaves after ${number}`).waitFor();
  expect((await service.ops('GET', `/orders/${waiting}`)).json.assignedDriver.name).toBe('Mehmet Aydin');
  await row.getByRole('button', { name: 'Keep active' }).click();
  await row.getByText('In transit').waitFor();
});

test('an account is deleted with its open orders, or they are finished first', async () => {
  // The stream may announce the deletion before the response, and the page then reads a deleted account.
  const { page, open, service } = await visitConsole({}, { expects: [/status of 404/] });
  const { account, key } = await newCustomer(service, 'Abschied GmbH');
  const { id, orderNumber } = (await createOrder(service, key)).json;
  await open(`/console/accounts/${account.id}?lang=en`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Abschied GmbH' });
  await dialog.getByLabel('Type the name of the account').fill('Abschied GmbH');
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await dialog.getByText(`${orderNumber} is to be finished first.`).waitFor();
  expect(await remove.count()).toBe(0);
  await dialog.getByRole('radio', { name: 'Finish it first' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => dialog.getByRole('radio', { name: 'Cancel it' }).isChecked()).toBe(true);
  await remove.click();
  await page.waitForURL(/\/console\/accounts(\?|$)/);
  expect((await service.ops('GET', `/orders/${id}`)).json.internalStatus).toBe('CANCELLED');
});

test('a person is erased, and what is under way afterwards', async () => {
  const { page, open, service } = await visitConsole({ role: 'admin' });
  const { key } = await newCustomer(service, 'Autohaus Abschied');
  const email = 'zita.zelle@example.org';
  const phone = await newPhone(service, { name: 'Zita Zelle', email });
  const trip = await newTrip(service, key, phone.driverId);
  const { orderNumber } = (await service.ops('GET', `/orders/${trip}`)).json;
  await advanceTripTo(phone, trip, 'IN_TRANSIT');
  await open('/console/settings/people?lang=en');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Show what would be erased' }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${email}` });
  expect(await dialog.getByText(orderNumber).count()).toBe(0);
  const afterTrip = dialog.getByRole('radio', { name: 'Erase the driver after the last trip' });
  await expect.poll(() => afterTrip.isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Finish the trips first' }).click();
  await dialog.getByText('Zita Zelle is to be finished first.').waitFor();
  await dialog.getByRole('radio', { name: 'Erase the driver after the last trip' }).click();
  await dialog.getByRole('button', { name: 'Erase, the rest after Zita Zelle' }).click();
  await page.getByText('Erased. What is still needed is erased automatically afterwards.').waitFor();
  expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json.name).toBe('Zita Zelle');
});
