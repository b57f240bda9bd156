// Two accounts own something of every kind, in both environments, marked by a word that nothing else contains.
import { createHash, randomUUID } from 'node:crypto';
import { addPhoto } from '../../src/damage/add-photo.ts';
import { insertLetter } from '../../src/damage/letter-store.ts';
import { insertNewCase, prepareFrame } from '../../src/damage/open-case.ts';
import { getCase } from '../../src/damage/run-on-case.ts';
import { insertTask } from '../../src/damage/task-store.ts';
import { insertOffers } from '../../src/dispatch/carriers/offer-store.ts';
import { insertDocument } from '../../src/documents/store.ts';
import type { Account } from '../../src/model/account.ts';
import { ENVIRONMENTS, type Environment } from '../../src/model/environment.ts';
import { getAnyOrder } from '../../src/orders/records/find-order.ts';
import { insertPasskey } from '../../src/people/passkey-store.ts';
import { PORTAL_ROLES, type PortalRole } from '../../src/people/user.ts';
import { FULL_PROTOCOL, newPhone, type Phone, photoJpeg } from '../api/driver/phone.ts';
import { PDF, upload } from '../documents/uploads.ts';
import { command, creation } from '../harness/orders.ts';
import { cookieOf, newPortalUser, type PortalUser, TESTER } from '../harness/portal.ts';
import type { TestResponse, TestService } from '../harness/service.ts';
import { startAgentSession } from '../mcp/agent-session.ts';
import { importsOf, table } from '../orders/imports/import-setup.ts';
import type { Kind } from './id-kinds.ts';

/** The ids of each kind; the first one is complete enough for every route. Of an order and a quote: its forms. */
export type Ids = Partial<Record<Kind, string[]>>;

export interface AccountData {
  account: Account;
  /** In every text of this account. */
  marker: string;
  people: Record<PortalRole, PortalUser>;
  keys: Record<Environment, string>;
  phone: Phone;
  ids: Record<Environment, Ids>;
}

const AGREEMENT = {
  extras: [{ kind: 'WASH', net: 19.9 }],
  expenses: { FUEL: { billing: 'AT_COST' } },
};
const OFFER = { lineItems: [{ description: 'Transport on a truck', unitNet: 480 }] };

