// Bookkeeping goes on after a customer was deleted: it reads the party that is stored with each invoice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService } from '../../harness/service.ts';
import { readStrictly } from './strict-extf.ts';

const service = await startService();
afterAll(() => service.close());
beforeAll(async () => {
  const settings = (await service.ops('GET', '/accounting/settings')).json;
  const datev = { ...settings.datev, consultantNumber: 29_098, clientNumber: 55_003 };
  await service.ops('PUT', '/accounting/settings', { ...settings, datev });
});

test('the month of a deleted customer is exported, and its invoice can be cancelled', async () => {
  const { console } = await newConsoleUser(service, { role: 'admin' });
  const { key, account } = await service.customer({ environment: 'production' });
  const contractingParty = { ...account.contractingParty, debtorNumber: '10077' };
  await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty });
  const { id } = (await createOrder(service, key)).json;
  const { invoiceNumber } = await advanceOrderTo(service, id, 'INVOICED');
  const waived = (await createOrder(service, key)).json;
  await advanceOrderTo(service, waived.id, 'COMPLETED');
  const [item] = (await console('GET', `/accounting/open-items?accountId=${account.id}`)).json.data;
  const payment = { bookedOn: '2026-10-01', amount: item.open, currency: 'EUR' };
  const shares = [{ invoiceId: item.id, amount: item.open }];
  expect((await console('POST', '/accounting/payments', { ...payment, shares })).status).toBe(201);
  const open = [{ kind: 'TO_INVOICE', id: waived.id, choice: 'WAIVE' }];
  const deleted = await service.ops('DELETE', `/accounts/${account.id}`, { open });
  expect(deleted.status, deleted.text).toBe(204);

  const { data } = (await console('GET', '/accounting/orders?stage=completed')).json;
  expect(data.map(({ order }: { order: { id: string } }) => order.id)).not.toContain(waived.id);
  const cancelled = await command(service, id, 'cancel_invoice', { reason: 'Falsche Anschrift' });
  expect(cancelled.status, cancelled.text).toBe(200);
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const file = await fetch(`${service.api}/ops/accounting/datev.csv`, { headers });
  const own = readStrictly(Buffer.from(await file.arrayBuffer())).bookings.filter(
    ({ Konto }) => Konto === '10077',
  );
  expect(own.map((booking) => booking['Soll/Haben-Kennzeichen'])).toEqual(['S', 'H']);
  expect(own[0]).toMatchObject({
    'Belegfeld 1': invoiceNumber,
    Buchungstext: account.contractingParty!.name,
  });
  const exported = async () => (await console('GET', '/accounting/exports')).json.exported;
  expect(await exported()).toMatchObject([{ kind: 'INVOICES', isChanged: false, missing: [] }]);
  const markOf = async (number: string) =>
    (await console('GET', `/accounting/invoices/${number}`)).json.exportedAt;
  expect(await markOf(invoiceNumber)).toBe(service.clock.now().toISOString());
  const payments = await fetch(`${service.api}/ops/accounting/datev-payments.csv`, { headers });
  expect(readStrictly(Buffer.from(await payments.arrayBuffer())).bookings).toMatchObject([
    { Konto: '10077', 'Gegenkonto (ohne BU-Schlüssel)': '1200', 'Belegfeld 1': invoiceNumber },
  ]);
  const other = await service.customer({ environment: 'production' });
  const numbered = { contractingParty: { ...other.account.contractingParty, debtorNumber: '10078' } };
  await service.ops('PATCH', `/accounts/${other.account.id}`, numbered);
  service.clock.advance(1000);
  const later = (await createOrder(service, other.key)).json.id;
  const { invoiceNumber: laterNumber } = await advanceOrderTo(service, later, 'INVOICED');
  expect(await markOf(laterNumber)).toBeNull();
  expect(await exported()).toMatchObject([
    { kind: 'INVOICES', isChanged: true, missing: [laterNumber] },
    { kind: 'PAYMENTS', isChanged: false },
  ]);
  const debtors = await console('GET', '/accounting/datev-debtors.csv');
  expect(debtors.text).toContain('10078;');
  const third = await service.account();
  const refused = await service.ops('PATCH', `/accounts/${third.id}`, numbered);
  expect(refused.json.error.details.fields).toMatchObject([{ field: 'contractingParty.debtorNumber' }]);
  // The number of the deleted customer stays with its invoices.
  const used = { contractingParty: { ...other.account.contractingParty, debtorNumber: '10077' } };
  const reused = await service.ops('PATCH', `/accounts/${third.id}`, used);
  expect(reused.json.error.details.fields).toMatchObject([
    { message: expect.stringContaining(account.contractingParty!.name) },
  ]);
  expect((await console('GET', '/accounting/invoices.csv')).text).toContain(';10077;');
});

/** Amounts and sides of a debtor in the booking batch of payments. */
async function bookedPayments(debtorNumber: string) {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const file = await fetch(`${service.api}/ops/accounting/datev-payments.csv`, { headers });
  expect(file.status, file.statusText).toBe(200);
  const { bookings } = readStrictly(Buffer.from(await file.arrayBuffer()));
  return bookings
    .filter(({ Konto }) => Konto === debtorNumber)
    .map((one) => [one['Umsatz (ohne Soll/Haben-Kz)']!.replace(',', '.'), one['Soll/Haben-Kennzeichen']]);
}

test('what was kept of a payment is paid back before the customer is deleted, and stays booked', async () => {
  const { console } = await newConsoleUser(service, { role: 'admin' });
  const { key, account } = await service.customer({ environment: 'production' });
  const numbered = { contractingParty: { ...account.contractingParty, debtorNumber: '10080' } };
  await service.ops('PATCH', `/accounts/${account.id}`, numbered);
  await advanceOrderTo(service, (await createOrder(service, key)).json.id, 'INVOICED');
  const [item] = (await console('GET', `/accounting/open-items?accountId=${account.id}`)).json.data;
  const share = { invoiceId: item.id, amount: item.open };
  const payment = { bookedOn: '2026-10-01', amount: item.open + 30, currency: 'EUR', shares: [share] };
  const { id } = (await console('POST', '/accounting/payments', payment)).json;
  const rest = { accountId: account.id, payBack: false };
  const kept = await console('POST', `/accounting/payments/${id}/allocations`, { shares: [], rest });
  expect(kept.status, kept.text).toBe(200);
  expect((await console('DELETE', `/accounts/${account.id}`)).json.error.code).toBe('STILL_OPEN');
  const refund = { bookedOn: '2026-10-01', note: 'Erstattet' };
  const refunded = await console('POST', `/accounting/payments/${id}/refunds`, refund);
  expect(refunded.status, refunded.text).toBe(200);
  expect((await console('DELETE', `/accounts/${account.id}`)).status).toBe(204);
  expect((await bookedPayments('10080')).sort()).toEqual(
    [
      ['30.00', 'H'],
      ['30.00', 'S'],
      [item.open.toFixed(2), 'H'],
    ].sort(),
  );
});
