// The database itself refuses to change an issued invoice.
import { expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;

test.each([
  ['number', "number = 'INV-2026-99999'"],
  ['date', "invoice_date = '2020-01-01'"],
  ['recipient', `party = '{"name": "Someone else"}'`],
  ['due date', 'due_on = due_on + 1'],
  ['discount', `discount = '{"percent": 50, "days": 900}'`],
  ['document', 'xml_document_id = document_id'],
  ['amount', 'net_cents = net_cents + 1, gross_cents = gross_cents + 1'],
])('the %s of an invoice cannot be changed', async (_, change) => {
  const number = await newInvoice();
  const changing = sql.unsafe(`update invoices set ${change} where number = '${number}'`);
  await expect(changing).rejects.toThrow('An issued invoice cannot be changed');
});

test('its lines cannot be changed, but what is open can', async () => {
  const number = await newInvoice();
  const lines = sql`
    update invoice_lines set net_cents = 1 where invoice_id = (select id from invoices where number = ${number})`;
  await expect(lines).rejects.toThrow('An issued invoice cannot be changed');
  const more = sql`
    insert into invoice_lines select invoice_id, 99, order_id, extra_id, kind, description, quantity, unit, unit_net,
      net_cents, vat_category, vat_rate, corrects_position
    from invoice_lines l where position = 1 and invoice_id = (select id from invoices where number = ${number})`;
  await expect(more).rejects.toThrow('it has its lines already');
  const fewer = sql`
    delete from invoice_lines where invoice_id = (select id from invoices where number = ${number})`;
  await expect(fewer).rejects.toThrow('its lines stay');
  await sql`update invoices set open_cents = open_cents where number = ${number}`;
});

async function newInvoice(): Promise<string> {
  const { key } = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'COMPLETED');
  return (await command(service, id, 'invoice')).json.invoiceNumber;
}