export function ok(answer: TestResponse): TestResponse {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

export async function createAccountData(service: TestService, marker: string): Promise<AccountData> {
  const account = await service.account({ name: `${marker} GmbH` });
  ok(await service.ops('PUT', `/accounts/${account.id}/agreement`, AGREEMENT));
  const people = Object.fromEntries(
    await Promise.all(
      PORTAL_ROLES.map(async (role) => {
        const email = `${role}-${marker.toLowerCase()}@customer.example`;
        return [role, await newPortalUser(service, { account, role, email, name: `${marker} ${role}` })];
      }),
    ),
  ) as Record<PortalRole, PortalUser>;
  const keyOf = async (environment: Environment) =>
    (await service.credential(account.id, { environment, name: `${marker} ${environment}` })).secret;
  const keys = { production: await keyOf('production'), sandbox: await keyOf('sandbox') };
  const phone = await newPhone(service, { name: `${marker} driver` });
  const data: AccountData = { account, marker, people, keys, phone, ids: { production: {}, sandbox: {} } };
  for (const environment of ENVIRONMENTS) await createData(service, data, environment);
  await service.services.http.requestLog.flush();
  // Otherwise a later test would see them as a change.
  await service.services.access.uses.flush();
  return data;
}

async function createData(service: TestService, data: AccountData, environment: Environment) {
  const { account, marker, people, keys, phone, ids } = data;
  const key = keys[environment];
  const mark = `${marker}-${environment}`;
  const admin = people.admin.portal;
  const { sql } = service.services.core;

  const url = `https://receiver.test/${mark}`;
  const events = ['order.created', 'order.accepted', 'driver.assigned'];
  const endpoint = ok(
    await service.call('/extern/webhook-subscriptions', { key, body: { url, events } }),
  ).json;

  const content = creation({
    customerReference: mark,
    externalOrderId: mark,
    endCustomerEmail: `${mark.toLowerCase()}@example.org`,
  });
  const manual = environment === 'sandbox' ? { 'x-sandbox-mode': 'manual' } : {};
  const created = ok(await service.call('/extern/orders', { key, body: content, headers: manual }));
  const order = created.json;
  if (environment === 'production') await drive(service, phone, order.id, mark);
  else await advanceToEnd(service, key, order.id);

  const damage = await openDamageCase(service, order.id, mark);
  const carrierOffer = await insertCarrierOffer(service, data, order.id, environment);

  const invoice = environment === 'production' ? await invoiceAnother(service, key, mark) : null;
  const quote = await offerQuote(service, key, mark, environment);
  const imported = await importsOf(service, account, environment).check(table({ number: `${mark}-1` }));
  const inbox = ok(await admin('POST', '/sandbox/inboxes', {})).json;
  const otherInbox = ok(await admin('POST', '/sandbox/inboxes', {})).json;

  const place = async (name: string) =>
    ok(
      await admin('POST', `/${environment}/places`, {
        name: `${mark} ${name}`,
        street: 'Hafenstr. 1',
        postalCode: '20457',
        city: 'Hamburg',
        remarks: mark,
      }),
    ).json.id as string;
  const places = [await place('Depot'), await place('Gate')];

  // Of the whole account, so each environment adds one.
  const domain = ok(
    await admin('POST', '/company-sign-in/domains', { domain: `${mark.toLowerCase()}.example` }),
  ).json;

  const column = async (query: Promise<{ id: string }[]>) => (await query).map(({ id }) => id);
  const scope = sql`account_id = ${account.id} and environment = ${environment}`;
  const deliveries = await column(sql`
    select id from webhook_deliveries where endpoint_id = ${endpoint.id} order by created_at, id`);
  const resend = ok(await admin('POST', `/${environment}/deliveries/resend`, { ids: [deliveries[0]] })).json;
  await insertPasskey(sql, passkeyOf(people.admin.user.id, mark));
  // A second session: the first one is the caller's.
  await cookieOf(service, people.admin.user);

  const agents = [
    await startAgentSession(service, people.admin, { environment, name: mark }),
    await startAgentSession(service, people.admin, { environment, name: mark }),
  ];

  ids[environment] = {
    agent: agents.map(({ id }) => id),
    account: [account.id],
    carrierOffer: [carrierOffer],
    credential: await column(sql`select id from credentials where ${scope} order by created_at`),
    damageCase: [damage.id, damage.number],
    damageLetter: await column(sql`select id from damage_letters where case_id = ${damage.id}`),
    damageTask: await column(
      sql`select id from damage_tasks where case_id = ${damage.id} order by created_at`,
    ),
    delivery: deliveries,
    document: await column(sql`
      select id from documents where order_id = ${order.id} and kind <> 'INVOICE_XML' order by created_at desc, id`),
    driver: [phone.driverId],
    endpoint: [endpoint.id],
    event: await column(sql`
      select id from events where order_id = ${order.id} and format = '2026-09-01' order by created_at, id`),
    externalOrderId: [mark],
    extra: await column(
      sql`select id from order_extras where order_id = ${order.id} order by created_at, id`,
    ),
    import: [imported.id],
    inbox: [inbox.id, otherInbox.id],
    invoice: await column(sql`select number as id from invoices where ${scope} order by issued_at desc`),
    loggedCall: [created.headers.get('x-request-id')!],
    mail: await column(sql`select id from mails where ${scope} order by created_at, id`),
    mailDomain: [domain.id],
    message: await column(sql`
      select id from trip_messages where order_id = ${order.id} order by author desc`),
    openItem: await column(sql`select id from invoices where ${scope} order by issued_at desc`),
    order: [order.id, order.orderNumber, mark, order.trackingNumber],
    passkey: [passkeyOf(people.admin.user.id, mark).credentialId],
    photo: await column(sql`
      select id from damage_photos where case_id = ${damage.id}
      union all select p.id from protocol_photos p join protocols on protocols.id = protocol_id
      where order_id = ${order.id}`),
    place: places,
    quote: [quote.id, quote.requestNumber, quote.quoteNumber],
    quoteLink: [quote.token],
    resend: [resend.id],
    session: await column(sql`
      select id from user_sessions where user_id = ${people.admin.user.id} order by created_at desc, id desc`),
    trackingNumber: [order.trackingNumber],
    trip: [order.id],
    user: [people.viewer.user.id],
  };
  if (invoice) ids[environment].invoice!.sort((a) => (a === invoice ? -1 : 1));
}

/** The account is the carrier of its own order, so that what it sees is its own. */
async function insertCarrierOffer(
  service: TestService,
  { account }: AccountData,
  orderId: string,
  environment: Environment,
): Promise<string> {
  const now = service.clock.now();
  const times = { createdAt: now, updatedAt: now, deadline: new Date(now.getTime() + 86_400_000) };
  const terms = { netCents: 32_000, vatRate: 19, currency: 'EUR', state: 'OFFERED' } as const;
  const open = {
    endReason: null,
    extraId: null,
    driverId: null,
    answeredBy: null,
    answeredAt: null,
    confirmSince: null,
    endedAt: null,
  };
  const who = { accountId: account.id, carrierId: account.id, orderId, environment, createdBy: TESTER.name };
  const id = randomUUID();
  await insertOffers(service.services.core.sql, [{ id, ...who, ...terms, ...open, ...times, remarks: null }]);
  return id;
}

/** People belong to both environments, so nothing of theirs has the mark of one. */
const passkeyOf = (userId: string, mark: string) => ({
  credentialId: `passkey-${Buffer.from(mark).toString('hex')}`,
  userId,
  name: 'Laptop',
  publicKey: Buffer.from(mark),
  counter: 0,
  transports: [],
  createdAt: new Date(),
  lastUsedAt: null,
});

/** Takes the trip to the vehicle, with a protocol that waits for its signature, an expense with receipt and a document. */
async function drive(service: TestService, phone: Phone, orderId: string, mark: string) {
  ok(await command(service, orderId, 'assign_driver', { driverId: phone.driverId }));
  ok(await phone.post(`/trips/${orderId}/accept`));
  ok(await phone.post(`/trips/${orderId}/start`));
  const protocol = `/trips/${orderId}/protocols/pickup`;
  ok(await phone.put(protocol, { ...FULL_PROTOCOL, remarks: mark }));
  ok(await phone.photo(protocol, photoJpeg));
  const extraId = randomUUID();
  const extra = {
    category: 'EXPENSE',
    kind: 'FUEL',
    gross: 61.5,
    vatRate: 19,
    paidOn: '2026-10-01',
    note: mark,
  };
  ok(await phone.put(`/trips/${orderId}/extras/${extraId}`, { extra }));
  const receipt = { method: 'PUT', key: phone.token, rawBody: photoJpeg };
  ok(await service.call(`/driver/trips/${orderId}/extras/${extraId}/receipt`, receipt));
  ok(await service.ops('POST', `/extras/${extraId}/decision`, { decision: 'APPROVE' }));
  ok(await service.ops('POST', `/orders/${orderId}/messages`, { text: mark, question: true }));
  ok(await phone.put(`/trips/${orderId}/messages/${randomUUID()}`, { text: mark }));
  ok(await upload(service, orderId, PDF, { kind: 'AUTHORIZATION', fileName: `${mark}.pdf` }));
}

/** Written directly, because the order is not delivered and nobody works on cases of the sandbox. */
async function openDamageCase(service: TestService, orderId: string, mark: string) {
  const { core } = service.services;
  const order = await getAnyOrder(core.sql, orderId);
  const frame = await prepareFrame(core, order);
  const report = { origin: 'COMPLAINT', reportedBy: 'CUSTOMER', description: mark, damages: [] } as const;
  const now = service.clock.now();
  const found = await core.sql.begin(async (tx) => {
    const opened = await insertNewCase(core, tx, TESTER, order, frame, { ...report, damages: [] });
    const owned = { caseId: opened.id, accountId: opened.accountId, createdAt: now, createdBy: 'test' };
    const task = { id: randomUUID(), text: mark, dueOn: '2026-12-01', doneAt: null, doneBy: null };
    await insertTask(tx, { ...task, ...owned });
    const letter = { id: randomUUID(), kind: 'CUSTOMER_RECEIVED', recipientType: 'CUSTOMER' } as const;
    const document = {
      id: randomUUID(),
      accountId: opened.accountId,
      environment: opened.environment,
      orderId: null,
      kind: 'DAMAGE_LETTER',
      fileName: `${mark}.pdf`,
      contentType: 'application/pdf',
      size: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      createdAt: now,
    } as const;
    await insertDocument(tx, document, { bytes: PDF, objectKey: null });
    await insertLetter(tx, { ...letter, recipient: mark, subject: mark, documentId: document.id, ...owned });
    return opened;
  });
  const photo = { id: randomUUID(), source: 'CUSTOMER', damageNumber: null, bytes: photoJpeg } as const;
  await addPhoto(core, TESTER, (db) => getCase(db, found.id), photo);
  return found;
}

/** Until the sandbox has invoiced the order. */
async function advanceToEnd(service: TestService, key: string, orderId: string) {
  const next = () => service.call(`/extern/sandbox/orders/${orderId}/advance`, { key, body: {} });
  let answer = await next();
  while (answer.status === 200) answer = await next();
  if (answer.status !== 409) throw new Error(answer.text);
}

async function invoiceAnother(service: TestService, key: string, mark: string): Promise<string> {
  const body = creation({ customerReference: mark, externalOrderId: `${mark}-invoiced` });
  const { id } = ok(await service.call('/extern/orders', { key, body })).json;
  const { sql } = service.services.core;
  await sql`update orders set status = 'COMPLETED', actual_delivery = ${service.clock.now()} where id = ${id}`;
  return ok(await command(service, id, 'invoice')).json.invoiceNumber;
}

async function offerQuote(service: TestService, key: string, mark: string, environment: Environment) {
  const body = creation({ customerReference: mark, externalOrderId: `${mark}-request` });
  const headers = environment === 'sandbox' ? { 'x-sandbox-mode': 'manual' } : {};
  const request = ok(await service.call('/extern/quotes', { key, body, headers })).json;
  if (environment === 'production') ok(await service.ops('POST', `/requests/${request.id}/quotes`, OFFER));
  else ok(await service.call(`/extern/sandbox/orders/${request.id}/advance`, { key, body: {} }));
  const { quoteNumber, acceptance } = ok(await service.call(`/extern/quotes/${request.id}`, { key })).json;
  return { ...request, quoteNumber, token: acceptance.url.split('/q/')[1] as string };
}
