// The real service that all files share, and clients of it.
import { startService, type TestService } from '../../../server/test/harness/service.ts';
import { type HandoverOptions, handover } from '../src/index.ts';

let shared: Promise<TestService> | undefined;

/** The service ends with the process of the worker, so no file closes it. */
export function sharedService(): Promise<TestService> {
  shared ??= startService({ config: { demo: false }, deliver: true });
  return shared;
}

/** Short pauses, because the tests check that calls are repeated, not for how long. */
export const NO_RETRY_DELAY = { pausesMs: [5, 10, 20], timeoutMs: 20_000 };

/** A client of a new account, in the sandbox unless the fields say otherwise. */
export async function newClient(service: TestService, options: Partial<HandoverOptions> = {}) {
  const { account, key } = await service.customer();
  const client = handover({ url: service.url, apiKey: key, ...NO_RETRY_DELAY, ...options });
  return { client, account, key };
}
