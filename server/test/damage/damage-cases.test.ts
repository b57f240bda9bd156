// Damage cases from the report to credit or cost: dispatch, portal, letters, tasks, audit and retention.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAccount } from '../../src/customers/accounts/store.ts';
import { anonymizeOrder } from '../../src/retention/anonymize-order.ts';
import { advanceTripTo, FULL_PROTOCOL, newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, eventNames } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { sql } = core;

const DAY_MS = 86_400_000;
const ops = service.ops;

async function newOrder(status: string) {
  const customer = await service.customer({ environment: 'production' });
  const { id } = (await createOrder(service, customer.key)).json;
  await advanceOrderTo(service, id, status);
  return { ...customer, id: id as string };
}

async function portalUser(accountId: string, role: 'member' | 'viewer') {
  const account = (await findAccount(sql, accountId))!;
  return (await newPortalUser(service, { account, role })).portal;
}

const step = (id: string, name: string, more: object = {}) =>
  ops('POST', `/damage-cases/${id}/steps`, { step: name, ...more });
const close = (id: string, body: object) =>
  ops('POST', `/damage-cases/${id}/close`, { reason: 'Scratch', ...body });
const read = async (id: string) => (await ops('GET', `/damage-cases/${id}`)).json;
const COMPLAINT = {
  description: 'Found when washing the car',
  damages: [{ part: 'doorFront', side: 'left', type: 'SCRATCH', description: 'Scratch of 10 cm' }],
};
const complain = (orderId: string) =>
  ops('POST', `/orders/${orderId}/damage-cases`, { origin: 'COMPLAINT', ...COMPLAINT });

async function decisionsAbout(number: string) {
  const { data } = (await ops('GET', '/today')).json;
  return data.filter((one: { caseNumber?: string }) => one.caseNumber === number);
}

test('a damage of the handover becomes a case with its parts and the photos of both protocols', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const photos = (kind: string, query: string) =>
    phone.photo(`/trips/${id}/protocols/${kind}`, photoJpeg, query);
  await advanceTripTo(phone, id, 'PICKUP');
  await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
  await photos('pickup', '?caption=Links');
  expect((await phone.post(`/trips/${id}/protocols/pickup/submit`)).status).toBe(200);
  expectV1Error(
    await ops('POST', `/orders/${id}/damage-cases`, { origin: 'PROTOCOL' }),
    409,
    'DAMAGE_CASE_NOT_POSSIBLE',
  );
  expect((await phone.post(`/trips/${id}/arrive-delivery`)).status).toBe(200);
  const dent = {
    position: { view: 'LEFT', x: 0.45, y: 0.5 },
    type: 'DENT',
    description: 'Delle in der Tür',
    isNew: true,
  };
  await phone.put(`/trips/${id}/protocols/delivery`, {
    ...FULL_PROTOCOL,
    damages: [...FULL_PROTOCOL.damages, dent],
  });
  await photos('delivery', '?damageNumber=2');
  expect((await phone.post(`/trips/${id}/protocols/delivery/submit`)).status).toBe(200);

  const opened = await ops('POST', `/orders/${id}/damage-cases`, { origin: 'PROTOCOL' });
  expect(opened.status).toBe(201);
  expect(opened.json).toMatchObject({
    state: 'OPEN',
    origin: 'PROTOCOL',
    description: 'Delle in der Tür',
    damages: [{ part: 'doorFront', side: 'left', type: 'DENT', position: dent.position }],
    liability: 'OPEN',
    possible: ['review', 'decide'],
    tasks: [{ doneAt: null }],
    history: [{ action: 'damage.opened' }],
  });
  expect(opened.json.number).toMatch(/^S-\d{4}-\d{4}$/);
  const [pair] = opened.json.photos;
  expect(pair).toMatchObject({
    damageNumber: 1,
    pickup: [{ caption: 'Links' }],
    delivery: [{}],
    reported: [],
  });
  const photo = await service.call(`/ops/damage-cases/${opened.json.number}/photos/${pair.pickup[0].id}`, {
    key: OPERATOR_TOKEN,
  });
  expect(photo.status).toBe(200);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  const again = await ops('POST', `/orders/${id}/damage-cases`, { origin: 'PROTOCOL' });
  expectV1Error(again, 409, 'DAMAGE_CASE_EXISTS');
  expect((await ops('GET', `/orders/${id}/damage-cases`)).json.data).toMatchObject([{ id: opened.json.id }]);
});

