// Bookkeeping goes on after a customer was deleted: it reads the party that is stored with each invoice.
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { OPERATOR_TOKEN, startService } from '../../harness/service.ts';
import { readStrictly } from './strict-extf.ts';

const service = await startService();
afterAll(() => service.close());

test('the month of a deleted customer is exported, and its invoice can be cancelled', async () => {
  const { console } = await newConsoleUser(service, { role: 'admin' });
  const settings = (await console('GET', '/accounting/settings')).json;
  const datev = { ...settings.datev, consultantNumber: 29_098, clientNumber: 55_003 };
  await console('PUT', '/accounting/settings', { ...settings, datev });
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
  expect(await exported()).toMatchObject([{ kind: 'INVOICES', isChanged: false }]);
  const payments = await fetch(`${service.api}/ops/accounting/datev-payments.csv`, { headers });
  expect(readStrictly(Buffer.from(await payments.arrayBuffer())).bookings).toMatchObject([
    { Konto: '10077', 'Gegenkonto (ohne BU-Schlüssel)': '1200', 'Belegfeld 1': invoiceNumber },
  ]);
  const other = await service.customer({ environment: 'production' });
  const numbered = { contractingParty: { ...other.account.contractingParty, debtorNumber: '10078' } };
  await service.ops('PATCH', `/accounts/${other.account.id}`, numbered);
  await advanceOrderTo(service, (await createOrder(service, other.key)).json.id, 'INVOICED');
  expect(await exported()).toMatchObject([
    { kind: 'INVOICES', isChanged: true },
    { kind: 'PAYMENTS', isChanged: false },
  ]);
  const debtors = await console('GET', '/accounting/datev-debtors.csv');
  expect(debtors.text).toContain('10078;');
  const third = await service.account();
  const refused = await service.ops('PATCH', `/accounts/${third.id}`, numbered);
  expect(refused.json.error.details.fields).toMatchObject([{ field: 'contractingParty.debtorNumber' }]);
  expect((await console('GET', '/accounting/invoices.csv')).text).toContain(';10077;');
});
