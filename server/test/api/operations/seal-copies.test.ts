// The newest seal of the audit log goes once a day to an address of the operator.
import { afterAll, expect, test } from 'vitest';
import { type SendSealContext, sendDailySeal } from '../../../src/messages/send-seal.ts';
import type { OutboundRequest, OutboundResult } from '../../../src/messages/webhooks/send-request.ts';
import { findLastSeal } from '../../../src/operator/seal-store.ts';
import { formatSeal } from '../../../src/operator/seal-text.ts';
import { sealAudit } from '../../../src/operator/seals.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { OPERATOR, startService } from '../../harness/service.ts';

const service = await startService();
afterAll(() => service.close());
const { core } = service.services;
const HOUR = 3_600_000;

const posted: OutboundRequest[] = [];
let answer: Partial<OutboundResult> = {};
const context: SendSealContext = {
  ...core,
  outbound: {
    async post(request) {
      posted.push(request);
      return { status: 200, durationMs: 1, response: '', error: null, retryAfterSeconds: null, ...answer };
    },
    close: async () => {},
  },
};

async function sealSomething(): Promise<string> {
  await service.customer({ environment: 'production' });
  service.clock.advance(61_000);
  await sealAudit(core);
  return formatSeal((await findLastSeal(core.sql))!);
}

const setAddress = (sealsTo: string | null) => service.ops('PUT', '/operator', { ...OPERATOR, sealsTo });
const mails = () =>
  core.sql`select recipient, subject, text from mails where kind = 'AUDIT_SEAL' order by id`;

test('nothing is sent without an address; a mailbox gets one mail a day', async () => {
  const seal = await sealSomething();
  expect(await sendDailySeal(context)).toBe(0);
  expect((await setAddress('audit@partner.example')).status).toBe(200);
  expect(await sendDailySeal(context)).toBe(1);
  expect(await sendDailySeal(context)).toBe(0);
  expect(await mails()).toMatchObject([{ recipient: 'audit@partner.example' }]);
  expect((await mails())[0]!.text).toContain(seal);
  service.clock.advance(25 * HOUR);
  expect(await sendDailySeal(context)).toBe(1);
  expect(await mails()).toHaveLength(2);
});

test('an https address gets it as JSON, and again until it is accepted', async () => {
  expect((await setAddress('https://8.8.8.8/seals')).status).toBe(200);
  const seal = await sealSomething();
  answer = { status: 500 };
  await expect(sendDailySeal(context)).rejects.toThrow('not accepted at 8.8.8.8: 500');
  answer = {};
  expect(await sendDailySeal(context)).toBe(1);
  expect(await sendDailySeal(context)).toBe(0);
  expect(posted).toHaveLength(2);
  expect(JSON.parse(posted[1]!.body!.toString())).toMatchObject({ type: 'audit.seal', seal });
});

test('addresses that are neither, or lead into a private network, are refused with a sentence', async () => {
  for (const address of ['nowhere', 'http://8.8.8.8/seals', 'https://127.0.0.1/seals', 'https:8.8.8.8']) {
    const { status, json } = await setAddress(address);
    expect({ address, status }).toEqual({ address, status: 400 });
    expect(json.error.details.fields[0].field).toBe('sealsTo');
  }
  const { console } = await newConsoleUser(service, { role: 'dispatcher' });
  expect((await console('PUT', '/operator', { ...OPERATOR })).status).toBe(403);
});
