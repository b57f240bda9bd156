// A damage from the customer's report in the portal to the decision in the console, which the portal then shows.
import { expect, test } from 'vitest';
import { jpeg } from '../server/test/documents/pdf-samples.ts';
import { advanceOrderTo, createOrder } from '../server/test/harness/orders.ts';
import { headline } from './browser.ts';
import { visitConsole } from './console-visit.ts';
import { signedIn } from './portal-visit.ts';

test('a customer reports a damage with a photo, dispatch decides and closes it, and the customer sees the end', async () => {
  const { page, open, service, account } = await signedIn();
  const { secret: key } = await service.credential(account.id, { environment: 'production' });
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'INVOICED');

  await open(`/portal/production/orders/${order.orderNumber}?lang=en`);
  await page.getByRole('button', { name: 'Report damage' }).click();
  const report = page.getByRole('dialog', { name: 'Report damage' });
  await report.getByLabel('What happened?').fill('Found when washing the car');
  await report.getByLabel('Part', { exact: true }).selectOption({ label: 'Front door' });
  await report.getByLabel('Side').selectOption({ label: 'left' });
  await report.getByLabel('Description of the part').fill('Scratch of 10 cm');
  await report
    .getByLabel('Photos')
    .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) });
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByText('We have your report and will look at it.').waitFor();
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor();

  const desk = await visitConsole();
  await desk.open('/console/damage?lang=en&state=OPEN');
  await desk.page.getByRole('searchbox').fill(order.orderNumber);
  await expect.poll(() => new URL(desk.page.url()).searchParams.get('find')).toBe(order.orderNumber);
  await expect.poll(() => desk.page.locator('tr[data-row]').count()).toBe(1);
  await desk.page.getByRole('link', { name: /^S-\d/ }).click();
  await expect.poll(() => headline(desk.page)).toContain('Scratch, Front door, left on the');
  await desk.page.getByText('No photo at pickup').waitFor();
  await desk.page.getByRole('button', { name: 'Decide' }).click();
  await desk.page.getByLabel('Reason for the customer').fill('The photos show it');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await desk.page.getByText('We are liable.').waitFor();
  await desk.page.getByRole('button', { name: 'Close', exact: true }).click();
  const closing = desk.page.getByRole('dialog', { name: 'Close the case' });
  await closing.getByLabel('Credit, net').fill('25');
  await closing.getByLabel('Reason').fill('Scratch on the door');
  await closing.getByRole('button', { name: 'Close the case' }).click();
  await desk.page
    .getByText(/€25.00 net credited with INV-/)
    .first()
    .waitFor();

  // The stream updates the open page of the customer.
  await page.getByText('The case is closed.').waitFor();
  await page.getByText('The photos show it').waitFor();
  await page.getByText(/€25.00 net with INV-/).waitFor();
});
