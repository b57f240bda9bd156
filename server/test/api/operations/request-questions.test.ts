// Requests with incomplete addresses: candidates, the choice of dispatch, and a question by mail.
import { describe, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder, creation } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newRequest, offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();
const anna = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });

function delivery(postalCode: string, city: string) {
  return { ...(creation().delivery as object), postalCode, city };
}

/** The postal code is in Erfurt, the city is not. */
async function unclearRequest(language: 'de' | 'en' = 'de', place = delivery('99084', 'Essen')) {
  const account = await service.account({ language });
  const { secret: key } = await service.credential(account.id, { environment: 'production' });
  const made = await createOrder(service, key, { delivery: place });
  expect(made.status, made.text).toBe(202);
  const { id, requestNumber } = made.json as { id: string; requestNumber: string };
  return { id, requestNumber, account, key };
}

interface Candidate {
  id: string;
  by: string;
  city: string;
  near: string | null;
}

const candidatesOf = async (id: string, end = 'delivery') =>
  (await anna.console('GET', `/requests/${id}/places?end=${end}`)).json.data as Candidate[];
const choose = (id: string, body: object) =>
  anna.console('POST', `/requests/${id}/places`, { end: 'delivery', ...body });
const queued = async (accountId: string) =>
  (await service.ops('GET', `/requests?accountId=${accountId}`)).json.data[0];

describe('the place of an address', () => {
  test('can be chosen by postal code, and then has a distance and a price', async () => {
    const { id, account } = await unclearRequest();
    expect(await queued(account.id)).toMatchObject({
      quoteReason: 'ADDRESS_UNCLEAR',
      unclear: [{ end: 'delivery', postalCode: '99084', city: 'Essen', postalTown: 'Erfurt' }],
    });
    const [erfurt, essen] = await candidatesOf(id);
    expect(erfurt).toMatchObject({ by: 'POSTAL_CODE', city: 'Erfurt' });
    expect(essen).toMatchObject({ by: 'CITY', city: 'Essen' });
    const chosen = await choose(id, { candidateId: erfurt!.id, city: 'Erfurt', postalCode: '99084' });
    expect(chosen.status, chosen.text).toBe(200);
    expect(chosen.json).toMatchObject({ delivery: { city: 'Erfurt', postalCode: '99084' } });
    expect(chosen.json.distanceKm).toBeGreaterThan(250);
    expect(chosen.json.distanceKm).toBeLessThan(450);
    const kept = (await service.ops('GET', `/orders/${id}`)).json.distanceKm;
    expect(kept).toBe(chosen.json.distanceKm);
    expect(await queued(account.id)).toMatchObject({ unclear: [], to: 'Erfurt' });
    const history = (await service.ops('GET', `/orders/${id}/history`)).json.data;
    expect(history.at(-1)).toMatchObject({
      action: 'order.choose_place',
      changes: [
        {
          field: 'delivery',
          values: { before: { city: 'Essen', postalCode: '99084' }, after: { city: 'Erfurt' } },
        },
        { field: 'distanceKm', values: { after: chosen.json.distanceKm } },
      ],
      by: { name: 'Anna Lindner' },
    });
    const { portal } = await newPortalUser(service, { account });
    const theirs = (await portal('GET', `/production/orders/${id}/timeline`)).json.data.at(-1);
    expect(theirs.changes.map(({ field }: { field: string }) => field)).toEqual(['delivery']);
  });

  test('can be chosen by city, with a postal code that fits it', async () => {
    const { id } = await unclearRequest();
    const essen = (await candidatesOf(id)).find(({ by }) => by === 'CITY')!;
    const still = await choose(id, { candidateId: essen.id, city: 'Essen', postalCode: '99084' });
    expectV1Error(still, 400, 'INVALID_REQUEST');
    expect(still.json.error.details.fields).toMatchObject([{ field: 'postalCode' }]);
    const chosen = await choose(id, { candidateId: essen.id, city: 'Essen', postalCode: '45127' });
    expect(chosen.json.delivery).toMatchObject({ city: 'Essen', postalCode: '45127' });
  });

  test('has the postal code of recent orders to the city, or at least its first digits', async () => {
    const { id, key } = await unclearRequest();
    const essen = async () => (await candidatesOf(id)).find(({ by }) => by === 'CITY');
    expect(await essen()).toMatchObject({ postalArea: '45' });
    for (const postalCode of ['45130', '45127', '45127'])
      await createOrder(service, key, { delivery: delivery(postalCode, 'Essen') });
    expect(await essen()).toMatchObject({ postalCode: '45127' });
    expect((await candidatesOf(id))[0]).toMatchObject({ by: 'POSTAL_CODE', postalCode: '99084' });
  });

  test('distinguishes places of the same name, and only a candidate can be chosen', async () => {
    const { id } = await unclearRequest('de', delivery('00000', 'Neustadt'));
    const found = await candidatesOf(id);
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ id: one }) => one)).size).toBe(found.length);
    expect(found.every(({ near }) => near !== null)).toBe(true);
    const made = await choose(id, { candidateId: 'C:1.0000,1.0000', city: 'Neustadt', postalCode: '01000' });
    expectV1Error(made, 400, 'INVALID_REQUEST');
    expect(made.json.error.details.fields).toMatchObject([{ field: 'candidateId' }]);
  });

  test('cannot be chosen after a quote was sent, nor by users who do not dispatch', async () => {
    const { key } = await service.customer({ environment: 'production' });
    const offered = await offeredRequest(service, key);
    const [first] = await candidatesOf(offered);
    const late = await choose(offered, { candidateId: first!.id, city: 'München', postalCode: '80331' });
    expectV1Error(late, 409, 'ORDER_NOT_CHANGEABLE');
    expectV1Error(await anna.console('GET', '/requests/RQ-999999/places?end=pickup'), 404, 'QUOTE_NOT_FOUND');
    const { console: accounting } = await newConsoleUser(service, { role: 'accounting' });
    expectV1Error(
      await accounting('GET', `/requests/${offered}/places?end=pickup`),
      403,
      'ROLE_NOT_SUFFICIENT',
    );
  });
});

