// Cancellation invoices: amounts, numbers without gaps, one per invoice, and the new invoice after it.
import { afterAll, describe, expect, test } from 'vitest';
import { fetchFile, readPdf } from '../../documents/files.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { fastRenderer } from '../../harness/fast-pdf.ts';
import { advanceOrderTo, command, createOrder, eventsOf } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';

const pdf = fastRenderer();
const service = await startService({ pdf });
afterAll(() => service.close());

async function invoicedOrder() {
  const customer = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, customer.key)).json;
  const { invoiceNumber } = await advanceOrderTo(service, order.id, 'INVOICED');
  return { ...customer, order, invoiceNumber: invoiceNumber as string };
}

const cancel = (id: string, given: object = {}) =>
  command(service, id, 'cancel_invoice', { reason: 'Falsche Anschrift', ...given });

async function textOf(orderId: string, documentId: string, key: string): Promise<string> {
  return readPdf((await fetchFile(service, `/extern/orders/${orderId}/documents/${documentId}`, key)).bytes);
}

const positionOf = (number: string) => Number(number.split('-').at(-1));

async function lastPosition(): Promise<number> {
  const [row] = await service.services.core.sql<{ last: number }[]>`
    select last from invoice_counters where series = 'INV-2026'`;
  return row?.last ?? 0;
}

