// Payments are assigned, taken back and kept by keyboard alone.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../server/test/harness/orders.ts';
import type { TestService } from '../server/test/harness/service.ts';
import { camt053 } from '../server/test/money/payments/statement-files.ts';
import { WIDE } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

const NAME = 'Weserland Fuhrpark GmbH';

/** An issued invoice with what is to pay. */
async function invoice(service: TestService, key: string) {
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  return { number: invoiceNumber as string, gross: order.price.gross as number };
}

test('a payment that names nobody is assigned by keyboard: search, part amount, credit, and back', async () => {
  const visit = await visitConsole({ role: 'accounting' }, { viewport: WIDE });
  const { page, service, open, console: call } = visit;
  const { keyboard } = page;
  const { key } = await newCustomer(service, NAME);
  const first = await invoice(service, key);
  const second = await invoice(service, key);
  const day = service.clock.now().toISOString().slice(0, 10);
  const amount = first.gross + 100;
  const paid = { amount: amount.toFixed(2), remittance: 'Danke', name: 'K. Sommer', reference: NAME, day };
  await call('POST', '/accounting/statements?fileName=bank.xml', undefined, {
    rawBody: Buffer.from(camt053('08', [paid])),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { data } = (await call('GET', '/accounting/payments?state=OPEN')).json;
  const payment = data.find((one: { amount: number }) => one.amount === Number(paid.amount));

  await open(`/console/accounting/payments?payment=${payment.id}&lang=en`);
  await page.getByRole('button', { name: /^Assign/ }).waitFor();
  const add = async (number: string) => {
    await keyboard.press('/');
    await keyboard.type(number);
    await page.getByRole('list', { name: 'Invoices found' }).getByText(number).waitFor();
    await keyboard.press('Enter');
    await page.getByRole('checkbox', { name: new RegExp(number) }).waitFor();
  };
  await add(first.number);
  await keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await add(second.number);

  // From the search to the rows: the first pays in full, the second what is left, then a part of it.
  await keyboard.press('Tab');
  const tabTo = async (target: Locator) => {
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await hasFocus()); presses += 1) await keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
  };
  const tick = async (number: string) => {
    const box = page.getByRole('checkbox', { name: new RegExp(number) });
    await tabTo(box);
    await keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
  };
  await tick(first.number);
  await tick(second.number);
  const amountOf = page.getByRole('textbox', { name: new RegExp(`for ${second.number}`) });
  await expect.poll(() => amountOf.inputValue()).toBe('100.00');
  await tabTo(amountOf);
  await keyboard.press('Control+a');
  await keyboard.type('60');
  await keyboard.press('c');
  await keyboard.press('Control+Enter');
  await page.getByText(/are assigned\.$/).waitFor();

  const settled = (await call('GET', `/accounting/payments/${payment.id}`)).json.payment;
  expect(settled).toMatchObject({
    state: 'CREDIT',
    rest: 40,
    allocations: [
      { invoiceNumber: first.number, amount: first.gross },
      { invoiceNumber: second.number, amount: 60 },
    ],
  });

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await keyboard.press('Enter');
  await expect
    .poll(async () => (await call('GET', `/accounting/payments/${payment.id}`)).json.payment.state)
    .toBe('OPEN');
});
