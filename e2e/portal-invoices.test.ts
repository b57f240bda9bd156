// Invoices in the portal: what is owed, one found by its order, and its files.
import { expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../server/test/harness/orders.ts';
import { headline } from './browser.ts';
import { signedIn } from './portal-visit.ts';

test('what is owed is said first; an invoice is searched, opened by keyboard, and downloaded', async () => {
  const { page, open, service, account } = await signedIn();
  const { secret: key } = await service.credential(account.id, { environment: 'production' });
  const order = (await createOrder(service, key, { customerReference: 'KST-77' })).json;
  await createOrder(service, key);
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  const sum = `€${order.price.gross.toFixed(2)}`;
  await open('/portal/production/invoices?lang=en');
  await page.getByText(`${sum} open in 1 invoice`).waitFor();
  await page.getByRole('searchbox', { name: 'Number, order or reference' }).fill('kst-7');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('kst-7');
  await page.locator('tr[data-row]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => headline(page)).toContain(`${sum} to pay until `);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${invoiceNumber} as PDF` }).click();
  expect((await downloading).suggestedFilename()).toContain(invoiceNumber);
  await page.getByRole('link', { name: order.orderNumber }).first().click();
  await page.getByRole('link', { name: invoiceNumber, exact: true }).waitFor();
});
