// Agreements over time: versions that begin on a day, surcharges, official fees, and VAT by the day of service.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Price } from '../../../src/model/prices/price.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const DAY_MS = 86_400_000;

let account: Awaited<ReturnType<typeof service.customer>>;
let path: string;

const flat = (baseNet: number) => [{ transportType: 'DRIVEN', baseNet, includedKm: 5000 }];
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(service.clock.now());
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    new Date(service.clock.now().getTime() + days * DAY_MS),
  );
const pickupIn = (days: number) => new Date(service.clock.now().getTime() + days * DAY_MS).toISOString();

async function agree(terms: object, validFrom?: string) {
  const answer = await service.ops('PUT', `${path}${validFrom ? `?validFrom=${validFrom}` : ''}`, terms);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

const order = async (body: Record<string, unknown> = {}) =>
  (await createOrder(service, account.key, body)).json;
async function partsOf(id: string): Promise<Record<string, number>> {
  const [row] = await sql<{ price: Price }[]>`select price from orders where id = ${id}`;
  return Object.fromEntries(row!.price.lines.map(({ code, netCents }) => [code!, netCents]));
}

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
  path = `/accounts/${account.account.id}/agreement`;
});

describe('the first day of a version', () => {
  test('decides by the day of the pickup which version prices an order', async () => {
    await agree({ tariffs: flat(100) });
    const planned = await agree({ tariffs: flat(200) }, dayIn(10));
    expect(planned).toMatchObject({ version: 3, validFrom: dayIn(10) });
    expect((await order({ requestedPickup: pickupIn(9) })).price.net).toBe(100);
    expect((await order({ requestedPickup: pickupIn(10) })).price.net).toBe(200);
    expect((await order({ requestedPickup: null })).price.net).toBe(100);
    expect((await service.ops('GET', path)).json).toMatchObject({ version: 2, validFrom: today() });
  });

  test('is kept by a version that is added before it, and replaced by one of the same day', async () => {
    await agree({ tariffs: flat(200) }, dayIn(10));
    await agree({ tariffs: flat(150) });
    const later = { requestedPickup: pickupIn(10) };
    expect([(await order()).price.net, (await order(later)).price.net]).toEqual([150, 200]);
    await agree({ tariffs: flat(210) }, dayIn(10));
    expect((await order(later)).price.net).toBe(210);
    const { data } = (await service.ops('GET', `${path}s`)).json;
    expect(data.map(({ version, state }: { version: number; state: string }) => [version, state])).toEqual([
      [4, 'PLANNED'],
      [3, 'CURRENT'],
      [2, 'FORMER'],
      [1, 'FORMER'],
    ]);
  });

  test('does not change a price that was made', async () => {
    await agree({ tariffs: flat(100) });
    const made = await order({ requestedPickup: pickupIn(10) });
    await agree({ tariffs: flat(200) }, dayIn(10));
    const read = await service.ops('GET', `/orders/${made.id}`);
    expect(read.json).toMatchObject({ price: { net: 100 }, agreementVersion: 2 });
  });

  test('is today or later', async () => {
    const answer = await service.ops('PUT', `${path}?validFrom=${dayIn(-1)}`, {});
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields[0]).toMatchObject({ field: 'validFrom', reason: 'past_day' });
    expectV1Error(await service.ops('PUT', `${path}?validFrom=tomorrow`, {}), 400, 'INVALID_REQUEST');
  });

  test('is known in the preview, with the version before it and the one that follows', async () => {
    await agree({ tariffs: flat(200) }, dayIn(10));
    await agree({ tariffs: flat(300) }, dayIn(20));
    const preview = async (validFrom?: string) =>
      (await service.ops('POST', `${path}/preview`, { terms: {}, ...(validFrom && { validFrom }) })).json;
    expect(await preview()).toMatchObject({ validFrom: today(), currentVersion: 1, next: { version: 2 } });
    expect(await preview(dayIn(15))).toMatchObject({ currentVersion: 2, next: { version: 3 } });
    expect(await preview(dayIn(30))).toMatchObject({ currentVersion: 3, next: null });
  });
});

