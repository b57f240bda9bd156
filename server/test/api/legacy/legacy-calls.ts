// Calls to the legacy interface for tests, and the required form of each of its errors.
import { expect } from 'vitest';
import { expectStandardHeaders } from '../../harness/expect-answer.ts';
import type { TestResponse, TestService } from '../../harness/service.ts';

export const ORDERS = '/extern/transportauftraege';
export const PROCESSES = '/extern/sandbox/transportauftraege';

export const PICKUP = 'Königstraße 1, 70173 Stuttgart';
export const DELIVERY = 'Marienplatz 8, 80331 München';

export function postLegacyOrder(
  service: TestService,
  key: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return service.call(ORDERS, { key, body: { pickup: PICKUP, delivery: DELIVERY, ...changes }, headers });
}

/** Expects success and returns the new order. */
export async function createLegacyOrder(
  service: TestService,
  key: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const answer = await postLegacyOrder(service, key, changes, headers);
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
}

export function legacyStatus(service: TestService, key: string, reference: string): Promise<TestResponse> {
  return service.call(`${ORDERS}/${encodeURIComponent(reference)}`, { key });
}

export function control(service: TestService, key: string, reference: string, action: string) {
  return service.call(`${PROCESSES}/${reference}/${action}`, { method: 'POST', key });
}

/** The same order as API v1 shows it. */
export async function getThroughV1(service: TestService, key: string, id: string) {
  const answer = await service.call(`/extern/orders/${id}`, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

/** How many orders and requests an account has. */
export async function countOrders(service: TestService, accountId: string): Promise<number> {
  const [row] = await service.services.core.sql`
    select count(*)::int as count from orders where account_id = ${accountId}`;
  return row!.count;
}

const ENGLISH = /\b(?:the|this|is|are|not|send|field|must|may|with|invalid|unknown|too)\b/i;

/** Checks for German: none of the words that occur in every English sentence of the service. */
export function expectGerman(sentence: string): void {
  expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(sentence).not.toMatch(ENGLISH);
}

/** An error of the legacy interface: exact status and error, its own format, in German, with all headers. */
export function expectLegacyError(answer: TestResponse, status: number, error: string): void {
  expect({ status: answer.status, error: answer.json?.error }, answer.text).toEqual({ status, error });
  const { details, ...rest } = answer.json;
  expect(Object.keys(rest)).toEqual(['error', 'message', 'requestId']);
  expectGerman(rest.message);
  expect(rest.requestId).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expectStandardHeaders(answer);
  for (const problem of details?.fehler ?? []) {
    expect(Object.keys(problem)).toEqual(['feld', 'grund']);
    expectGerman(problem.grund);
  }
  const challenge = answer.headers.get('www-authenticate');
  if (status === 401) expect(challenge).toMatch(/^Bearer realm=/);
}

/** INVALID_INPUT for exactly these fields, in any order. */
export function expectWrongFields(answer: TestResponse, ...fields: string[]): void {
  expectLegacyError(answer, 400, 'INVALID_INPUT');
  const named = answer.json.details.fehler.map(({ feld }: { feld: string }) => feld);
  expect(named.sort()).toEqual(fields.sort());
}
