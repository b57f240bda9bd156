// The files for DATEV leave a debtor with the same balance that its open items have here, in each of its invoices.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsoleUser, newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService } from '../../harness/service.ts';
import { readStrictly } from './strict-extf.ts';

const service = await startService();
afterAll(() => service.close());
let console: ConsoleUser['console'];
beforeAll(async () => {
  ({ console } = await newConsoleUser(service, { role: 'admin' }));
  const settings = (await service.ops('GET', '/accounting/settings')).json;
  const datev = { ...settings.datev, consultantNumber: 29_098, clientNumber: 55_003 };
  await service.ops('PUT', '/accounting/settings', { ...settings, datev });
});

/** What is left in each invoice of a debtor; the sum of its other bookings has no number. */
async function balancesOf(debtor: string): Promise<Record<string, number>> {
  const balances: Record<string, number> = {};
  for (const name of ['datev', 'datev-payments']) {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const file = await fetch(`${service.api}/ops/accounting/${name}.csv`, { headers });
    for (const booking of readStrictly(Buffer.from(await file.arrayBuffer())).bookings) {
      if (booking.Konto !== debtor) continue;
      const amount = Number(booking['Umsatz (ohne Soll/Haben-Kz)']!.replace(',', '.'));
      const number = booking['Belegfeld 1']!;
      const side = booking['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1;
      balances[number] = Math.round(((balances[number] ?? 0) + side * amount) * 100) / 100;
    }
  }
  return balances;
}

test('after payments, write-offs, credits and set-offs', async () => {
  const { key, account } = await service.customer({ environment: 'production' });
  const contractingParty = { ...account.contractingParty, debtorNumber: '10090' };
  await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty });
  const newInvoice = async () => {
    const { id: orderId } = (await createOrder(service, key)).json;
    await advanceOrderTo(service, orderId, 'INVOICED');
    const items = (await console('GET', `/accounting/open-items?accountId=${account.id}`)).json.data;
    return { orderId, ...items.find((item: { id: string }) => !seen.has(item.id) && seen.add(item.id)) };
  };
  const seen = new Set<string>();
  const [first, second, third] = [await newInvoice(), await newInvoice(), await newInvoice()];
  const pay = async (amount: number, shares: object[]) =>
    (
      await console('POST', '/accounting/payments', {
        bookedOn: '2026-10-01',
        amount,
        currency: 'EUR',
        shares,
      })
    ).json;
  // The first is paid with a rest that is kept, and then cancelled: 30.00 and its gross amount are credits.
  const paid = await pay(first.open + 30, [{ invoiceId: first.id, amount: first.open }]);
  const rest = { accountId: account.id, payBack: false };
  await console('POST', `/accounting/payments/${paid.id}/allocations`, { shares: [], rest });
  await command(service, first.orderId, 'cancel_invoice', { reason: 'Falsches Fahrzeug' });
  await pay(second.open - 1.5, [{ invoiceId: second.id, amount: second.open - 1.5 }]);
  const written = await console('POST', `/accounting/open-items/${second.id}/write-off`, { reason: 'Cent' });
  expect(written.status, written.text).toBe(204);
  const before = await balancesOf('10090');
  expect(before).toMatchObject({
    [first.invoiceNumber]: 0,
    [second.invoiceNumber]: 0,
    [third.invoiceNumber]: third.open,
    '': -30,
  });
  const setOff = (credit: object, amount: number) =>
    console('POST', '/accounting/set-offs', { invoiceId: third.id, ...credit, amount });
  const answers = [
    await setOff({ creditPaymentId: paid.id }, 20),
    await setOff({ creditInvoiceId: first.id }, 50),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const after = await balancesOf('10090');
  const { data } = (await console('GET', `/accounting/open-items?accountId=${account.id}`)).json;
  for (const item of data as { invoiceNumber: string; open: number }[]) {
    const corrections = item.invoiceNumber === first.invoiceNumber ? first.open : 0;
    expect(after[item.invoiceNumber], item.invoiceNumber).toBeCloseTo(item.open + corrections, 2);
  }
  expect(after).toMatchObject({ [second.invoiceNumber]: 0, '': -10 });
  const total = (of: Record<string, number>) => Object.values(of).reduce((sum, one) => sum + one, 0);
  expect(total(after)).toBeCloseTo(total(before), 2);
});
