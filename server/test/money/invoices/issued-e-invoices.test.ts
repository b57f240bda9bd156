// Issued invoices, cancellations and credit notes: their XML passes the rules, and refused ones use no number.
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, CACHED_MS, command, createOrder, eventsOf } from '../../harness/orders.ts';
import { OPERATOR, startService } from '../../harness/service.ts';
import { brokenRules, hasRules } from './official-rules.ts';

const service = await startService();
afterAll(() => service.close());
const { console } = await newConsoleUser(service, { role: 'admin' });

const OPERATOR_FOR_AUTHORITIES = {
  ...OPERATOR,
  phone: '+49 40 1234567',
  bank: { name: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  sender: { name: 'Disposition', email: 'dispo@handover.example' },
};

async function customerWith(party: object) {
  const customer = await service.customer({ environment: 'production' });
  const contractingParty = { ...customer.account.contractingParty, ...party };
  const answer = await service.ops('PATCH', `/accounts/${customer.account.id}`, { contractingParty });
  expect(answer.status, answer.text).toBe(200);
  return customer;
}

async function invoicedOrder(key: string) {
  const { id } = (await createOrder(service, key)).json;
  const { invoiceNumber } = await advanceOrderTo(service, id, 'INVOICED');
  return { id: id as string, invoiceNumber: invoiceNumber as string };
}

const fileOf = (number: string, format: string) => console('GET', `/accounting/invoices/${number}/${format}`);
const lastEvents = async (id: string, count: number) => (await eventsOf(service, id)).slice(-count);

test('an invoice, its credit note and its cancellation are XML that the rules accept', async () => {
  await service.ops('PUT', '/operator', OPERATOR_FOR_AUTHORITIES);
  const parties = [
    { eInvoice: 'XRECHNUNG', leitwegId: '04011000-1234512345-06' },
    { country: 'NL', vatId: 'NL999999990B01', address: 'Herengracht 182, 1016 BR Amsterdam' },
    { country: 'CH', vatId: 'CHE-123.456.788 MWST', address: 'Bahnhofstrasse 1, 8001 Zürich' },
  ];
  const categories: string[] = [];
  for (const party of parties) {
    const { key } = await customerWith(party);
    const { id, invoiceNumber } = await invoicedOrder(key);
    const credited = await command(service, id, 'credit_invoice', {
      lines: [{ position: 1, net: 10 }],
      reason: 'Kratzer',
    });
    expect(credited.status, credited.text).toBe(200);
    const other = await invoicedOrder(key);
    await command(service, other.id, 'cancel_invoice', { reason: 'Falsche Anschrift' });
    const [cancellation] = await lastEvents(other.id, 2);
    const [creditNote] = await lastEvents(id, 1);
    for (const number of [
      invoiceNumber,
      creditNote.data.invoiceNumber,
      other.invoiceNumber,
      cancellation.data.invoiceNumber,
    ]) {
      const { text } = await fileOf(number, 'xml');
      expect(text).toContain(`<ram:ID>${number}</ram:ID>`);
      categories.push(/<ram:CategoryCode>(\w+)</.exec(text)![1]!);
      if (hasRules) expect(brokenRules(text, party.eInvoice ? 'XRECHNUNG' : 'ZUGFERD'), text).toEqual([]);
    }
  }
  expect([...new Set(categories)]).toEqual(['S', 'AE', 'O']);
  await service.ops('PUT', '/operator', OPERATOR);
});

test('an XRechnung is refused with the names of what the records lack, and uses no number', async () => {
  const { key, account } = await customerWith({ eInvoice: 'XRECHNUNG' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  const next = async () => (await console('GET', '/accounting')).json.nextInvoiceNumber;
  const before = await next();
  const refused = await command(service, id, 'invoice');
  expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
  expect(refused.json.error.details.missing).toEqual([
    'phone',
    'sender',
    'bank',
    'contractingParty.leitwegId',
  ]);
  expect(await next()).toBe(before);
  const wrong = { ...account.contractingParty, leitwegId: 'none' };
  const answer = await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty: wrong });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
});

test('an operator without VAT id invoices with its tax number, and without both not at all', async () => {
  const { key } = await customerWith({ eInvoice: 'XRECHNUNG', leitwegId: '04011000-1234512345-06' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  const record = { ...OPERATOR_FOR_AUTHORITIES, vatId: null };
  await service.ops('PUT', '/operator', record);
  const refused = await command(service, id, 'invoice');
  expectV1Error(refused, 409, 'TAX_NUMBER_MISSING');
  expect(refused.json.error.message).toContain('settings');
  const preview = await console('GET', '/accounting/invoice-runs/preview');
  const codes = preview.json.data.flatMap((one: { findings: object[] }) => one.findings);
  expect(codes).toContainEqual(
    expect.objectContaining({ code: 'OPERATOR_INCOMPLETE', fields: ['taxNumber'] }),
  );
  await service.ops('PUT', '/operator', { ...record, taxNumber: '27/123/45678' });
  const invoiced = await command(service, id, 'invoice');
  expect(invoiced.status, invoiced.text).toBe(200);
  const { text } = await fileOf(invoiced.json.invoiceNumber, 'xml');
  expect(text).toContain('<ram:ID schemeID="FC">27/123/45678</ram:ID>');
  expect(text).not.toContain('schemeID="VA"');
  if (hasRules) expect(brokenRules(text, 'XRECHNUNG'), text).toEqual([]);
  await service.ops('PUT', '/operator', OPERATOR);
});

test('an invoice without VAT needs no number of the tax office, and names the exemption of the settings', async () => {
  const customer = await customerWith({});
  await service.ops('PUT', `/accounts/${customer.account.id}/agreement`, { vatRate: 0 });
  service.clock.advance(CACHED_MS);
  const [first, second] = [
    (await createOrder(service, customer.key)).json,
    (await createOrder(service, customer.key)).json,
  ];
  await advanceOrderTo(service, first.id, 'COMPLETED');
  await advanceOrderTo(service, second.id, 'COMPLETED');
  const vatExemption = 'Keine Umsatzsteuer nach § 19 UStG';
  await service.ops('PUT', '/operator', { ...OPERATOR, vatId: null, vatExemption });
  const withoutNumber = await command(service, first.id, 'invoice');
  expect(withoutNumber.status, withoutNumber.text).toBe(200);
  // No e-invoice is valid without a number.
  expectV1Error(await fileOf(withoutNumber.json.invoiceNumber, 'xml'), 404, 'DOCUMENT_NOT_FOUND');
  await service.ops('PUT', '/operator', {
    ...OPERATOR,
    vatId: null,
    taxNumber: '27/123/45678',
    vatExemption,
  });
  const { invoiceNumber } = (await command(service, second.id, 'invoice')).json;
  const { text } = await fileOf(invoiceNumber, 'xml');
  expect(text).toContain(`<ram:ExemptionReason>${vatExemption}</ram:ExemptionReason>`);
  if (hasRules) expect(brokenRules(text, 'ZUGFERD'), text).toEqual([]);
  await service.ops('PUT', '/operator', OPERATOR);
});

test('a cancellation is announced as created and as cancelled', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const { id, invoiceNumber } = await invoicedOrder(key);
  await command(service, id, 'cancel_invoice', { reason: 'Falsche Anschrift' });
  const [created, cancelled] = await lastEvents(id, 2);
  expect(created).toMatchObject({ name: 'invoice.created', data: { cancelsInvoiceNumber: invoiceNumber } });
  expect(cancelled).toMatchObject({
    name: 'invoice.cancelled',
    data: {
      invoiceNumber,
      cancellationNumber: created.data.invoiceNumber,
      reason: 'Falsche Anschrift',
    },
  });
});

test('lines are credited in full or in part, never beyond their amount, and the order keeps its invoice', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const { id, invoiceNumber } = await invoicedOrder(key);
  const credit = (lines: object[]) =>
    command(service, id, 'credit_invoice', { lines, reason: 'Kratzer', invoiceNumber });
  const first = await credit([{ position: 1, net: 19.5 }]);
  expect(first.json, first.text).toMatchObject({ internalStatus: 'INVOICED', invoiceNumber });
  const [event] = await lastEvents(id, 1);
  expect(event).toMatchObject({
    name: 'invoice.created',
    data: { creditsInvoiceNumber: invoiceNumber, document: { kind: 'INVOICE' } },
  });
  expect(event.data.document.fileName).toMatch(/^Rechnungskorrektur-/);
  const { data } = (await console('GET', '/accounting/invoices')).json;
  expect(data[0]).toMatchObject({
    kind: 'CREDIT_NOTE',
    corrects: invoiceNumber,
    net: -19.5,
    vat: -3.71,
    gross: -23.21,
  });
  for (const lines of [
    [{ position: 99 }],
    [{ position: 1, net: 100_000 }],
    [{ position: 1 }, { position: 1 }],
  ]) {
    expectV1Error(await credit(lines), 400, 'INVALID_REQUEST');
  }
  // All that is left of the line, and then nothing more.
  expect((await credit([{ position: 1 }])).status).toBe(200);
  expectV1Error(await credit([{ position: 1 }]), 400, 'INVALID_REQUEST');
  const cancelling = await command(service, id, 'cancel_invoice', { reason: 'Doch alles' });
  expectV1Error(cancelling, 409, 'ORDER_NOT_CHANGEABLE');
  const { data: corrections } = (await console('GET', '/accounting/invoices?corrections=true')).json;
  const own = corrections.filter(({ corrects }: { corrects: string }) => corrects === invoiceNumber);
  const sum = own.reduce((total: number, { net }: { net: number }) => total + net, 0);
  const { rows } = await firstLineOf(invoiceNumber);
  expect(Math.round(sum * 100)).toBe(-rows[0]!.netCents);
});

async function firstLineOf(number: string) {
  const rows = await service.services.core.sql<{ netCents: number }[]>`
    select l.net_cents from invoice_lines l join invoices i on i.id = l.invoice_id
    where i.number = ${number} and position = 1`;
  return { rows };
}

test('files of an unknown invoice are not found', async () => {
  expectV1Error(await fileOf('INV-1999-00001', 'pdf'), 404, 'DOCUMENT_NOT_FOUND');
  expectV1Error(await fileOf('INV-1999-00001', 'xml'), 404, 'DOCUMENT_NOT_FOUND');
});
