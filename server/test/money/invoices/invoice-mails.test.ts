// Mails with invoices over real SMTP: to whom, in which language, with which files, and what else accounting reads.
import { afterAll, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { OPERATOR } from '../../harness/service.ts';
import { startMailingService } from '../../messages/mail/mailing-service.ts';

const { service, mailsOf, close } = await startMailingService();
afterAll(close);
await service.ops('PUT', '/operator', {
  ...OPERATOR,
  phone: '+49 40 1234567',
  bank: { name: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  sender: { name: 'Disposition', email: 'dispo@operator.example' },
});
const { console } = await newConsoleUser(service, { role: 'accounting' });

async function completedOrder(party: object, language: 'de' | 'en' = 'de') {
  const customer = await service.customer({ environment: 'production' });
  const contractingParty = { ...customer.account.contractingParty, ...party };
  const changed = await service.ops('PATCH', `/accounts/${customer.account.id}`, {
    contractingParty,
    language,
  });
  expect(changed.status, changed.text).toBe(200);
  const { id } = (await createOrder(service, customer.key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  return { id: id as string, account: { ...customer.account, contractingParty } };
}

const run = (id: string, name: string, payload = {}) =>
  mailsOf(async () => {
    const answer = await command(service, id, name, payload);
    expect(answer.status, answer.text).toBe(200);
  });

const numberOf = async (id: string) => (await console('GET', `/orders/${id}`)).json.invoiceNumber as string;

test('invoice, credit note and cancellation go to the address for invoices, an XRechnung with its XML', async () => {
  const party = {
    invoiceEmail: 'rechnung@amt.example',
    eInvoice: 'XRECHNUNG',
    leitwegId: '04011000-1234512345-06',
  };
  const { id } = await completedOrder(party);
  const [invoice, ...others] = await run(id, 'invoice');
  expect(others).toEqual([]);
  const number = await numberOf(id);
  const details = (await console('GET', `/accounting/invoices/${number}`)).json;
  expect(invoice!.to).toEqual(['rechnung@amt.example']);
  expect(invoice!.header('subject')).toMatch(new RegExp(`^Rechnung ${number} über [\\d.,]+\\s€$`));
  expect(invoice!.text).toContain('Zahlbar bis');
  const [year, month, day] = details.dueOn.split('-').map(Number);
  expect(invoice!.text).toMatch(new RegExp(`${day}\\. \\S+ ${year}|${day}\\.${month}\\.${year}`));
  expect(invoice!.attachments.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    [`Rechnung-${number}.pdf`, 'application/pdf'],
    [`Rechnung-${number}.xml`, 'application/xml'],
  ]);
  expect(invoice!.attachments[1]!.bytes.toString()).toContain(`<ram:ID>${number}</ram:ID>`);
  expect(details).toMatchObject({
    mail: { recipient: 'rechnung@amt.example', state: 'SENT' },
    mailTo: 'rechnung@amt.example',
    hasXml: true,
    open: details.gross,
    lines: [
      { position: 1, net: 89, creditable: 89 },
      { position: 2, vatRate: 19 },
    ],
  });
  const listed = (await service.ops('GET', `/mails?kind=INVOICE&orderId=${id}`)).json.data;
  expect(listed).toMatchObject([{ kind: 'INVOICE', state: 'SENT', documentId: details.documentId }]);

  const preview = (lines: object[]) =>
    console('POST', `/accounting/invoices/${number}/credit-preview`, { lines });
  expect((await preview([{ position: 1, net: 10 }])).json).toMatchObject({ net: 10, gross: 11.9 });
  const refused = await preview([{ position: 1, net: details.net + 1 }]);
  expect(refused.json.error.details.fields[0]).toMatchObject({ field: 'lines[0].net', code: 'too_big' });
  const [credit] = await run(id, 'credit_invoice', { lines: [{ position: 1, net: 10 }], reason: 'Kratzer' });
  expect(credit!.header('subject')).toMatch(/^Rechnungskorrektur INV-\S+ über 11,90\s€ zu Rechnung INV-/);
  expect(credit!.text).toContain('Kratzer');
  const after = (await console('GET', `/accounting/invoices/${number}`)).json;
  expect(after).toMatchObject({ creditedBy: [expect.stringMatching(/^INV-/)], cancelledBy: null });
  expect(after.lines[0].creditable).toBe(79);
  expect(after.open).toBeCloseTo(details.gross - 11.9, 2);
});

test('in the language of the account; an invoice is sent again to the address of today, audited', async () => {
  const { id, account } = await completedOrder({}, 'en');
  const [invoice] = await run(id, 'invoice');
  const number = await numberOf(id);
  expect(invoice!.to).toEqual(['einkauf@test.example']);
  expect(invoice!.header('subject')).toMatch(new RegExp(`^Invoice ${number} for €`));
  expect(invoice!.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  const contractingParty = {
    ...account.contractingParty,
    invoiceEmail: 'books@test.example',
    invoicesByMail: false,
  };
  await service.ops('PATCH', `/accounts/${account.id}`, { contractingParty });
  const [again] = await mailsOf(async () => {
    const answer = await console('POST', `/accounting/invoices/${number}/mail`, {});
    expect(answer.json).toMatchObject({ recipient: 'books@test.example' });
  });
  expect(again!.to).toEqual(['books@test.example']);
  expect(again!.header('subject')).toBe(invoice!.header('subject'));
  // The account wants no mails with new ones, but its cancellation is issued all the same.
  expect(await run(id, 'cancel_invoice', { reason: 'Wrong address' })).toEqual([]);
  const audit = (await service.ops('GET', `/audit?accountId=${account.id}&limit=50`)).json.data;
  expect(audit.map(({ action }: { action: string }) => action)).toContain('invoice.mailed');
  expect((await console('POST', '/accounting/invoices/INV-1999-00001/mail', {})).status).toBe(404);
  expect((await console('GET', '/accounting/invoices/INV-1999-00001')).status).toBe(404);
});

test('a cancellation names what it takes back; the sandbox mails nothing', async () => {
  const { id } = await completedOrder({});
  await run(id, 'invoice');
  const number = await numberOf(id);
  const [cancellation] = await run(id, 'cancel_invoice', { reason: 'Falsche Anschrift' });
  expect(cancellation!.header('subject')).toMatch(
    new RegExp(`^Stornorechnung INV-\\S+ zu Rechnung ${number}$`),
  );
  expect((await console('GET', `/accounting/invoices/${number}`)).json.lines[0].creditable).toBe(0);
  const { key } = await service.customer();
  const mails = await mailsOf(() => createOrder(service, key, { sandboxScenario: 'SUCCESS' }));
  expect(mails).toEqual([]);
});

test('the steps of accounting and the contents of exports are counted', async () => {
  const flow = (await console('GET', '/accounting/flow')).json;
  expect(flow).toMatchObject({ extras: 0, payments: 0, remindersDue: 0, overdue: { count: 0 } });
  const { id } = await completedOrder({});
  expect((await console('GET', '/accounting/flow')).json.toInvoice.count).toBe(flow.toInvoice.count + 1);
  await run(id, 'invoice');
  const next = (await console('GET', '/accounting/flow')).json;
  expect(next.open.count).toBe(flow.open.count + 1);
  expect(next.toInvoice.count).toBe(flow.toInvoice.count);
  const contents = (await console('GET', '/accounting/exports')).json;
  expect(contents).toMatchObject({ lastNumber: await numberOf(id), missingNumbers: [] });
  expect(contents.bookings).toBe(contents.invoices.count + contents.corrections.count);
  expect(contents.datevFaults.settings).toEqual(['consultantNumber', 'clientNumber']);
  expect((await console('GET', '/accounting/exports?month=2020-01')).json).toMatchObject({
    invoices: { count: 0 },
    firstNumber: null,
    datevFaults: { debtorNumbers: [] },
  });
});
