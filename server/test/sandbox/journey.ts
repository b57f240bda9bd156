// A sandbox order in a scenario, with a receiver per format, checked after every step.
import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { EVENT_NAMES, LEGACY_EVENT_NAMES } from '../../src/model/orders/event-catalog.ts';
import { creation } from '../harness/orders.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import type { TestService } from '../harness/service.ts';
import { importLegacyEndpoint, subscribe } from '../messages/webhooks/subscribers.ts';
import { type Scenario, stepsOf } from './expected-scenarios.ts';

export const STEP_MS = 20_000;

export interface Journey {
  /** Replaced after a restart. */
  service: TestService;
  scenario: Scenario;
  mode: 'automatic' | 'manual';
  key: string;
  v1: Receiver;
  legacy: Receiver;
  // biome-ignore lint/suspicious/noExplicitAny: the record as the API answered it.
  order: any;
  /** The events and documents that the checks have covered so far. */
  seen: { v1: number; legacy: number; documents: number };
  /** When each checked step ran; the first is the creation. */
  times: string[];
}

/** A customer with an endpoint for each format. */
export async function customerWithEndpoints(service: TestService) {
  const customer = await service.customer();
  const [v1, legacy] = [await startReceiver(), await startReceiver()];
  await subscribe(service, customer.key, v1.url, EVENT_NAMES);
  const made = await importLegacyEndpoint(service, customer.account.id, legacy.url, LEGACY_EVENT_NAMES, {
    environment: 'sandbox',
  });
  expect(made.status, made.text).toBe(201);
  return { ...customer, v1, legacy };
}

export async function beginJourney(
  service: TestService,
  scenario: Scenario,
  mode: Journey['mode'],
  changes: Record<string, unknown> = {},
): Promise<Journey> {
  const { key, v1, legacy } = await customerWithEndpoints(service);
  const headers = { 'x-sandbox-scenario': scenario, 'x-sandbox-mode': mode };
  const made = await service.call('/extern/orders', { key, body: creation(changes), headers });
  expect(made.status, made.text).toBe(scenario === 'QUOTE_REQUIRED' ? 202 : 201);
  const seen = { v1: 0, legacy: 0, documents: 0 };
  return { service, scenario, mode, key, v1, legacy, order: made.json, seen, times: [] };
}

export async function endJourney({ v1, legacy }: Journey): Promise<void> {
  await v1.close();
  await legacy.close();
}

export async function advance(journey: Pick<Journey, 'service' | 'key' | 'order'>, body: object = {}) {
  const { service, key, order } = journey;
  return service.call(`/extern/sandbox/orders/${order.id}/advance`, { key, body });
}

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
export const legacyName = (json: any): string =>
  json.event === 'order.status_changed' ? `${json.data.from ?? ''}>${json.data.to}` : json.event;

/** Checks that this step, counted from 1, had exactly its effects and events. */
export async function checkStep(journey: Journey, number: number, parsePdf: boolean) {
  const { service, scenario, key, order, seen, times } = journey;
  const expected = stepsOf(scenario)[number - 1]!;
  await service.settle();
  times.push(service.clock.now().toISOString());

  const v1 = journey.v1.received.slice(seen.v1).map(({ json }) => json);
  expect(v1.map(({ type }) => type)).toEqual(expected.v1);
  for (const { data } of v1) expect(data).toMatchObject({ orderId: order.id, status: expected.status });
  const legacy = journey.legacy.received.slice(seen.legacy).map(({ json }) => json);
  expect(legacy.map(legacyName)).toEqual(expected.legacy);
  for (const { data } of legacy) expect(data.orderId).toBe(order.id);
  seen.v1 += v1.length;
  seen.legacy += legacy.length;

  const record = (await service.call(`/extern/orders/${order.id}`, { key })).json;
  expect(record).toMatchObject({ id: order.id, status: expected.status, sandbox: true });
  const status = (await service.call(`/extern/orders/${order.id}/status`, { key })).json;
  for (const field of ['status', 'requestedDelivery', 'actualPickup', 'actualDelivery']) {
    expect(status[field], field).toBe(record[field]);
  }
  const tracking = (await service.call(`/extern/orders/${order.id}/tracking`, { key })).json;
  expect(tracking).toMatchObject({ location: null, stale: false, locationUnavailableReason: 'SANDBOX' });
  const { rows, documents } = await checkDocuments(journey, number, v1, parsePdf);
  seen.documents = rows;
  return { v1, legacy, record, tracking, documents };
}

async function checkDocuments(
  { service, scenario, key, order, seen }: Journey,
  number: number,
  // biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
  v1: any[],
  parsePdf: boolean,
) {
  const expected = stepsOf(scenario)[number - 1]!.documents ?? {};
  const { data } = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json;
  const newDocuments = data.slice(seen.documents);
  expect(newDocuments.map(({ kind }: { kind: string }) => kind)).toEqual(Object.keys(expected));
  const announced = v1
    .filter((message) => message.data.document)
    .map(({ type, data: { document } }) => ({ type, document }));
  expect(announced.map(({ type }) => type)).toEqual(Object.values(expected).filter((type) => type !== null));
  for (const { createdAt: _, ...document } of newDocuments) {
    const carrier = expected[document.kind];
    const carried = announced.find(({ type }) => type === carrier);
    if (carrier !== null) expect(carried?.document).toEqual(document);
    const file = await download(
      document.downloadUrl.replace(service.services.config.publicUrl, service.url),
      key,
    );
    expect(file.type).toBe('application/pdf');
    expect(file.bytes.length).toBe(document.size);
    expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(document.sha256);
    if (parsePdf) expect(await pdfText(file.bytes)).toContain('TESTDOKUMENT');
    else expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  return { rows: data.length, documents: newDocuments };
}

export async function download(url: string, key: string) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

export async function pdfText(bytes: Buffer): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let page = 1; page <= proxy.numPages; page += 1) {
    const { items } = await (await proxy.getPage(page)).getTextContent();
    text += ` ${items.map((item: { str?: string }) => item.str ?? '').join(' ')}`;
  }
  return text.replace(/\s+/g, ' ');
}

/** The dates in every scenario: pickup and handover are set when they happen, and not before. */
export function expectDates(
  { scenario, times }: Journey,
  number: number,
  record: { actualPickup: string | null; actualDelivery: string | null },
): void {
  const timeOf = (name: string) => {
    const at = stepsOf(scenario).findIndex((step) => step.name === name);
    return at >= 0 && at < number ? times[at] : null;
  };
  expect(record.actualPickup).toBe(timeOf('VEHICLE_PICKED_UP'));
  expect(record.actualDelivery).toBe(timeOf('VEHICLE_HANDED_OVER'));
}

/** Clients sort by createdAt, so it must strictly increase within an order, and each event must arrive once. */
export function expectOrderly({ v1, legacy }: Journey): void {
  const messages = [...v1.received, ...legacy.received].map(({ json }) => json);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const times = messages.map(({ createdAt }) => createdAt);
  expect(new Set(times).size).toBe(times.length);
  for (const { received } of [v1, legacy]) {
    const own = received.map(({ json }) => json.createdAt);
    expect(own).toEqual([...own].sort());
  }
}