describe('surcharges', () => {
  /** The next Saturday that is more than two days away, at noon. */
  function saturday(): string {
    const at = new Date(service.clock.now().getTime() + 3 * DAY_MS);
    at.setUTCHours(11, 0, 0, 0);
    while (at.getUTCDay() !== 6) at.setTime(at.getTime() + DAY_MS);
    return at.toISOString();
  }

  test('for weekend and express are lines of their own', async () => {
    await agree({
      tariffs: flat(100),
      surcharges: { weekend: { percentOfTransport: 25 }, express: { withinHours: 24, net: 40 } },
    });
    const weekend = await order({ requestedPickup: saturday() });
    expect(await partsOf(weekend.id)).toEqual({ BASE: 10_000, WEEKEND: 2_500 });
    const soon = await order({
      requestedPickup: new Date(service.clock.now().getTime() + 3_600_000).toISOString(),
    });
    expect((await partsOf(soon.id)).EXPRESS).toBe(4_000);
    expect(await partsOf((await order({ requestedPickup: null })).id)).toEqual({ BASE: 10_000 });
  });

  test('need a percentage or an amount', async () => {
    for (const weekend of [{}, { percentOfTransport: 5, net: 5 }]) {
      const answer = await service.ops('PUT', path, { surcharges: { weekend } });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
    }
  });

  test('for fuel come from one table by month, and the preview shows what each part adds', async () => {
    const month = pickupIn(400).slice(0, 7);
    await agree({ tariffs: flat(100), surcharges: { fuel: true } });
    const set = await service.ops('PUT', `/fuel-surcharges/${month}`, { percent: 4.5 });
    expect(set.status, set.text).toBe(200);
    expect(set.json.data).toContainEqual({ month, percent: 4.5 });
    const later = { requestedPickup: pickupIn(440) };
    const made = await order(later);
    expect(await partsOf(made.id)).toEqual({ BASE: 10_000, FUEL: 450 });
    expect(await partsOf((await order()).id)).toEqual({ BASE: 10_000 });
    const example = {
      pickup: { postalCode: '20537', city: 'Hamburg' },
      delivery: { postalCode: '81241', city: 'München' },
      ...later,
    };
    const terms = { tariffs: flat(200), surcharges: { fuel: true } };
    const preview = (await service.ops('POST', `${path}/preview`, { terms, example })).json;
    const shown = (side: 'before' | 'after') =>
      preview.example[side].price.lines.map(({ code, net }: { code: string; net: number }) => [code, net]);
    expect([shown('before'), shown('after')]).toEqual([
      [
        ['BASE', 100],
        ['FUEL', 4.5],
      ],
      [
        ['BASE', 200],
        ['FUEL', 9],
      ],
    ]);
    expect((await service.ops('DELETE', `/fuel-surcharges/${month}`)).status).toBe(200);
    expect(await partsOf((await order(later)).id)).toEqual({ BASE: 10_000 });
    expect(await partsOf(made.id)).toEqual({ BASE: 10_000, FUEL: 450 });
    expectV1Error(await service.ops('DELETE', `/fuel-surcharges/${month}`), 404, 'NOT_FOUND');
    expectV1Error(
      await service.ops('PUT', `/fuel-surcharges/${month}`, { percent: 101 }),
      400,
      'INVALID_REQUEST',
    );
  });

  test('are the same in the sandbox', async () => {
    const sandbox = await service.customer({ environment: 'sandbox' });
    const surcharges = { weekend: { net: 30 } };
    await service.ops('PUT', `/accounts/${sandbox.account.id}/agreement`, { tariffs: flat(100), surcharges });
    const made = await createOrder(service, sandbox.key, { requestedPickup: saturday() });
    expect(made.json.price.net).toBe(130);
  });
});

describe('official fees and VAT', () => {
  const services = { registrationNet: 100, registrationFee: 30.6 };
  const invoiceOf = async (id: string) => {
    await advanceOrderTo(service, id, 'COMPLETED');
    const issued = await service.ops('POST', `/orders/${id}/commands`, { command: 'invoice' });
    expect(issued.status, issued.text).toBe(200);
    const [row] = await sql<Record<string, unknown>[]>`
      select i.net_cents, i.vat_cents, i.gross_cents, i.vat_groups, i.number from invoices i
      where i.number = ${issued.json.invoiceNumber}`;
    const lines = await sql`
      select l.kind, l.net_cents, l.vat_category, l.vat_rate::float8 as vat_rate from invoice_lines l
      join invoices i on i.id = l.invoice_id where i.number = ${row!.number as string} order by l.position`;
    return { ...row!, lines };
  };

  test('a fee has no VAT in price and invoice', async () => {
    await agree({ tariffs: flat(100), services });
    const made = await order({ services: { registration: true } });
    expect(made.price).toMatchObject({ net: 230.6, gross: 268.6, vatRate: 19 });
    const invoice = await invoiceOf(made.id);
    expect(invoice).toMatchObject({ netCents: 23_060, vatCents: 3_800, grossCents: 26_860 });
    expect(invoice.lines.at(-1)).toEqual({
      kind: 'PASS_THROUGH',
      netCents: 3_060,
      vatCategory: 'E',
      vatRate: 0,
    });
    expect((invoice as { vatGroups?: unknown }).vatGroups).toContainEqual({
      category: 'E',
      rate: 0,
      netCents: 3_060,
      vatCents: 0,
      passThroughCents: 3_060,
    });
  });

  test('the invoice has the rate of the day of service', async () => {
    const made = await order({ requestedPickup: null });
    expect(made.price.vatRate).toBe(19);
    await agree({ vatRate: 21 });
    const { lines } = await invoiceOf(made.id);
    expect(lines[0]).toMatchObject({ vatCategory: 'S', vatRate: 21 });
  });

  test('a price that was agreed without VAT stays without', async () => {
    await agree({ vatRate: 0 });
    const made = await order();
    await agree({ vatRate: 19 });
    const { lines } = await invoiceOf(made.id);
    expect(lines[0]).toMatchObject({ vatCategory: 'E', vatRate: 0 });
  });
});
