// The real service with the built pages, shared by all files: a database, a virtual clock, a proxy in front
// of it.
import { errorLog } from '../server/test/harness/logged-errors.ts';
import { startService, type TestService, type TestServiceOptions } from '../server/test/harness/service.ts';
import { type NetworkProxy, openNetworkProxy } from './network-proxy.ts';

export interface Site {
  /** The address for browsers. */
  url: string;
  service: TestService;
  proxy: NetworkProxy;
  close(): Promise<void>;
}

export const OPERATOR = {
  name: 'Northern Transfers',
  address: 'Betreiberweg 1, 20457 Hamburg',
  vatId: 'DE123456788',
  phone: '+49 40 1234567',
  phoneHours: 'Mo.–Fr. 7–19 Uhr',
  legalNoticeUrl: 'https://operator.example/imprint',
  privacyUrl: 'https://operator.example/privacy',
  sender: { name: 'Northern Transfers', email: 'dispatch@operator.example' },
};

let shared: Promise<Site> | undefined;

/** It ends with the process of the worker, so no file closes it. */
export function sharedSite(): Promise<Site> {
  shared ??= openSite();
  return shared;
}

export async function openSite(options: TestServiceOptions = {}): Promise<Site> {
  const proxy = await openNetworkProxy();
  const service = await startService({
    datesAnswers: true,
    log: errorLog,
    ...options,
    config: { demo: false, publicUrl: proxy.url, ...options.config },
  });
  proxy.setTarget(service.url);
  const answer = await service.ops('PUT', '/operator', OPERATOR);
  if (answer.status !== 200) throw new Error(answer.text);
  const close = async () => {
    await proxy.disconnect();
    await service.close();
  };
  return { url: proxy.url, service, proxy, close };
}

const DAY_MS = 86_400_000;

/** Sets the clock to the next day at eight, so that the date does not change during a test. */
export function newClockAtMorning({ clock }: TestService): Date {
  const day = Math.floor(clock.now().getTime() / DAY_MS) + 1;
  clock.set(new Date(day * DAY_MS + 8 * 3_600_000));
  return clock.now();
}