test('a complaint goes its way to a credit note, and the order is settled', async () => {
  const { id } = await newOrder('INVOICED');
  const opened = (await complain(id)).json;
  expect(opened).toMatchObject({
    origin: 'COMPLAINT',
    reportedBy: 'DISPATCH',
    order: { status: 'COMPLAINT' },
  });
  expect(await eventNames(service, id)).toContain('damage.reported');
  expect(await decisionsAbout(opened.number)).toMatchObject([{ kind: 'COMPLAINT' }]);
  expect((await step(opened.id, 'review')).json).toMatchObject({ state: 'IN_REVIEW', version: 2 });
  expect(await decisionsAbout(opened.number)).toEqual([]);

  const changes = {
    estimate: 480.5,
    insurer: { name: 'Insurance', email: 'claims@insurer.example', number: 'KH-4711' },
    remarks: 'Driver says it was there',
    version: 2,
  };
  const changed = await ops('PATCH', `/damage-cases/${opened.id}`, changes);
  expect(changed.json).toMatchObject({ estimate: 480.5, insurer: { number: 'KH-4711' }, version: 3 });
  expectV1Error(await ops('PATCH', `/damage-cases/${opened.id}`, changes), 409, 'DAMAGE_CASE_NOT_CHANGEABLE');

  expectV1Error(await close(opened.id, { outcome: 'NONE' }), 409, 'DAMAGE_CASE_NOT_CHANGEABLE');
  expectV1Error(await step(opened.id, 'decide'), 400, 'INVALID_REQUEST');
  expectV1Error(await step(opened.id, 'decide', { liability: 'NOT_OURS' }), 400, 'INVALID_REQUEST');
  const decided = (await step(opened.id, 'decide', { liability: 'OPERATOR' })).json;
  expect(decided).toMatchObject({ state: 'DECIDED', possible: ['close', 'reopen'] });

  const { max, invoiceNumber } = decided.creditable;
  expectV1Error(await close(opened.id, { outcome: 'CREDIT', net: max + 1 }), 400, 'INVALID_REQUEST');
  const closed = (await close(opened.id, { outcome: 'CREDIT', net: 40, version: decided.version })).json;
  expect(closed).toMatchObject({
    state: 'CLOSED',
    order: { status: 'INVOICED' },
    outcomes: [{ kind: 'CREDIT', net: 40, reason: 'Scratch' }],
    creditable: { max: max - 40 },
  });
  const [note] = await sql`
    select kind, net_cents, reason from invoices where number = ${closed.outcomes[0].creditNoteNumber}`;
  expect(note).toEqual({ kind: 'CREDIT_NOTE', netCents: -4000, reason: `${opened.number}: Scratch` });
  expect(invoiceNumber).toMatch(/^INV-/);

  const reopened = (await step(opened.id, 'reopen')).json;
  expect(reopened).toMatchObject({ state: 'IN_REVIEW', decidedAt: null, closedAt: null });
  expect(reopened.history.map(({ action }: { action: string }) => action)).toEqual([
    'damage.opened',
    'damage.reviewed',
    'damage.changed',
    'damage.decided',
    'damage.closed',
    'damage.reopened',
  ]);
  const { data: entries } = (await ops('GET', `/orders/${id}/history`)).json;
  expect(entries.filter(({ action }: { action: string }) => action.startsWith('damage.'))).toEqual([]);
});

test('a cost stays with the operator as an expense of the order', async () => {
  const { id } = await newOrder('COMPLETED');
  const { id: caseId } = (await complain(id)).json;
  await step(caseId, 'decide', { liability: 'DRIVER' });
  expectV1Error(await close(caseId, { outcome: 'CREDIT', net: 10 }), 409, 'ORDER_NOT_CHANGEABLE');
  const cost = { outcome: 'COST', gross: 119, vatRate: 19, paidOn: '2026-10-01' };
  expect((await close(caseId, cost)).json).toMatchObject({
    state: 'CLOSED',
    outcomes: [{ kind: 'COST', net: 100, creditNoteNumber: null }],
    order: { status: 'COMPLETED' },
  });
  expect((await ops('GET', `/orders/${id}/extras`)).json.data).toMatchObject([
    { category: 'EXPENSE', kind: 'DAMAGE', state: 'APPROVED', billTo: 'OPERATOR', net: 0, paidNet: 100 },
  ]);
});

