// Extending a quote: the same offer with a later end, as the next version. Only that one can be accepted.
import { beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, getQuote, newRequest, OFFER, offeredRequest, withdraw } from './requests.ts';

const service = await sharedService();
let key: string;
let accountId: string;
beforeEach(async () => {
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const extend = (id: string, validUntil: string, seenVersion = 1) =>
  service.ops('POST', `/quotes/${id}/extend`, { validUntil, seenVersion });

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString();

test('it is the same offer with a later end, even if the agreement has changed', async () => {
  const id = await offeredRequest(service, key, { ...OFFER, note: 'Nur mit Winde.' });
  const before = (await getQuote(service, key, id)).json;
  await changeTerms(service, accountId, { vatRate: 7 });
  const end = later(before.validUntil, 7);
  const extended = await extend(id, end);
  expect(extended.status, extended.text).toBe(201);
  expect(extended.json).toMatchObject({ version: 2, state: 'OFFERED', validUntil: end });
  expect(extended.json.amounts).toEqual(before.amounts);
  expect(extended.json.lineItems).toEqual(before.lineItems);
  expect(extended.json.acceptance.url).not.toBe(before.acceptance.url);
  expect((await eventsOf(service, id)).at(-1)).toMatchObject({
    name: 'quote.offered',
    data: { version: 2, validUntil: end },
  });
  const versions = (await service.ops('GET', `/requests/${id}`)).json.versions;
  expect(versions).toMatchObject([
    { version: 2, state: 'OFFERED', note: 'Nur mit Winde.', validUntil: end },
    { version: 1, state: 'SUPERSEDED', note: 'Nur mit Winde.' },
  ]);
  expectV1Error(await accept(service, key, id, { version: 1 }), 409, 'QUOTE_VERSION_MISMATCH');
  expect((await accept(service, key, id, { version: 2 })).json.state).toBe('ACCEPTED');
});

test('it must end later, and name the current version', async () => {
  const id = await offeredRequest(service, key);
  const { validUntil } = (await getQuote(service, key, id)).json;
  const same = await extend(id, validUntil);
  expectV1Error(same, 400, 'INVALID_REQUEST');
  expect(same.json.error.details.fields[0]).toMatchObject({ field: 'validUntil', code: 'too_small' });
  const answers = await Promise.all([extend(id, later(validUntil, 3)), extend(id, later(validUntil, 4))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = answers.find(({ status }) => status === 409)!;
  expectV1Error(lost, 409, 'QUOTE_VERSION_MISMATCH');
  expect(lost.json.error.details).toEqual({ currentVersion: 2 });
});

test('a quote that is not open cannot be extended', async () => {
  const { id } = await newRequest(service, key);
  const end = later(service.clock.now().toISOString(), 30);
  expectV1Error(await extend(id, end), 409, 'QUOTE_NOT_OFFERED');
  const withdrawn = await offeredRequest(service, key);
  await withdraw(service, withdrawn);
  expectV1Error(await extend(withdrawn, end), 409, 'QUOTE_ALREADY_DECIDED');
  const soon = new Date(service.clock.now().getTime() + 60_000).toISOString();
  const expired = await offeredRequest(service, key, { ...OFFER, validUntil: soon });
  service.clock.advance(61_000);
  expectV1Error(await extend(expired, end), 409, 'QUOTE_EXPIRED');
  const test = await service.customer({ environment: 'sandbox' });
  const sandbox = await newRequest(service, test.key);
  expectV1Error(await extend(sandbox.id, end), 409, 'ORDER_NOT_CHANGEABLE');
});
