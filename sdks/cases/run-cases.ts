// Runs the table with the driver of an SDK, against the real service behind a proxy with faults.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestService } from '../../server/test/harness/service.ts';
import { sharedService } from '../../server/test/harness/shared-service.ts';
import { typescriptDriver } from '../typescript/test/case-driver.ts';
import { CASES, type Case, type Command, type Result, type Step, VALUES } from './case-table.ts';
import type { Driver } from './driver-process.ts';
import { type FaultyProxy, type NetworkFault, openFaultyProxy } from './faulty-proxy.ts';
import { differences, resolve } from './match.ts';
import { type OtherServers, openOtherServers } from './other-servers.ts';

/** Cases are about whether a call is repeated, not about how long it waits. */
const USUAL_OPTIONS = { pausesMs: [1, 2, 3], timeoutMs: 20_000 };

/** One test for each case; `start` builds the SDK with its driver, and starts it. */
export function describeCases(name: string, start: () => Driver | Promise<Driver>): void {
  describe(`the SDK for ${name}`, () => {
    const straight = typescriptDriver();
    let service: TestService;
    let driver: Driver;
    let proxy: FaultyProxy;
    let others: OtherServers;
    beforeAll(async () => {
      service = await sharedService({ deliver: true });
      proxy = await openFaultyProxy(service.url);
      others = await openOtherServers();
      driver = await start();
    }, 300_000);
    afterAll(async () => {
      await driver?.close();
      await proxy?.close();
      others?.close();
    });

    test.each(CASES)('$name', async (one) => {
      const kept = await valuesOf(service, proxy, others);
      await runCase(one, kept, { service, driver, straight, proxy });
    });
  });
}

async function valuesOf(
  service: TestService,
  proxy: FaultyProxy,
  others: OtherServers,
): Promise<Record<string, unknown>> {
  const { key, accountId } = await service.customer();
  const client = await service.credential(accountId, { type: 'oauth_client' });
  return {
    ...(resolve(VALUES, VALUES) as object),
    key,
    client: { id: client.clientId, secret: client.secret },
    url: service.url,
    closed: others.closed,
    mail: others.mail,
    untrusted: others.untrusted,
    withoutTls: proxy.url.replace('http:', 'https:'),
  };
}

interface Parts {
  service: TestService;
  driver: Driver;
  straight: Driver;
  proxy: FaultyProxy;
}

async function runCase({ steps }: Case, kept: Record<string, unknown>, parts: Parts): Promise<void> {
  const { service, proxy } = parts;
  for (const [index, step] of steps.entries()) {
    kept.now = service.clock.now().toISOString();
    if (step.clock) service.clock.advance(step.clock);
    if (step.settle) await settle(service);
    if (!step.do) continue;
    proxy.networkFaults = (resolve(step.faults ?? [], kept) as NetworkFault[]).flat();
    proxy.calls = [];
    const command = commandOf(step, kept, parts);
    const result = await (step.straight ? parts.straight : parts.driver).run(command);
    const found = check(step, result, kept, proxy);
    expect(found, `step ${index + 1} (${step.do}) gave ${JSON.stringify(result).slice(0, 1500)}`).toEqual([]);
    if (step.keep) kept[step.keep] = result.answer;
  }
}

/** Transactions of other tests on the same server may keep events out of the list for a moment. */
async function settle(service: TestService): Promise<void> {
  await service.settle();
  const { sql } = service.services.core;
  const findUnlisted = () => sql`select from events where position >= event_horizon()`;
  await expect.poll(async () => (await findUnlisted()).length).toBe(0);
}

function commandOf(step: Step, kept: Record<string, unknown>, { proxy, service }: Parts): Command {
  const url = step.straight ? service.url : proxy.url;
  const options = {
    ...USUAL_OPTIONS,
    url,
    apiKey: kept.key,
    ...(resolve(step.client ?? {}, kept) as object),
  };
  const client = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null));
  return { do: step.do!, client, with: resolve(step.with ?? {}, kept) as Record<string, unknown> };
}

function check(step: Step, result: Result, kept: Record<string, unknown>, proxy: FaultyProxy): string[] {
  const keys = new Set(proxy.calls.map(({ headers }) => headers['idempotency-key']));
  const failed = result.error !== undefined && step.error === undefined;
  return [
    ...(failed ? ['it failed'] : []),
    ...(step.error === undefined ? [] : differences(result.error, resolve(step.error, kept), 'error')),
    ...(step.answer === undefined ? [] : differences(result.answer, resolve(step.answer, kept), 'answer')),
    ...(step.sent === undefined ? [] : differences(proxy.calls.length, step.sent, 'number of calls')),
    ...(step.keys === undefined ? [] : differences(keys.size, step.keys, 'number of keys')),
    ...retryDifferences(step, result),
  ];
}

function retryDifferences({ retries }: Step, result: Result): string[] {
  if (retries === undefined) return [];
  if (typeof retries === 'number')
    return differences(result.retries.length, retries, 'number of repetitions');
  const ranges = retries.map(([from, to]) => ({ $from: from, to }));
  return differences(result.retries, ranges, 'pauses');
}
