// Quote requests for tests: requested, offered, decided.
import { expect } from 'vitest';
import { creation } from '../../harness/orders.ts';
import type { TestResponse, TestService } from '../../harness/service.ts';

export const OFFER = { lineItems: [{ description: 'Transport on a truck', unitNet: 480 }] };

export function requestQuote(
  service: TestService,
  key: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return service.call('/extern/quotes', { key, body: creation(changes), headers });
}

/** A request that waits for its first quote. */
export async function newRequest(service: TestService, key: string, changes: Record<string, unknown> = {}) {
  const made = await requestQuote(service, key, changes);
  expect(made.status, made.text).toBe(202);
  return made.json as { id: string; requestNumber: string; trackingNumber: string };
}

export function issue(service: TestService, id: string, offer: object = OFFER): Promise<TestResponse> {
  return service.ops('POST', `/requests/${id}/quotes`, offer);
}

export function withdraw(service: TestService, id: string): Promise<TestResponse> {
  return service.ops('POST', `/quotes/${id}/withdraw`, {});
}

/** The id of a request with a quote on offer. */
export async function offeredRequest(
  service: TestService,
  key: string,
  offer: object = OFFER,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await newRequest(service, key, changes);
  const issued = await issue(service, id, offer);
  expect(issued.status, issued.text).toBe(201);
  return id;
}

export function getQuote(service: TestService, key: string, id: string): Promise<TestResponse> {
  return service.call(`/extern/quotes/${id}`, { key });
}

export function accept(service: TestService, key: string, id: string, body: object = {}) {
  return service.call(`/extern/quotes/${id}/accept`, { key, body });
}

export function decline(service: TestService, key: string, id: string, body: object = {}) {
  return service.call(`/extern/quotes/${id}/decline`, { key, body });
}

/** The token in the link to the current quote. */
export async function linkToken(service: TestService, key: string, id: string): Promise<string> {
  const { acceptance } = (await getQuote(service, key, id)).json;
  expect(acceptance.url).toMatch(/^http:\/\/localhost:8080\/q\/[\w-]+$/);
  return acceptance.url.split('/q/')[1];
}

/** Paths of the API for the link in a quote mail. */
export function linkPath(token: string, action = ''): string {
  return `/public/quotes/${token}${action}`;
}