test('a customer complains in the portal, adds photos, and sees the decision but nothing internal', async () => {
  const { id, accountId } = await newOrder('DELIVERED');
  const member = await portalUser(accountId, 'member');
  const viewer = await portalUser(accountId, 'viewer');
  const path = `/production/orders/${id}/damage-cases`;
  expect((await member('GET', path)).json).toMatchObject({ data: [], complaint: { possible: true } });
  expectV1Error(await viewer('POST', path, COMPLAINT), 403, 'ROLE_NOT_SUFFICIENT');
  const opened = await member('POST', path, COMPLAINT);
  expect(opened.status).toBe(201);
  expect(opened.json).toMatchObject({ state: 'OPEN', reportedBy: 'CUSTOMER', liability: null, photos: [] });
  expectV1Error(await member('POST', path, COMPLAINT), 409, 'DAMAGE_CASE_EXISTS');

  const photoId = randomUUID();
  const put = (rawBody: Buffer, query = '?damageNumber=1') =>
    member('PUT', `${path}/${opened.json.id}/photos/${photoId}${query}`, undefined, { rawBody });
  expectV1Error(await put(Buffer.from('no photo')), 400, 'INVALID_REQUEST');
  expect((await put(photoJpeg)).status).toBe(204);
  expect((await put(photoJpeg)).status).toBe(204);
  expect((await viewer('GET', path)).json.data[0].photos).toMatchObject([{ id: photoId, damageNumber: 1 }]);
  expect((await viewer('GET', `${path}/${opened.json.id}/photos/${photoId}`)).status).toBe(200);

  const { id: caseId } = opened.json;
  await ops('PATCH', `/damage-cases/${caseId}`, {
    remarks: 'secret remark',
    liability: 'DRIVER',
    estimate: 300,
  });
  const before = await viewer('GET', path);
  expect(before.json.data).toMatchObject([{ state: 'OPEN', liability: null, liabilityReason: null }]);
  // The estimate as a number: an id may have these digits, too.
  expect(before.text).not.toMatch(/secret remark|DRIVER|:300\b/);
  await step(caseId, 'decide', { liabilityReason: 'The photos show it' });
  const after = await viewer('GET', path);
  expect(after.json.data).toMatchObject([
    { state: 'DECIDED', liability: 'OPERATOR', liabilityReason: 'The photos show it', credit: null },
  ]);
  expect(after.text).not.toContain('secret remark');
});

test('complaints end after the days that the operator sets; dispatch may still note one', async () => {
  const { id, accountId } = await newOrder('DELIVERED');
  const path = `/production/orders/${id}/damage-cases`;
  const settings = (await ops('GET', '/damage-settings')).json;
  expect((await ops('PUT', '/damage-settings', { ...settings, complaintDays: 1 })).status).toBe(200);
  service.clock.advance(DAY_MS + 1);
  const late = await portalUser(accountId, 'member');
  expect((await late('GET', path)).json.complaint).toMatchObject({ possible: false, reason: 'TOO_LATE' });
  expectV1Error(await late('POST', path, COMPLAINT), 409, 'DAMAGE_CASE_NOT_POSSIBLE');
  const text = { subject: 'x', text: '{password}' };
  const texts = { ...settings.texts, CUSTOMER_RECEIVED: { de: text, en: text } };
  expectV1Error(await ops('PUT', '/damage-settings', { ...settings, texts }), 400, 'INVALID_REQUEST');
  await ops('PUT', '/damage-settings', settings);
  expect((await complain(id)).status).toBe(201);
});

