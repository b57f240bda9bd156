// The operator's requests: the queue, the data for a quote, its draft, and every version with its author.
import { describe, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, command } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  accept,
  decline,
  issue,
  newRequest,
  OFFER,
  offeredRequest,
  withdraw,
} from '../../orders/quotes/requests.ts';

const service = await sharedService();

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  return { account, key, of: `accountId=${account.id}` };
}

const numbers = (answer: { json: { data: { id: string }[] } }) => answer.json.data.map(({ id }) => id);

describe('the queue', () => {
  test('lists the longest waiting, the next expiring and the newest decided requests first, in pages', async () => {
    const { key, of } = await customer();
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    const older = await newRequest(service, key);
    service.clock.advance(60_000);
    const newer = await newRequest(service, key, { transportType: 'TRAILER' });
    const later = await offeredRequest(service, key, { ...OFFER, validUntil: '2099-11-20T12:00:00Z' });
    const sooner = await offeredRequest(service, key, { ...OFFER, validUntil: '2099-11-10T12:00:00Z' });
    const accepted = await offeredRequest(service, key);
    await accept(service, key, accepted);
    service.clock.advance(1000);
    const declined = await offeredRequest(service, key);
    await decline(service, key, declined);
    const rejected = await newRequest(service, key);
    await command(service, rejected.id, 'reject_request', { reason: 'No truck' });

    const waiting = await console('GET', `/requests?${of}`);
    expect(numbers(waiting)).toEqual([older.id, newer.id]);
    expect(waiting.json.data[1]).toMatchObject({
      requestNumber: newer.requestNumber,
      from: 'Stuttgart',
      to: 'München',
      vehicle: 'Volkswagen Golf',
      transportType: 'TRAILER',
      quoteReason: 'TRANSPORT_TYPE',
      origin: { channel: 'api-v1' },
      proposedNet: null,
      quote: null,
      mail: null,
    });
    expect(waiting.json.data[0].proposedNet).toBeGreaterThan(99);
    const offered = await console('GET', `/requests?${of}&view=offered`);
    expect(numbers(offered)).toEqual([sooner, later]);
    expect(offered.json.data[0]).toMatchObject({
      quote: { version: 1, state: 'OFFERED', net: 480 },
      mail: { state: 'PENDING' },
    });
    const decided = await console('GET', `/requests?${of}&view=decided`);
    expect(numbers(decided).sort()).toEqual([accepted, declined, rejected.id].sort());
    const first = await console('GET', `/requests?${of}&limit=1`);
    const second = await console('GET', `/requests?${of}&limit=1&cursor=${first.json.nextCursor}`);
    expect([numbers(first), numbers(second)]).toEqual([[older.id], [newer.id]]);
    expect(numbers(await console('GET', `/requests?${of}&reason=TRANSPORT_TYPE`))).toEqual([newer.id]);
    expectV1Error(
      await console('GET', `/requests?view=offered&cursor=${first.json.nextCursor}`),
      400,
      'INVALID_CURSOR',
    );
  });

  test('counts requests without the sandbox and without ended ones', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    const before = (await console('GET', '/requests/summary')).json;
    await newRequest(service, key);
    const id = await offeredRequest(service, key);
    const sandbox = await service.customer({ environment: 'sandbox' });
    await newRequest(service, sandbox.key);
    const after = (await console('GET', '/requests/summary')).json;
    expect(after.waiting).toBe(before.waiting + 1);
    expect(after.offered).toBe(before.offered + 1);
    expect(after.oldest).not.toBeNull();
    await command(service, id, 'reject_request', {});
    const rejected = (await console('GET', '/requests/summary')).json;
    expect([rejected.offered, rejected.decided]).toEqual([before.offered, before.decided + 1]);
  });
});

