// Find anything: each kind by the beginning of its names and numbers, scoped in the portal, by indexes only.
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccounts, findByName, findDrivers } from '../../../src/search/search-store.ts';
import { advanceOrderTo, command, createOrder, creation, newDriver } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const find = async (q: string) => (await service.ops('GET', `/search?${new URLSearchParams({ q })}`)).json;

type Customer = Awaited<ReturnType<typeof service.customer>>;
let mine: Customer;
let theirs: Customer;
let driverId: string;
let order: { id: string; orderNumber: string };
let invoiceNumber: string;
let quote: { quoteNumber: string; requestNumber: string };

async function makeQuote(key: string) {
  const request = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
  const lineItems = [{ description: 'Transport', unitNet: 480 }];
  const validUntil = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
  await service.ops('POST', `/requests/${request.id}/quotes`, { lineItems, validUntil });
  const [row] = await sql<{ quoteNumber: string }[]>`
    select quote_number from quotes where order_id = ${request.id}`;
  return { quoteNumber: row!.quoteNumber, requestNumber: request.requestNumber as string };
}

beforeAll(async () => {
  mine = await service.customer({ environment: 'production' });
  theirs = await service.customer({ environment: 'production' });
  await sql`update accounts set name = 'Öttinger Automobile Süd GmbH' where id = ${mine.accountId}`;
  driverId = await newDriver(service, 'Zacharias Quellental');
  await service.ops('PATCH', `/drivers/${driverId}`, { phone: '+49 151 7654321' });
  const pickup = creation().pickup as { contact: object };
  order = (
    await createOrder(service, mine.key, {
      vehicle: { vin: 'WVWZZZ1KZAW778899', registration: { licensePlate: 'QQ-QQ 1' } },
      pickup: { ...pickup, contact: { name: 'Wilhelmine Xanthippe', phone: '+49 89 5550123' } },
      endCustomerEmail: 'xaver@end-customer.example',
    })
  ).json;
  await advanceOrderTo(service, order.id, 'DELIVERED', driverId);
  for (const name of ['complete', 'invoice']) await command(service, order.id, name);
  const [invoice] = await sql<
    { number: string }[]
  >`select number from invoices i join invoice_lines l on l.invoice_id = i.id where l.order_id = ${order.id}`;
  invoiceNumber = invoice!.number;
  quote = await makeQuote(mine.key);
});

describe('the console finds', () => {
  test('drivers by the beginning of any word of their name, and by phone', async () => {
    const found = [{ id: driverId, name: 'Zacharias Quellental', phone: '+49 151 7654321', active: true }];
    for (const q of ['zacharias', 'QUELL', 'Zacharias Q', '0151 765', '+49 (151) 7654321']) {
      expect((await find(q)).drivers, q).toEqual(found);
    }
    expect((await find('ellental')).drivers).toEqual([]);
    await service.ops('PATCH', `/drivers/${driverId}`, { name: 'Zacharias Umbenannt' });
    expect((await find('quellental')).drivers).toEqual([]);
    expect((await find('umbenannt')).drivers).toHaveLength(1);
  });

  test('accounts by any word, without accents', async () => {
    for (const q of ['ottinger', 'Öttinger Auto', 'süd', 'SUD GMBH']) {
      expect((await find(q)).accounts, q).toMatchObject([{ id: mine.accountId, status: 'ACTIVE' }]);
    }
  });

  test('invoices and quotes by number, also by its digits', async () => {
    const digits = (number: string) => /\d+$/.exec(number)![0].replace(/^0+/, '');
    for (const q of [invoiceNumber, invoiceNumber.toLowerCase(), digits(invoiceNumber)]) {
      expect((await find(q)).invoices, q).toMatchObject([
        { number: invoiceNumber, orderNumber: order.orderNumber },
      ]);
    }
    for (const q of [quote.quoteNumber, digits(quote.quoteNumber)]) {
      expect((await find(q)).quotes, q).toMatchObject([
        { number: quote.quoteNumber, requestNumber: quote.requestNumber },
      ]);
    }
  });

  test('orders by the last six of the VIN, and by name, mail and phone of their contacts', async () => {
    for (const q of ['778899', 'wilhelmine', 'Xanthippe', 'xaver@end', '089 555 0123']) {
      expect((await find(q)).orders, q).toMatchObject([{ number: order.orderNumber }]);
    }
  });

  test('nothing by a text with pattern characters, and refuses an empty one politely', async () => {
    const nothing = {
      orders: [],
      drivers: [],
      accounts: [],
      damageCases: [],
      people: [],
      quotes: [],
      invoices: [],
    };
    for (const q of ['%', '_', "' or 1=1 --", '%quell']) expect(await find(q), q).toEqual(nothing);
    expect((await service.ops('GET', '/search')).status).toBe(400);
  });
});

