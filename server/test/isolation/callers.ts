// Calls a described route with the credential that its API takes.
import type { Environment } from '../../src/model/environment.ts';
import { send, type TestResponse, type TestService } from '../harness/service.ts';
import type { AccountData } from './account-data.ts';
import type { DescribedRoute } from './described-routes.ts';
import type { Call } from './valid-call.ts';

export type Headers = Record<string, string>;

export function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` };
}

/** As the pages send it. */
export function cookieHeaders(service: TestService, cookie: string): Headers {
  return { cookie, origin: new URL(service.services.config.publicUrl).origin };
}

/** The headers of the account itself, or of its driver. */
export function headersOf(
  service: TestService,
  { apiName }: DescribedRoute,
  { keys, people, phone }: AccountData,
  environment: Environment,
): Headers {
  if (apiName === 'driver') return bearer(phone.token);
  if (apiName === 'portal') return cookieHeaders(service, people.admin.cookie);
  return bearer(keys[environment]);
}

export async function callRoute(
  service: TestService,
  route: DescribedRoute,
  { path, body, rawBody }: Call,
  headers: Headers,
): Promise<TestResponse> {
  if (route.isStream) return openStream(service.url + path, headers);
  return send(service.url + path, {
    method: route.method,
    headers: { ...headers, ...(rawBody && { 'content-type': 'application/octet-stream' }) },
    ...(body !== undefined && { body }),
    ...(rawBody && { rawBody }),
  });
}

/** A stream does not end by itself: its first events are enough. */
async function openStream(address: string, headers: Headers): Promise<TestResponse> {
  const response = await fetch(address, { headers });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  }
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  const text = Buffer.from(value ?? []).toString();
  return { status: response.status, headers: response.headers, text, json: undefined };
}