describe('the data for a quote', () => {
  test('has lines by the tariff in the customer’s language, the recipient, and the validity', async () => {
    const { key, account } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    await changeTerms(service, account.id, {
      tariffs: [{ transportType: 'TRAILER', baseNet: 190, includedKm: 100, perKmNet: 1.4 }],
    });
    const { requestNumber } = await newRequest(service, key, {
      transportType: 'TRAILER',
      services: { registration: true },
    });
    const { json } = await console('GET', `/requests/${requestNumber}`);
    const { distanceKm } = json.order;
    expect(json).toMatchObject({
      state: 'REQUESTED',
      version: 0,
      versions: [],
      agreement: { version: 2 },
      receivers: 0,
      missing: null,
      account: { name: account.name, language: 'de', email: account.contractingParty!.email },
      proposal: { includedKm: 100, currency: 'EUR' },
    });
    const passThrough = false;
    expect(json.proposal.lines).toEqual([
      {
        code: 'BASE',
        description: 'Transport auf Anhänger, Grundpreis',
        quantity: 1,
        unitNet: 190,
        passThrough,
      },
      {
        code: 'DISTANCE',
        description: 'Strecke über 100 km',
        quantity: Math.round((distanceKm - 100) * 1000) / 1000,
        unitNet: 1.4,
        passThrough,
      },
      { code: 'REGISTRATION', description: 'Fahrzeugzulassung', quantity: 1, unitNet: 129, passThrough },
    ]);
  });

  test('turns a price per kilometre into one amount, and a missing tariff into a line without price', async () => {
    const { key, account } = await customer();
    const { console } = await newConsoleUser(service);
    await changeTerms(service, account.id, {
      tariffs: [{ transportType: 'TRAILER', baseNet: 0, perKmNet: 0.8255 }],
    });
    const fine = await newRequest(service, key, { transportType: 'TRAILER' });
    const { proposal, order } = (await console('GET', `/requests/${fine.id}`)).json;
    expect(proposal.lines[1]).toMatchObject({ code: 'DISTANCE', quantity: 1 });
    expect(proposal.lines[1].description).toContain('km zu 0,8255');
    expect(proposal.lines[1].unitNet).toBeCloseTo(order.distanceKm * 0.8255, 1);
    const unpriced = await newRequest(service, key, { transportType: 'TRUCK' });
    const { proposal: byHand } = (await console('GET', `/requests/${unpriced.id}`)).json;
    expect(byHand).toMatchObject({
      net: null,
      includedKm: null,
      lines: [
        {
          code: 'TRANSPORT',
          description: 'Transport auf Lkw, Stuttgart nach München',
          quantity: 1,
          unitNet: null,
        },
      ],
    });
  });

  test('has the latest decided prices of comparable requests', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service);
    const was = await offeredRequest(
      service,
      key,
      { lineItems: [{ description: 'Winch', unitNet: 777 }] },
      { transportType: 'TRUCK' },
    );
    await decline(service, key, was);
    const { id } = await newRequest(service, key, { transportType: 'TRUCK' });
    const { comparablePrices } = (await console('GET', `/requests/${id}`)).json;
    expect(comparablePrices[0]).toMatchObject({ accepted: false, net: 777 });
    const driven = await newRequest(service, key);
    const { comparablePrices: others } = (await console('GET', `/requests/${driven.id}`)).json;
    expect(others.map(({ net }: { net: number }) => net)).not.toContain(777);
  });

  test('does not exist for an order that was never a request', async () => {
    const { console } = await newConsoleUser(service);
    expectV1Error(await console('GET', '/requests/RQ-0'), 404, 'QUOTE_NOT_FOUND');
  });
});

describe('a draft', () => {
  const lineItems = [
    { description: 'Transport auf Anhänger', quantity: 1, unitNet: 190 },
    { description: 'Strecke', quantity: 588.123, unitNet: 1.4 },
  ];

  test('is calculated and rendered as it would be sent, and stores nothing', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    const { id } = await newRequest(service, key);
    const preview = await console('POST', `/requests/${id}/quote-preview`, { lineItems });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.json).toMatchObject({
      version: 1,
      net: 1013.37,
      vat: 192.54,
      gross: 1205.91,
      vatRate: 19,
    });
    expect(preview.json.lines[1]).toMatchObject({ net: 823.37 });
    const pdf = await console('POST', `/requests/${id}/quote-preview/document`, { lineItems, note: 'Winch' });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text.startsWith('%PDF')).toBe(true);
    const { json } = await console('GET', `/requests/${id}`);
    expect([json.version, json.state, json.order.version]).toEqual([0, 'REQUESTED', 1]);
    const issued = await console('POST', `/requests/${id}/quotes`, { lineItems, seenVersion: 0 });
    expect(issued.json.amounts).toMatchObject({ net: 1013.37, gross: 1205.91 });
    expect(issued.json.validUntil).toBe(preview.json.validUntil);
  });

  test('is refused with every wrong field', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    const { id } = await newRequest(service, key);
    for (const path of ['quote-preview', 'quote-preview/document']) {
      const answer = await console('POST', `/requests/${id}/${path}`, {
        lineItems: [{ description: '', unitNet: 1.234 }],
        validUntil: '2020-01-01T00:00:00Z',
      });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      const fields = answer.json.error.details.fields.map(({ field }: { field: string }) => field);
      expect(fields).toEqual(
        expect.arrayContaining(['lineItems[0].description', 'lineItems[0].unitNet', 'validUntil']),
      );
      const discounted = await console('POST', `/requests/${id}/${path}`, {
        lineItems: [{ description: 'Discount', unitNet: -1 }],
      });
      expectV1Error(discounted, 400, 'INVALID_REQUEST');
    }
  });

  test('for an order that cannot have a quote is refused', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    const { id } = await newRequest(service, key);
    await command(service, id, 'reject_request', {});
    const preview = (of: string) => console('POST', `/requests/${of}/quote-preview`, { lineItems });
    expectV1Error(await preview(id), 409, 'ORDER_NOT_CHANGEABLE');
    const sandbox = await service.customer({ environment: 'sandbox' });
    const test = await newRequest(service, sandbox.key);
    expectV1Error(await preview(test.id), 409, 'ORDER_NOT_CHANGEABLE');
    expectV1Error(await preview('RQ-0'), 404, 'ORDER_NOT_FOUND');
  });
});