describe('the portal finds', () => {
  test('what belongs to the account and the environment, and nothing else', async () => {
    const user = await newPortalUser(service, { account: mine.account, role: 'viewer' });
    const other = await newPortalUser(service, { account: theirs.account });
    const { email } = user.user;
    const search = async ({ portal }: typeof user, q: string, environment = 'production') =>
      (await portal('GET', `/${environment}/search?${new URLSearchParams({ q })}`)).json;
    expect((await search(user, '778899')).orders).toMatchObject([{ number: order.orderNumber }]);
    expect((await search(user, 'xanthippe')).orders).toMatchObject([{ number: order.orderNumber }]);
    expect((await search(user, invoiceNumber)).invoices).toMatchObject([{ number: invoiceNumber }]);
    expect((await search(user, quote.quoteNumber)).quotes).toMatchObject([{ number: quote.quoteNumber }]);
    expect((await search(user, email)).people).toMatchObject([{ email: email }]);
    const nothing = { orders: [], quotes: [], invoices: [], people: [] };
    for (const q of ['778899', 'xanthippe', invoiceNumber, quote.quoteNumber, email]) {
      expect(await search(other, q), q).toEqual(nothing);
    }
    for (const q of ['778899', invoiceNumber, quote.quoteNumber]) {
      expect(await search(user, q, 'sandbox'), q).toEqual(nothing);
    }
  });
});

test('reads no table as a whole, however many drivers, accounts and people there are', async () => {
  const rollback = new Error('rolled back');
  const run = sql.begin(async (tx) => {
    const now = service.clock.now();
    await tx`insert into drivers (id, name, phone, location_consent, active, created_at, updated_at)
      select gen_random_uuid(), 'Driver Number' || n, '+49170' || n, false, true, ${now}, ${now}
      from generate_series(1, 3000) n`;
    await tx`insert into accounts (id, name, kind, status, api_v1_production, write_keys_need_approval, language, created_at, updated_at)
      select gen_random_uuid(), 'Account Name' || n, 'CUSTOMER', 'ACTIVE', true, false, 'de', ${now}, ${now}
      from generate_series(1, 3000) n`;
    await tx`insert into users (id, account_id, email, name, role, notifications, created_at, updated_at)
      select gen_random_uuid(), ${mine.accountId}, 'p' || n || '@example.com', 'Person Called' || n, 'viewer', '{}', ${now}, ${now}
      from generate_series(1, 3000) n`;
    await tx.unsafe('analyze drivers; analyze accounts; analyze users; analyze name_terms');
    const tables = ['name_terms', 'drivers', 'users'];
    const scans = async () => {
      const rows = await tx<{ count: number }[]>`
        select coalesce(sum(seq_scan), 0)::int as count from pg_stat_xact_user_tables where relname = any(${tables}::text[])`;
      return rows[0]!.count;
    };
    const before = await scans();
    const scope = { accountId: mine.accountId, environment: 'production' } as const;
    expect(await findDrivers(tx, 'number2999')).toMatchObject([{ name: 'Driver Number2999' }]);
    expect(await findAccounts(tx, 'name2999')).toMatchObject([{ name: 'Account Name2999' }]);
    expect((await findByName(tx, scope, 'called2999')).people).toMatchObject([{ name: 'Person Called2999' }]);
    for (const [within, text] of [
      [null, 'p2999'],
      [scope, quote.quoteNumber],
      [null, invoiceNumber],
    ] as const)
      await findByName(tx, within, text);
    expect((await scans()) - before).toBe(0);
    throw rollback;
  });
  await expect(run).rejects.toBe(rollback);
});