test('tasks are decisions on their day until they are done', async () => {
  const { id } = await newOrder('DELIVERED');
  const { id: caseId, number, tasks } = (await complain(id)).json;
  const dispatcher = (await newConsoleUser(service, { role: 'dispatcher' })).console;
  await step(caseId, 'review');
  const task = `/damage-cases/${caseId}/tasks`;
  const today = core.clock.now().toISOString().slice(0, 10);
  const added = await dispatcher('POST', task, { text: 'Ask the driver', dueOn: today });
  expect(added.status).toBe(201);
  expect(await decisionsAbout(number)).toMatchObject([{ kind: 'DAMAGE_TASK', text: 'Ask the driver' }]);
  const done = await dispatcher('PATCH', `${task}/${added.json.id}`, { done: true });
  expect(done.json).toMatchObject({ doneBy: expect.any(String), doneAt: expect.any(String) });
  expect(await decisionsAbout(number)).toEqual([]);
  expect((await dispatcher('PATCH', `${task}/${tasks[0].id}`, { dueOn: today })).status).toBe(200);
  expect(await decisionsAbout(number)).toHaveLength(1);
  expectV1Error(
    await dispatcher('PATCH', `${task}/${randomUUID()}`, { done: true }),
    404,
    'DAMAGE_CASE_NOT_FOUND',
  );
});

test('letters are prepared from texts, edited, stored and mailed; customers get theirs only', async () => {
  const { id, accountId } = await newOrder('DELIVERED');
  const { id: caseId, number } = (await complain(id)).json;
  const path = `/damage-cases/${caseId}`;
  const draft = (await ops('GET', `${path}/letter-draft?kind=CUSTOMER_RECEIVED&language=en`)).json;
  expect(draft.subject).toContain(number);
  expect(draft.text).toContain('Front door, left, Scratch: Scratch of 10 cm');
  const { recipientName: _, recipient, ...letter } = draft;
  const text = `${letter.text}\n\n<script>alert(1)</script>`;
  const sent = await ops('POST', `${path}/letters`, { ...letter, text });
  expect(sent.json).toMatchObject({ recipientType: 'CUSTOMER', recipient, hasDocument: true });
  const [mail] = await sql`
    select kind, recipient, html, document_id from mails where order_id = ${id} and kind = 'DAMAGE_LETTER'`;
  expect(mail!.recipient).toBe(recipient);
  expect(mail!.html).toContain('&lt;script&gt;');
  expect(mail!.html).not.toContain('<script>');

  const toInsurer = { ...letter, kind: 'INSURER_REPORT' };
  expectV1Error(await ops('POST', `${path}/letters`, toInsurer), 409, 'DAMAGE_CASE_NOT_CHANGEABLE');
  await ops('PATCH', path, { insurer: { name: 'Insurance', email: 'claims@insurer.example' } });
  const second = await ops('POST', `${path}/letters`, toInsurer);
  expect(second.json).toMatchObject({ recipientType: 'INSURER', recipient: 'claims@insurer.example' });

  const viewer = await portalUser(accountId, 'viewer');
  const cases = `/production/orders/${id}/damage-cases`;
  expect((await viewer('GET', cases)).json.data[0].letters).toMatchObject([{ id: sent.json.id }]);
  expect((await viewer('GET', `${cases}/${caseId}/letters/${sent.json.id}`)).status).toBe(200);
  const foreign = await viewer('GET', `${cases}/${caseId}/letters/${second.json.id}`);
  expectV1Error(foreign, 404, 'DAMAGE_CASE_NOT_FOUND');
  expect((await viewer('GET', `/production/orders/${id}/documents`)).text).not.toContain('Schadenfall');
});

test('the list is filtered by state and searched, page by page', async () => {
  const { id, accountId } = await newOrder('DELIVERED');
  const { number, id: caseId } = (await complain(id)).json;
  const list = async (query: string) => (await ops('GET', `/damage-cases?${query}`)).json;
  expect((await list(`search=${number}`)).data).toMatchObject([{ number, accountId, nextTask: {} }]);
  expect((await list(`search=${number}&state=CLOSED`)).data).toEqual([]);
  expect((await list('search=100%25')).data).toEqual([]);
  const [{ orderNumber, accountName }] = (await list(`search=${number}`)).data;
  expect((await list(`search=${orderNumber}`)).data).toMatchObject([{ number }]);
  const ofCustomer = (await list(`search=${encodeURIComponent(accountName)}`)).data;
  expect(ofCustomer).toContainEqual(expect.objectContaining({ number }));
  const found = (await ops('GET', `/search?q=${number}`)).json;
  expect(found.damageCases).toEqual([{ number, orderNumber, customer: accountName }]);
  await newOrder('DELIVERED').then((other) => complain(other.id));
  const first = await list('limit=1');
  const second = await list(`limit=1&cursor=${first.nextCursor}`);
  expect(first.data[0].number).not.toBe(second.data[0].number);
  expect(first.counts.OPEN).toBeGreaterThan(1);
  await step(caseId, 'review');
  expect((await list(`search=${number}&state=IN_REVIEW`)).data).toHaveLength(1);
});