describe('versions', () => {
  test('stay readable with the users who offered and ended them', async () => {
    const { key } = await customer();
    const anna = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
    const jonas = await newConsoleUser(service, { role: 'dispatcher', name: 'Jonas Weber' });
    const { id } = await newRequest(service, key);
    await anna.console('POST', `/requests/${id}/quotes`, { ...OFFER, note: 'By truck' });
    service.clock.advance(60_000);
    await jonas.console('POST', `/quotes/${id}/withdraw`, {});
    service.clock.advance(60_000);
    await jonas.console('POST', `/requests/${id}/quotes`, {
      lineItems: [{ description: 'Transport', unitNet: 500 }],
    });
    service.clock.advance(60_000);
    await anna.console('POST', `/requests/${id}/quotes`, {
      lineItems: [{ description: 'Transport', unitNet: 510 }],
    });
    await accept(service, key, id);
    const { versions, state } = (await anna.console('GET', `/requests/${id}`)).json;
    expect(state).toBe('ACCEPTED');
    expect(versions).toMatchObject([
      { version: 3, state: 'ACCEPTED', net: 510, offeredBy: { name: 'Anna Lindner' } },
      {
        version: 2,
        state: 'SUPERSEDED',
        net: 500,
        offeredBy: { name: 'Jonas Weber' },
        endedBy: { name: 'Anna Lindner' },
      },
      {
        version: 1,
        state: 'WITHDRAWN',
        net: 480,
        note: 'By truck',
        offeredBy: { name: 'Anna Lindner' },
        endedBy: { name: 'Jonas Weber' },
        lines: [{ description: 'Transport on a truck', quantity: 1, net: 480 }],
      },
    ]);
  });

  test('a quote based on an outdated version is not sent', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    const id = await offeredRequest(service, key);
    const late = await console('POST', `/requests/${id}/quotes`, { ...OFFER, seenVersion: 0 });
    expectV1Error(late, 409, 'QUOTE_VERSION_MISMATCH');
    expect(late.json.error.details).toEqual({ currentVersion: 1 });
    const next = { ...OFFER, note: 'By truck', seenVersion: 1 };
    expect((await console('POST', `/requests/${id}/quotes`, next)).status).toBe(201);
  });

  test('the next version must differ from the one on offer', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service, { role: 'dispatcher' });
    const id = await offeredRequest(service, key);
    const { validUntil } = (await service.ops('GET', `/requests/${id}`)).json.versions[0];
    const send = (changes: object, seenVersion = 1) =>
      console('POST', `/requests/${id}/quotes`, { ...OFFER, validUntil, seenVersion, ...changes });
    const refused = await send({});
    expectV1Error(refused, 409, 'QUOTE_UNCHANGED');
    expect(refused.json.error.details).toEqual({ currentVersion: 1 });
    const later = new Date(Date.parse(validUntil) + 3_600_000).toISOString();
    expect((await send({ validUntil: later })).json.version).toBe(2);
    // After a withdrawal the same offer is a new one.
    await service.ops('POST', `/quotes/${id}/withdraw`, {});
    expect((await send({ validUntil: later }, 2)).json.version).toBe(3);
  });

  test('an expired quote and one rejected with its request have that status', async () => {
    const { key } = await customer();
    const { console } = await newConsoleUser(service);
    const id = await offeredRequest(service, key);
    await command(service, id, 'reject_request', {});
    expect((await console('GET', `/requests/${id}`)).json.versions[0].state).toBe('WITHDRAWN');
    const other = await newRequest(service, key);
    await issue(service, other.id);
    await withdraw(service, other.id);
    expect((await console('GET', `/requests/${other.id}`)).json).toMatchObject({
      state: 'WITHDRAWN',
      version: 1,
      versions: [{ state: 'WITHDRAWN', endedBy: { name: null } }],
    });
  });
});
