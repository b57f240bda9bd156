// A payment is assigned freely: to several invoices, in parts, with a rest that is kept or paid back; credits are set off.
import { beforeEach, expect, test } from 'vitest';
import { setOffCredit } from '../../../src/money/payments/set-off.ts';
import { type ConsoleUser, newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { camt053, type SampleTransaction } from './statement-files.ts';

const service = await sharedService();

let console: ConsoleUser['console'];
beforeEach(async () => {
  ({ console } = await newConsoleUser(service, { role: 'accounting' }));
});

async function newInvoice(given?: Awaited<ReturnType<typeof service.customer>>) {
  const { key, account } = given ?? (await service.customer({ environment: 'production' }));
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'COMPLETED');
  const { invoiceNumber } = (await command(service, order.id, 'invoice')).json;
  const [{ id }] = (await itemsOf(account.id)).filter(
    (one: { invoiceNumber: string }) => one.invoiceNumber === invoiceNumber,
  );
  return {
    id: id as string,
    orderId: order.id as string,
    orderNumber: order.orderNumber as string,
    invoiceNumber: invoiceNumber as string,
    gross: order.price.gross as number,
    account,
  };
}

async function itemsOf(accountId: string) {
  return (await console('GET', `/accounting/open-items?accountId=${accountId}`)).json.data;
}