test('anonymising an order removes texts, photos and letters, and keeps parts and amounts', async () => {
  const { id } = await newOrder('INVOICED');
  const { id: caseId } = (await complain(id)).json;
  await service.call(`/ops/damage-cases/${caseId}/photos/${randomUUID()}`, {
    method: 'PUT',
    key: OPERATOR_TOKEN,
    rawBody: photoJpeg,
  });
  const draft = (await ops('GET', `/damage-cases/${caseId}/letter-draft?kind=CUSTOMER_RECEIVED`)).json;
  const { kind, language, subject, text } = draft;
  await ops('POST', `/damage-cases/${caseId}/letters`, { kind, language, subject, text });
  await ops('PATCH', `/damage-cases/${caseId}`, { remarks: 'Mr Example said so', estimate: 10 });
  await step(caseId, 'decide', { liability: 'OPERATOR', liabilityReason: 'Mr Example admits it' });
  await close(caseId, { outcome: 'CREDIT', net: 5 });
  await anonymizeOrder(core, id);
  const found = await read(caseId);
  expect(found).toMatchObject({
    description: null,
    liabilityReason: null,
    remarks: null,
    estimate: 10,
    damages: [{ part: 'doorFront', description: '–' }],
    tasks: [{ text: null }],
    letters: [{ recipient: null, subject: null, hasDocument: false }],
    outcomes: [{ net: 5, reason: null }],
    photos: [{ pickup: [], delivery: [], reported: [] }],
  });
});

test('the sandbox opens and decides the case of its damage scenario, and nobody else works on it', async () => {
  const { key, accountId } = await service.customer({ environment: 'sandbox' });
  const headers = { 'x-sandbox-mode': 'manual', 'x-sandbox-scenario': 'DAMAGE' };
  const { id } = (await createOrder(service, key, {}, headers)).json;
  const advance = () => service.call(`/extern/sandbox/orders/${id}/advance`, { key, body: {} });
  const viewer = await portalUser(accountId, 'viewer');
  const cases = async () => (await viewer('GET', `/sandbox/orders/${id}/damage-cases`)).json.data;
  for (let i = 0; i < 7; i += 1) await advance();
  const [found] = await cases();
  expect(found).toMatchObject({ state: 'OPEN', origin: 'PROTOCOL', damages: [{ part: 'bumperFront' }] });
  expect(found.number).toMatch(/^SBX-S-/);
  await advance();
  expect(await cases()).toMatchObject([{ state: 'DECIDED', liability: 'OPERATOR' }]);
  expectV1Error(await step(found.id, 'reopen'), 409, 'DAMAGE_CASE_NOT_CHANGEABLE');
  expect((await viewer('GET', `/production/orders/${id}/damage-cases`)).status).toBe(404);
});

test('only accounting credits, and viewers change nothing', async () => {
  const { id } = await newOrder('INVOICED');
  const { id: caseId } = (await complain(id)).json;
  await step(caseId, 'decide', { liability: 'OPERATOR' });
  const dispatcher = (await newConsoleUser(service, { role: 'dispatcher' })).console;
  const credit = { outcome: 'CREDIT', net: 5, reason: 'Scratch' };
  expectV1Error(
    await dispatcher('POST', `/damage-cases/${caseId}/close`, credit),
    403,
    'ROLE_NOT_SUFFICIENT',
  );
  const viewer = (await newConsoleUser(service, { role: 'viewer' })).console;
  expectV1Error(
    await viewer('POST', `/damage-cases/${caseId}/steps`, { step: 'reopen' }),
    403,
    'ROLE_NOT_SUFFICIENT',
  );
  const accounting = (await newConsoleUser(service, { role: 'accounting' })).console;
  expect((await accounting('POST', `/damage-cases/${caseId}/close`, credit)).status).toBe(200);
  expect(await command(service, id, 'complain', {})).toMatchObject({ status: 200 });
});
