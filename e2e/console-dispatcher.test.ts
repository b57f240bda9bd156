// A dispatcher's morning: saves a view, moves orders after a preview, assigns a plate, prints, repeats and copies an order.
import { expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { signedIn } from './portal-visit.ts';

const SHOTS = process.env.PAPER_SHOTS;

test('views, several orders at once, plates, paper, recurring orders and several vehicles', async () => {
  const { page, open, service } = await visitConsole({ role: 'dispatcher' });
  const shot = async (name: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  };
  const { account, key } = await newCustomer(service, `Deichmobil ${Date.now()} GmbH`);
  const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
  const made: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const dates = { requestedPickup: inDays(2), requestedDelivery: inDays(3) };
    const services = { shortTermPlate: true };
    made.push((await createOrder(service, key, { ...dates, services })).json.orderNumber);
  }

  // A view is saved and opened by its address.
  await open(`/console/orders?layout=table&accountId=${account.id}&lang=en`);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const view = `Deichmobil ${made[0]}`;
  await page.getByRole('dialog').getByLabel('Name').fill(view);
  await shot('view-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: new RegExp(`^${view}`), pressed: true }).waitFor();
  const saved = new URL(page.url()).searchParams.get('saved');
  await open(`/console/orders?saved=${saved}&lang=en`);
  await page.getByRole('checkbox', { name: new RegExp(made[0]!) }).waitFor();
  expect(new URL(page.url()).searchParams.get('accountId')).toBe(account.id);

  // Two orders are moved after a preview.
  for (const number of made.slice(0, 2)) {
    await page.getByRole('checkbox', { name: new RegExp(number) }).check();
  }
  await shot('bulk-bar');
  await page.getByRole('button', { name: 'Move 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 orders will be changed').waitFor();
  await shot('bulk-preview');
  await dialog.getByRole('button', { name: 'Move 2 orders' }).click();
  const pickup = async () => (await service.ops('GET', `/orders/${made[0]}`)).json.requestedPickup;
  await expect.poll(pickup).toBe(inDays(3));
  await shot('bulk-results');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // A plate is added and assigned to an order.
  await open('/console/drivers/plates?lang=en');
  await page.getByRole('button', { name: 'Add plate' }).first().click();
  const plate = `HH-04 ${String(Date.now()).slice(-3)}`;
  await page.getByRole('dialog').getByLabel('Number').fill(plate);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(plate).first().waitFor();
  await shot('plates');
  await open(`/console/orders/${made[2]}?lang=en`);
  await page.getByRole('button', { name: 'Assign plate…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use' }).first().click();
  await page.getByText('In use, valid until').waitFor();
  await shot('order-plate');

  // Its job sheet is printed.
  const menu = page.getByRole('button', { name: 'Actions' }).first();
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Print job sheet' }).click();
  expect((await download).suggestedFilename()).toBe(`Job-sheets-${made[2]}.pdf`);

  // It repeats every week.
  await menu.click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  await page.getByRole('dialog').getByText('The next dates').waitFor();
  await shot('repeat');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: /–/ }).waitFor();
  await service.settle();
  await page.getByText('Created').first().waitFor();
  await shot('recurring');

  // It is copied for two vehicles.
  await open(`/console/orders/new?account=${account.id}&like=${made[2]}&lang=en`);
  await expect.poll(() => page.getByLabel('Street').first().inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await shot('several');
  await page.getByRole('button', { name: 'Create 2 orders' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/console/orders');
});

test('an order is offered to a carrier, who accepts it and names the driver; dispatch writes to that driver', async () => {
  const { page, open, service } = await visitConsole({ role: 'dispatcher' });
  const name = `Spedition ${Date.now()}`;
  const carrier = await service.account({ name, kind: 'CARRIER' });
  const driving = await signedIn({ account: carrier, role: 'member' });
  const { account, key } = await newCustomer(service, `Wattwagen ${Date.now()} GmbH`);
  const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
  const dates = { requestedPickup: inDays(2), requestedDelivery: inDays(3) };
  const order = (await createOrder(service, key, dates)).json;
  await driving.open('/portal?lang=en');
  await driving.page.getByText('No offers yet').waitFor();

  await open(`/console/orders/${order.orderNumber}?lang=en`);
  await page.getByRole('button', { name: 'Offer to carriers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer to carriers' });
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByLabel('Price net').fill('320,50');
  await dialog.getByRole('button', { name: 'Offer to 1 carrier' }).click();
  await page.getByText('€320.50 net').first().waitFor();

  // The list of the carrier is live.
  await driving.page.getByText(order.orderNumber).first().click();
  await driving.page.getByText('Street and contact after accepting').first().waitFor();
  await driving.page.getByRole('button', { name: 'Accept for €320.50 net' }).click();
  await driving.page.getByRole('dialog').getByRole('button', { name: 'Accept for €320.50 net' }).click();
  await driving.page.getByText(order.pickup.street).waitFor();
  await page.getByText(`${name} has accepted it and has not named a driver yet.`).waitFor();
  await driving.page.getByRole('button', { name: 'Name the driver' }).click();
  await driving.page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Piotr Nowak');
  await driving.page.getByRole('dialog').getByRole('button', { name: 'Name the driver' }).click();
  await driving.page.getByRole('dialog', { name: 'Link for Piotr Nowak' }).waitFor();
  await page.getByText('Driver: Piotr Nowak').waitFor();

  await open(`/console/orders?layout=table&accountId=${account.id}&lang=en`);
  await page.getByRole('checkbox', { name: new RegExp(order.orderNumber) }).check();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Write to drivers' }).click();
  const message = page.getByRole('dialog');
  await message.getByLabel('Message').fill('Snow on the A7');
  await message.getByText('Piotr Nowak, only in the app').waitFor();
  await message.getByRole('button', { name: 'Write to the driver' }).click();
  const written = async () => (await service.ops('GET', `/orders/${order.id}/messages`)).json.messages;
  await expect.poll(written).toMatchObject([{ text: 'Snow on the A7' }]);
});
