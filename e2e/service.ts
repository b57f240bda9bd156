// The real service with the built pages, as all files share it: a database, a virtual clock, a gate before it.
import { cheapRenderer } from '../server/test/harness/cheap-pdf.ts';
import { startService, type TestService, type TestServiceOptions } from '../server/test/harness/service.ts';
import { type Gate, openGate } from './gate.ts';

export interface Site {
  /** What a browser opens. */
  url: string;
  service: TestService;
  gate: Gate;
  close(): Promise<void>;
}

export const OPERATOR = {
  name: 'Handover Operator',
  address: 'Betreiberweg 1, 20457 Hamburg',
  phone: '+49 40 1234567',
  phoneHours: 'Mo.–Fr. 7–19 Uhr',
  legalNoticeUrl: 'https://operator.example/imprint',
  privacyUrl: 'https://operator.example/privacy',
  sender: { name: 'Handover Operator', email: 'dispatch@operator.example' },
};

let shared: Promise<Site> | undefined;

/** It ends with the process of the worker, so no file closes it. */
export function sharedSite(): Promise<Site> {
  shared ??= openSite();
  return shared;
}

export async function openSite(options: TestServiceOptions = {}): Promise<Site> {
  const gate = await openGate();
  const service = await startService({
    pdf: cheapRenderer(),
    ...options,
    config: { demo: false, publicUrl: gate.url, ...options.config },
  });
  gate.leadTo(service.url);
  const answer = await service.ops('PUT', '/operator', OPERATOR);
  if (answer.status !== 200) throw new Error(answer.text);
  const close = async () => {
    await gate.shut();
    await service.close();
  };
  return { url: gate.url, service, gate, close };
}

const DAY_MS = 86_400_000;

/** The next day at eight, so that what a test calls today stays today. */
export function newMorning({ clock }: TestService): Date {
  const day = Math.floor(clock.now().getTime() / DAY_MS) + 1;
  clock.set(new Date(day * DAY_MS + 8 * 3_600_000));
  return clock.now();
}
