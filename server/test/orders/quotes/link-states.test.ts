// Links to quotes that can no longer be accepted show the reason and refuse; invented tokens are not found.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expireQuotes } from '../../../src/orders/quotes/issue-quote.ts';
import { fetchFile } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, decline, issue, linkPath, linkToken, OFFER, offeredRequest, withdraw } from './requests.ts';

const HOUR_MS = 3_600_000;
const TYPED = { name: 'Łukasz Groß', signature: { method: 'TYPED', text: 'Ł. Groß' } };

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const open = (token: string) => service.call(linkPath(token));
const sign = (token: string) => service.call(linkPath(token, '/accept'), { body: TYPED });
const refuse = (token: string) => service.call(linkPath(token, '/decline'), { body: {} });
const getOrder = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;

const inAnHour = () => new Date(service.clock.now().getTime() + HOUR_MS).toISOString();

async function offered(offer: object = OFFER): Promise<{ id: string; token: string }> {
  const id = await offeredRequest(service, key, offer);
  return { id, token: await linkToken(service, key, id) };
}

async function expectRefused(token: string, code: string, details: object): Promise<void> {
  for (const answer of [await sign(token), await refuse(token)]) {
    expectV1Error(answer, 409, code);
    expect(answer.json.error.details).toEqual(details);
  }
}

/** Checks that neither amounts, lines and PDF of the newer version nor its result are shown. */
async function expectOnlySuperseded(token: string): Promise<void> {
  expect((await open(token)).json).toEqual({
    link: 'SUPERSEDED',
    quote: null,
    transport: null,
    operator: {
      name: 'Northern Transfers',
      address: expect.any(String),
      email: null,
      phone: null,
      phoneHours: null,
      legalNoticeUrl: null,
      privacyUrl: null,
      termsUrl: null,
    },
    language: 'de',
    environment: 'production',
  });
  expectV1Error(await service.call(linkPath(token, '/document')), 404, 'QUOTE_DOCUMENT_NOT_FOUND');
  await expectRefused(token, 'QUOTE_VERSION_MISMATCH', { currentVersion: 2 });
}

describe('a link that can no longer be used shows the reason and refuses', () => {
  test('superseded by a revision, whose link it does not reveal', async () => {
    const { id, token } = await offered();
    await issue(service, id);
    await expectOnlySuperseded(token);
    const newer = await linkToken(service, key, id);
    expect((await open(newer)).json.link).toBe('OPEN');
    expect((await sign(newer)).status).toBe(200);
    await expectOnlySuperseded(token);
  });

  test('expired, before and after the worker ran', async () => {
    const validUntil = inAnHour();
    const { token } = await offered({ ...OFFER, validUntil });
    service.clock.advance(HOUR_MS);
    for (let run = 0; run < 2; run += 1) {
      const shown = (await open(token)).json;
      expect([shown.link, shown.quote.acceptance.url]).toEqual(['EXPIRED', null]);
      await expectRefused(token, 'QUOTE_EXPIRED', { validUntil });
      await expireQuotes(service.services.core);
    }
  });

  test.each<[string, (id: string, token: string) => Promise<TestResponse>]>([
    ['ACCEPTED', (id) => accept(service, key, id)],
    ['ACCEPTED', (_, token) => sign(token)],
    ['DECLINED', (id) => decline(service, key, id)],
    ['WITHDRAWN', (id) => withdraw(service, id)],
    ['WITHDRAWN', (id) => command(service, id, 'reject_request')],
  ])('decided: %s', async (status, end) => {
    const { id, token } = await offered();
    expect((await end(id, token)).status).toBe(200);
    expect((await open(token)).json).toMatchObject({ link: 'DECIDED', quote: { state: status } });
    await expectRefused(token, 'QUOTE_ALREADY_DECIDED', { status });
    expect((await fetchFile(service, linkPath(token, '/document'), null)).status).toBe(200);
  });
});

describe('a link ends', () => {
  const DAY_MS = 24 * HOUR_MS;

  async function expectEndsIn30Days(token: string): Promise<void> {
    service.clock.advance(30 * DAY_MS - 1);
    expect((await open(token)).status).toBe(200);
    service.clock.advance(1);
    for (const answer of [await open(token), await sign(token), await refuse(token)]) {
      expectV1Error(answer, 404, 'QUOTE_NOT_FOUND');
    }
    expectV1Error(await service.call(linkPath(token, '/document')), 404, 'QUOTE_NOT_FOUND');
  }

  test('30 days after the decision, and shows the decision until then', async () => {
    const { id, token } = await offered();
    await issue(service, id);
    const newer = await linkToken(service, key, id);
    await sign(newer);
    service.clock.advance(29 * DAY_MS);
    expect((await open(newer)).json).toMatchObject({
      link: 'DECIDED',
      quote: { version: 2, state: 'ACCEPTED', amounts: { net: 480 } },
    });
    service.clock.advance(-29 * DAY_MS);
    await expectEndsIn30Days(newer);
    expectV1Error(await open(token), 404, 'QUOTE_NOT_FOUND');
  });

  test('30 days after its validity without a decision', async () => {
    const { token } = await offered({ ...OFFER, validUntil: inAnHour() });
    service.clock.advance(HOUR_MS);
    await expectEndsIn30Days(token);
  });
});

describe('a token', () => {
  test('that is altered, cut, extended or invented is not found', async () => {
    const { id, token } = await offered();
    const altered = [...token].map(
      (letter, i) => token.slice(0, i) + (letter === 'A' ? 'B' : 'A') + token.slice(i + 1),
    );
    const made = [
      ...altered,
      token.slice(0, -1),
      token.slice(0, 10),
      `${token}A`,
      `${token}=`,
      token.toUpperCase(),
      id,
      randomBytes(34).toString('base64url'),
      'x',
    ].filter((other) => other !== token);
    for (const other of made) {
      expectV1Error(await open(other), 404, 'QUOTE_NOT_FOUND');
    }
    for (const other of made.slice(0, 3)) {
      expectV1Error(await sign(other), 404, 'QUOTE_NOT_FOUND');
      expectV1Error(await refuse(other), 404, 'QUOTE_NOT_FOUND');
      expect((await fetchFile(service, linkPath(other, '/document'), null)).status).toBe(404);
    }
    expect((await open(token)).json.link).toBe('OPEN');
  });

  test('decides on its own quote and no other', async () => {
    const [one, other] = [await offered(), await offered()];
    await sign(one.token);
    expect((await open(other.token)).json).toMatchObject({ link: 'OPEN', quote: { id: other.id } });
    expect((await getOrder(other.id)).status).toBe('QUOTE_OFFERED');
  });
});