describe('a question to the customer', () => {
  test.each([
    ['de', 'Anlieferung', /99084 liegt bei Erfurt, genannt ist Essen/, /^Frage zu Ihrer Anfrage RQ-/],
    ['en', 'delivery', /99084 is near Erfurt, but Essen is named/, /^A question about your request RQ-/],
  ] as const)(
    'is prepared in their language (%s) and sent as dispatch wrote it',
    async (language, which, text, subject) => {
      const { id, account } = await unclearRequest(language);
      const prepared = (await anna.console('GET', `/requests/${id}/question?about=delivery`)).json;
      expect(prepared).toMatchObject({ recipient: 'einkauf@test.example', language });
      expect(prepared.text).toMatch(text);
      expect(prepared.text).toContain(which);
      const asked = await anna.console('POST', `/requests/${id}/question`, {
        text: `${prepared.text}\n\n<b>Bold</b>`,
      });
      expect(asked.status, asked.text).toBe(201);
      const mail = (await service.ops('GET', `/mails/${asked.json.mailId}`)).json;
      expect(mail).toMatchObject({ kind: 'QUESTION', recipient: 'einkauf@test.example' });
      expect(mail.subject).toMatch(subject);
      expect(mail.text).toContain('<b>Bold</b>');
      expect(mail.html).not.toContain('<b>Bold</b>');
      const history = JSON.stringify((await service.ops('GET', `/orders/${id}/history`)).json);
      expect(history).toContain('QUESTION');
      const { portal } = await newPortalUser(service, { account });
      const theirs = await portal('GET', `/production/orders/${id}/timeline`);
      expect(theirs.text).not.toContain('request.asked');
    },
  );

  test('needs a contracting party, and is sent by dispatch only', async () => {
    const { key, accountId } = await service.customer({ environment: 'production' });
    const { id } = await newRequest(service, key);
    expect((await anna.console('GET', `/requests/${id}/question?about=contact`)).json.text).toContain(
      'Telefonnummer',
    );
    await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
    expectV1Error(await anna.console('GET', `/requests/${id}/question`), 409, 'NO_CONTRACTING_PARTY');
    expectV1Error(
      await anna.console('POST', `/requests/${id}/question`, { text: '' }),
      400,
      'INVALID_REQUEST',
    );
    const viewer = await newConsoleUser(service, { role: 'viewer' });
    const answer = await viewer.console('POST', `/requests/${id}/question`, { text: 'Where?' });
    expectV1Error(answer, 403, 'ROLE_NOT_SUFFICIENT');
  });
});