let counted = 0;
/** The payment of a statement, with a bank account of its own. */
async function receive(amount: number, fields: Partial<SampleTransaction> = {}) {
  counted += 1;
  const reference = `C${process.pid}-${counted}`;
  const iban = `DE895001051705320${String(counted).padStart(5, '0')}`;
  const name = `Credit payer ${counted}`;
  const one = {
    amount: amount.toFixed(2),
    remittance: `Sammelzahlung ${reference}`,
    iban,
    reference,
    name,
    day: '2026-10-01',
  };
  await console('POST', '/accounting/statements?fileName=credits.xml', undefined, {
    rawBody: Buffer.from(camt053('08', [{ ...one, ...fields }])),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const [{ id }] = await service.services.core.sql<[{ id: string }]>`
    select id from payments where remittance like ${`%${reference}%`} or payer_iban = ${fields.iban ?? iban}
    order by created_at desc, id desc limit 1`;
  return { id, iban };
}

const assign = (id: string, body: object) => console('POST', `/accounting/payments/${id}/allocations`, body);
const read = async (id: string, search = '') =>
  (await console('GET', `/accounting/payments/${id}${search && `?search=${encodeURIComponent(search)}`}`))
    .json;

test('one payment settles several invoices in parts, and its rest is a credit that can be taken back', async () => {
  const customer = await service.customer({ environment: 'production' });
  await changeTerms(service, customer.account.id, {
    payment: { dueDays: 14, discount: { percent: 2, days: 10 } },
  });
  const one = await newInvoice(customer);
  const other = await newInvoice(customer);
  const { id } = await receive(one.gross + 50);
  const { id: accountId } = customer.account;
  for (const search of [one.invoiceNumber, one.orderNumber, one.gross.toFixed(2).replace('.', ',')]) {
    const { invoices } = await read(id, search);
    expect(invoices.map((invoice: { id: string }) => invoice.id)).toContain(one.id);
  }
  const [found] = (await read(id, one.invoiceNumber)).invoices;
  const discount = Math.round(one.gross * 2) / 100;
  expect(found).toMatchObject({ open: one.gross, paid: 0, discount: { percent: 2, amount: discount } });
  const vat = Math.round(((discount * 100) / 119) * 19) / 100;
  expect(found.discount.vat).toBeCloseTo(vat, 2);
  const shares = [
    { invoiceId: one.id, amount: one.gross - discount, discount },
    { invoiceId: other.id, amount: 20 },
  ];
  const kept = await assign(id, { shares, rest: { accountId } });
  expect(kept.status, kept.text).toBe(200);
  const rest = Math.round((30 + discount) * 100) / 100;
  expect(kept.json).toMatchObject({ state: 'CREDIT', rest, credit: { accountId, payBack: false } });
  expect(await itemsOf(accountId)).toMatchObject([
    { invoiceNumber: other.invoiceNumber, open: other.gross - 20 },
  ]);
  // The next payment from this bank account is offered the other invoice of the customer without a search.
  const credits = (await console('GET', `/accounting/credits?accountId=${accountId}`)).json.data;
  expect(credits).toMatchObject([{ kind: 'PAYMENT', id, amount: rest }]);
  const back = await console('DELETE', `/accounting/payments/${id}/allocations`);
  expect(back.json).toMatchObject({ state: 'OPEN', rest: one.gross + 50, credit: null, allocations: [] });
  expect(await itemsOf(accountId)).toHaveLength(2);
  expect((await assign(id, { shares: [] })).status).toBe(400);
});

test('a customer is not deleted while one of its payments is kept, to be paid back or not assigned', async () => {
  const customer = await service.customer({ environment: 'production' });
  const { id: accountId } = customer.account;
  const { id: invoiceId, gross, invoiceNumber } = await newInvoice(customer);
  const { id, iban } = await receive(gross + 25, { remittance: `Rechnung ${invoiceNumber}` });
  const openOf = async () => {
    const { data } = (await service.ops('GET', `/accounts/${accountId}/open`)).json;
    return data.map((one: { kind: string; amount: number }) => [one.kind, one.amount]);
  };
  // It names the invoice, so it belongs to the customer, although nobody has assigned it.
  expect(await openOf()).toEqual([
    ['PAYMENT', gross + 25],
    ['INVOICE', gross],
  ]);
  await assign(id, { shares: [{ invoiceId, amount: gross }], rest: { accountId } });
  expect(await openOf()).toEqual([['PAYMENT', 25]]);
  await assign(id, { shares: [], rest: { accountId, payBack: true } });
  expect(await openOf()).toEqual([['PAYMENT', 25]]);
  await receive(25, { debit: true, iban, remittance: 'Rueckzahlung' });
  const late = await receive(7, { iban });
  expect(await openOf()).toEqual([['PAYMENT', 7]]);
  expect((await service.ops('DELETE', `/accounts/${accountId}`, {})).status).toBe(409);
  await console('PUT', `/accounting/payments/${late.id}/set-aside`, { reason: 'Trinkgeld' });
  expect((await service.ops('DELETE', `/accounts/${accountId}`, {})).status).toBe(204);
});

test('what is to be paid back is settled by the money out of the next statement', async () => {
  const { id: invoiceId, gross, account } = await newInvoice();
  const { id, iban } = await receive(gross + 25);
  const rest = { accountId: account.id, payBack: true };
  const kept = await assign(id, { shares: [{ invoiceId, amount: gross }], rest });
  expect(kept.json).toMatchObject({ state: 'CREDIT', rest: 25, credit: { payBack: true } });
  expect((await console('GET', `/accounting/credits?accountId=${account.id}`)).json.data).toEqual([]);
  const outgoing = await receive(25, { debit: true, iban, remittance: 'Rueckzahlung' });
  const { payment } = await read(id);
  expect(payment).toMatchObject({ state: 'ALLOCATED', rest: 0, refunds: [{ amount: 25 }] });
  expect((await read(outgoing.id)).payment).toMatchObject({ state: 'ALLOCATED', rest: 0, amount: -25 });
  const early = await console('DELETE', `/accounting/payments/${id}/allocations`);
  expect(early.json.error.details.reason).toBe('PAID_BACK');
  expect((await console('DELETE', `/accounting/refunds/${payment.refunds[0].id}`)).status).toBe(204);
  const again = await console('POST', `/accounting/payments/${id}/refunds`, { paymentId: outgoing.id });
  expect(again.json, again.text).toMatchObject({ rest: 0, refunds: [{ amount: 25 }] });
  const twice = await console('POST', `/accounting/payments/${id}/refunds`, { bookedOn: '2026-10-01' });
  expect(twice.json.error.details.reason).toBe('NOTHING_LEFT');
});

test('a credit on an invoice is set off against another one, with its letter, and undone as a whole', async () => {
  const customer = await service.customer({ environment: 'production' });
  const credited = await newInvoice(customer);
  const open = await newInvoice(customer);
  const { id } = await receive(credited.gross);
  await assign(id, { shares: [{ invoiceId: credited.id, amount: credited.gross }] });
  await command(service, credited.orderId, 'cancel_invoice', { reason: 'Wrong vehicle' });
  const { account } = customer;
  const [credit] = (await console('GET', `/accounting/credits?accountId=${account.id}`)).json.data;
  expect(credit).toMatchObject({ kind: 'INVOICE', id: credited.id, amount: credited.gross });
  const setOff = (amount: number, fields: object = {}) =>
    console('POST', '/accounting/set-offs', {
      invoiceId: open.id,
      creditInvoiceId: credited.id,
      amount,
      ...fields,
    });
  expect((await setOff(open.gross + 1)).json.error.details.reason).toBe('MORE_THAN_OPEN');
  const stranger = await newInvoice();
  expect((await setOff(5, { invoiceId: stranger.id })).json.error.details.reason).toBe('NO_CREDIT');
  // Another clerk sets off 4.00 while the letter of 5.00 is rendered: it is rendered again with the sums at its commit.
  const stated: { openCents: number; creditCents: number }[] = [];
  const { core } = service.services;
  let meanwhile: Promise<unknown> | null = null;
  const pdf: typeof core.pdf = {
    ...core.pdf,
    async render(document) {
      if (document.kind === 'SET_OFF') {
        const { invoice, credit } = document;
        stated.push({ openCents: invoice.openCents, creditCents: credit.creditCents });
        meanwhile ??= setOff(4);
        await meanwhile;
      }
      return core.pdf.render(document);
    },
  };
  const wanted = {
    invoiceId: open.id,
    creditInvoiceId: credited.id,
    creditPaymentId: null,
    amountCents: 500,
  };
  await setOffCredit({ ...core, pdf }, { name: 'clerk', channel: 'ops' }, wanted);
  expect(stated).toHaveLength(2);
  expect([
    stated[0]!.openCents - stated[1]!.openCents,
    stated[0]!.creditCents - stated[1]!.creditCents,
  ]).toEqual([400, 400]);
  const setOffs = await core.sql<{ id: string }[]>`
    select (select l.id from allocations l where l.set_off_id = s.id limit 1) from set_offs s
    where s.account_id = ${account.id}`;
  expect(setOffs).toHaveLength(2);
  for (const { id: half } of setOffs) await console('DELETE', `/accounting/allocations/${half}`);
  const done = await setOff(open.gross - 10);
  expect(done.status, done.text).toBe(201);
  const letter = await console('GET', `/accounting/set-offs/${done.json.id}/document`);
  expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const amounts = (await itemsOf(account.id)).map((item: { open: number }) => item.open);
  expect(amounts.sort((a: number, b: number) => a - b)).toEqual([-10, 10]);
  const [half] = await service.services.core.sql<{ id: string }[]>`
    select id from allocations where set_off_id = ${done.json.id} limit 1`;
  expect((await console('DELETE', `/accounting/allocations/${half!.id}`)).status).toBe(204);
  const restored = (await itemsOf(account.id)).map((item: { open: number }) => Math.abs(item.open));
  expect(restored).toEqual([credited.gross, open.gross]);
});