test('an invoice is cancelled under the next number, with a PDF that names it and the reason, and then reissued', async () => {
  pdf.thorough = true;
  const { order, key, account, invoiceNumber } = await invoicedOrder();
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  const before = (await console('GET', '/accounting')).json;
  const { commands } = (await console('GET', `/orders/${order.id}/commands`)).json;
  expect(commands.map((each: { command: string }) => each.command)).toContain('cancel_invoice');
  // Addressed like the first invoice, even if the contracting party has changed.
  const party = { name: 'Neue Mobilität AG', address: 'Ring 1\n20095 Hamburg', email: 'a@neu.example' };
  await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty: party });
  const answer = await console('POST', `/orders/${order.id}/commands`, {
    command: 'cancel_invoice',
    invoiceNumber,
    reason: 'Falsche Anschrift',
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toMatchObject({ internalStatus: 'INVOICED', invoiceNumber: null });
  const cancellationNumber = (await eventsOf(service, order.id)).at(-2).data.invoiceNumber;
  expect(positionOf(cancellationNumber)).toBe(positionOf(invoiceNumber) + 1);
  expect((await eventsOf(service, order.id)).at(-2)).toMatchObject({
    name: 'invoice.created',
    data: {
      cancelsInvoiceNumber: invoiceNumber,
      document: { kind: 'INVOICE', fileName: `Stornorechnung-${cancellationNumber}.pdf` },
    },
  });

  const documents = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json.data;
  const [, second] = documents.filter(({ kind }: { kind: string }) => kind === 'INVOICE');
  const text = await textOf(order.id, second.id, key);
  for (const part of [
    `Stornorechnung ${cancellationNumber}`,
    `stornieren wir unsere Rechnung ${invoiceNumber}`,
    'Grund: Falsche Anschrift',
    `-${order.price.gross.toFixed(2).replace('.', ',')}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Neue Mobilität AG');
  expect(text).not.toContain('Bitte überweisen');

  const { net, gross } = order.price;
  const after = (await console('GET', '/accounting')).json;
  expect(after.corrected).toMatchObject({ count: before.corrected.count + 1 });
  const amountsOf = (sum: { amounts: { net: number; gross: number }[] }) =>
    sum.amounts[0] ?? { net: 0, gross: 0 };
  expect(amountsOf(after.corrected).net).toBeCloseTo(amountsOf(before.corrected).net - net, 2);
  expect(amountsOf(after.balance).gross).toBeCloseTo(amountsOf(before.balance).gross - gross, 2);
  expect(after.completed.count).toBe(before.completed.count + 1);
  const staged = (await console('GET', '/accounting/orders?stage=completed')).json.data;
  expect(staged.map((row: { order: { id: string } }) => row.order.id)).toContain(order.id);

  const secondInvoice = await console('POST', `/orders/${order.id}/commands`, { command: 'reinvoice' });
  expect(secondInvoice.json, secondInvoice.text).toMatchObject({ internalStatus: 'INVOICED' });
  expect(positionOf(secondInvoice.json.invoiceNumber)).toBe(positionOf(cancellationNumber) + 1);
  const listed = (await console('GET', '/accounting/invoices')).json.data.filter(
    (one: { orderId: string }) => one.orderId === order.id,
  );
  expect(listed).toMatchObject([
    { invoiceNumber: secondInvoice.json.invoiceNumber, net, corrects: null, cancelledBy: null },
    {
      invoiceNumber: cancellationNumber,
      net: -net,
      gross: -gross,
      kind: 'CANCELLATION',
      corrects: invoiceNumber,
      reason: 'Falsche Anschrift',
      replacedBy: secondInvoice.json.invoiceNumber,
    },
    { invoiceNumber, net, cancelledBy: cancellationNumber },
  ]);
  const corrections = (await console('GET', '/accounting/invoices?corrections=true')).json.data;
  expect(corrections.every(({ corrects }: { corrects: string | null }) => corrects !== null)).toBe(true);
  const file = (await console('GET', '/accounting/invoices.csv')).text;
  const line = file
    .split('\r\n')
    .find(
      (each) => each.includes(`${invoiceNumber};`) && each.includes(`-${net.toFixed(2).replace('.', ',')};`),
    );
  expect(line).toContain('Falsche Anschrift');
  // The new invoice is addressed to the current contracting party.
  const latest = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json.data.at(-1);
  expect(await textOf(order.id, latest.id, key)).toContain('Neue Mobilität AG');
  pdf.thorough = false;
});

describe('a refused cancellation uses no number', () => {
  test('for the invoice of another order, without a reason, without an invoice, for a second invoice', async () => {
    const { order, invoiceNumber } = await invoicedOrder();
    const last = await lastPosition();
    const other = await cancel(order.id, { invoiceNumber: 'INV-2025-00001' });
    expectV1Error(other, 400, 'INVALID_REQUEST');
    expect(other.json.error.details.fields[0].message).toBe(`The order’s invoice is ${invoiceNumber}.`);
    expectV1Error(await cancel(order.id, { reason: '' }), 400, 'INVALID_REQUEST');
    const second = await command(service, order.id, 'reinvoice');
    expectV1Error(second, 409, 'ORDER_NOT_CHANGEABLE');
    expect(second.json.error.message).toContain(invoiceNumber);
    expect(await lastPosition()).toBe(last);
    expect((await cancel(order.id)).status).toBe(200);
    const again = await cancel(order.id);
    expectV1Error(again, 409, 'ORDER_NOT_CHANGEABLE');
    expect(again.json.error.message).toBe('The order has no invoice that could be cancelled.');
    expect(await lastPosition()).toBe(last + 1);
  });

  test('for dispatch and viewers', async () => {
    const { order } = await invoicedOrder();
    for (const role of ['dispatcher', 'viewer'] as const) {
      const { console } = await newConsoleUser(service, { role });
      const body = { command: 'cancel_invoice', reason: 'Nein' };
      expectV1Error(await console('POST', `/orders/${order.id}/commands`, body), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });

  test('a completed order in a complaint has nothing to cancel, and an invoiced one stays in its complaint', async () => {
    const customer = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, customer.key)).json;
    await advanceOrderTo(service, order.id, 'COMPLETED');
    await command(service, order.id, 'complain', { description: 'Kratzer' });
    expectV1Error(await cancel(order.id), 409, 'ORDER_NOT_CHANGEABLE');
    const invoiced = await invoicedOrder();
    await command(service, invoiced.order.id, 'complain', { description: 'Kratzer' });
    expect((await cancel(invoiced.order.id)).json).toMatchObject({
      internalStatus: 'COMPLAINT',
      invoiceNumber: null,
    });
    expectV1Error(await command(service, invoiced.order.id, 'reinvoice'), 409, 'ORDER_NOT_CHANGEABLE');
    expect((await command(service, invoiced.order.id, 'settle')).json.internalStatus).toBe('INVOICED');
    expect((await command(service, invoiced.order.id, 'reinvoice')).status).toBe(200);
  });
});

test('of several cancellations at once one succeeds, and numbers have no gaps among other invoices', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => invoicedOrder()));
  const first = await lastPosition();
  const answers = await Promise.all(
    orders.flatMap(({ order }) => [cancel(order.id), cancel(order.id), cancel(order.id)]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  const secondInvoice = await Promise.all(
    orders.flatMap(({ order }) => [
      command(service, order.id, 'reinvoice'),
      command(service, order.id, 'reinvoice'),
    ]),
  );
  expect(secondInvoice.filter(({ status }) => status === 200)).toHaveLength(4);
  const rows = await service.services.core.sql<{ number: string }[]>`
    select number from invoices where number like 'INV-2026-%' order by number`;
  const positions = rows.map(({ number }) => positionOf(number));
  expect(positions).toEqual(Array.from({ length: positions.length }, (_, i) => i + 1));
  expect(positions.length).toBe(first + 8);
  expect(await lastPosition()).toBe(first + 8);
});
