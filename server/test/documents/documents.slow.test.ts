// The documents of an order as a customer lists them: every kind, by scope, only of the own account.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiScope } from '../../src/customers/credentials/api-scopes.ts';
import { DOCUMENT_KINDS } from '../../src/model/orders/document-kinds.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, eventsOf, newDriver } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { accept, offeredRequest } from '../orders/quotes/requests.ts';
import { fetchFile, pathOf, readPdf, sha256 } from './files.ts';
import { PDF, upload } from './uploads.ts';

const service = await sharedService({ realPdfs: true });
const { key, accountId } = await service.customer({ environment: 'production' });
/** An order with a document of each kind. */
let id: string;
beforeAll(async () => {
  id = await offeredRequest(service, key);
  await accept(service, key, id);
  await advanceOrderTo(service, id, 'DELIVERY', await newDriver(service));
  await command(service, id, 'hand_over', { hasDamage: true, damageDescription: 'Kratzer an der Tür' });
  await command(service, id, 'complete');
  await command(service, id, 'invoice');
  for (const kind of ['AUTHORIZATION', 'VEHICLE_DOCUMENT']) {
    service.clock.advance(1000);
    await upload(service, id, PDF, { kind });
  }
});

type Listed = {
  id: string;
  kind: string;
  downloadUrl: string;
  sha256: string;
  size: number;
  fileName: string;
};

const listWith = async (credential: string, reference = id): Promise<Listed[]> =>
  (await service.call(`/extern/orders/${reference}/documents`, { key: credential })).json.data;
const keyWith = async (...scopes: ApiScope[]) =>
  (await service.credential(accountId, { environment: 'production', scopes })).secret;

test('all eight kinds are listed, oldest first, each with every field of the record', async () => {
  const documents = await listWith(key);
  expect(documents.map(({ kind }) => kind)).toEqual([
    'QUOTE',
    'SIGNED_QUOTE',
    'PICKUP_PROTOCOL',
    'DELIVERY_PROTOCOL',
    'DAMAGE_REPORT',
    'INVOICE',
    'AUTHORIZATION',
    'VEHICLE_DOCUMENT',
  ]);
  expect(documents.map(({ kind }) => kind).sort()).toEqual([...DOCUMENT_KINDS].sort());
  for (const document of documents) {
    expect(document).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: document.kind,
      fileName: expect.stringMatching(/\.pdf$/),
      contentType: 'application/pdf',
      size: expect.any(Number),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: expect.stringMatching(/^2026-10-01T.*Z$/),
      downloadUrl: `http://localhost:8080/api/v1/extern/orders/${id}/documents/${document.id}`,
    });
  }
});

test('every downloaded file matches the list: size, SHA-256, type and name', async () => {
  for (const document of await listWith(key)) {
    const file = await fetchFile(service, pathOf(document.downloadUrl), key);
    expect(file.status).toBe(200);
    expect([file.bytes.length, sha256(file.bytes)]).toEqual([document.size, document.sha256]);
    expect(file.headers.get('content-length')).toBe(String(document.size));
    expect(file.headers.get('content-disposition')).toContain(`filename="${document.fileName}"`);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('generated documents are part of the event of their step', async () => {
  const riding = (await eventsOf(service, id))
    .filter(({ data }) => data.document)
    .map(({ type, data }) => [type, data.document.kind]);
  expect(riding).toEqual([
    ['quote.offered', 'QUOTE'],
    ['order.created', 'SIGNED_QUOTE'],
    ['vehicle.picked_up', 'PICKUP_PROTOCOL'],
    ['vehicle.delivered', 'DELIVERY_PROTOCOL'],
    ['damage.reported', 'DAMAGE_REPORT'],
    ['invoice.created', 'INVOICE'],
    ['document.uploaded', 'AUTHORIZATION'],
    ['document.uploaded', 'VEHICLE_DOCUMENT'],
  ]);
});

test.each([
  ['PICKUP_PROTOCOL', 'Abholprotokoll'],
  ['DELIVERY_PROTOCOL', 'Übergabeprotokoll'],
  ['DAMAGE_REPORT', 'Kratzer an der Tür'],
  ['INVOICE', 'Rechnung INV-2026-00001'],
])('the %s can be read back: %s', async (kind, part) => {
  const document = (await listWith(key)).find((each) => each.kind === kind)!;
  const { bytes } = await fetchFile(service, pathOf(document.downloadUrl), key);
  expect(await readPdf(bytes)).toContain(part);
});

describe('by scope', () => {
  const PLAIN = [
    'PICKUP_PROTOCOL',
    'DELIVERY_PROTOCOL',
    'DAMAGE_REPORT',
    'AUTHORIZATION',
    'VEHICLE_DOCUMENT',
  ];

  test.each<[ApiScope[], string[]]>([
    [['documents:read'], PLAIN],
    [['documents:read', 'orders:read', 'quotes:write'], PLAIN],
    [
      ['documents:read', 'invoices:read'],
      [...PLAIN, 'INVOICE'],
    ],
    [
      ['documents:read', 'quotes:read'],
      [...PLAIN, 'QUOTE', 'SIGNED_QUOTE'],
    ],
    [['documents:read', 'quotes:read', 'invoices:read'], [...DOCUMENT_KINDS]],
  ])('the scopes %j list %j, and other documents are not found', async (scopes, kinds) => {
    const limited = await keyWith(...scopes);
    const seen = await listWith(limited);
    expect(seen.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    for (const document of await listWith(key)) {
      const path = pathOf(document.downloadUrl);
      if (kinds.includes(document.kind)) {
        expect((await fetchFile(service, path, limited)).status).toBe(200);
      } else {
        expectV1Error(await service.call(path, { key: limited }), 404, 'DOCUMENT_NOT_FOUND');
      }
    }
  });

  test.each(['', '/0199a0c2-7c4e-7000-8000-000000000010'])(
    'documents%s needs documents:read',
    async (rest) => {
      const limited = await keyWith('invoices:read', 'quotes:read', 'orders:read');
      const answer = await service.call(`/extern/orders/${id}/documents${rest}`, { key: limited });
      expectV1Error(answer, 403, 'INSUFFICIENT_SCOPE');
      expect(answer.json.error.details.required).toEqual(['documents:read']);
    },
  );
});

describe('not found', () => {
  test('other accounts and the other environment find neither the order nor the file', async () => {
    const [document] = await listWith(key);
    const stranger = (await service.customer({ environment: 'production' })).key;
    const tester = (await service.credential(accountId, { environment: 'sandbox' })).secret;
    for (const other of [stranger, tester]) {
      expectV1Error(
        await service.call(`/extern/orders/${id}/documents`, { key: other }),
        404,
        'ORDER_NOT_FOUND',
      );
      expectV1Error(
        await service.call(pathOf(document!.downloadUrl), { key: other }),
        404,
        'ORDER_NOT_FOUND',
      );
    }
  });

  test('a file is found only through its own order', async () => {
    const [document] = await listWith(key);
    const order = (await createOrder(service, key)).json.id;
    expect(await listWith(key, order)).toEqual([]);
    const path = `/extern/orders/${order}/documents/${document!.id}`;
    expectV1Error(await service.call(path, { key }), 404, 'DOCUMENT_NOT_FOUND');
    expectV1Error(
      await service.ops('GET', `/orders/${order}/documents/${document!.id}`),
      404,
      'DOCUMENT_NOT_FOUND',
    );
  });

  test.each(['0199a0c2-7c4e-7000-8000-000000000010', 'invoice.pdf', 'x'.repeat(201), '%00', '..%2f'])(
    'the unknown document id %s is not found',
    async (documentId) => {
      const path = `/orders/${id}/documents/${documentId}`;
      expectV1Error(await service.call(`/extern${path}`, { key }), 404, 'DOCUMENT_NOT_FOUND');
      expectV1Error(await service.ops('GET', path), 404, 'DOCUMENT_NOT_FOUND');
    },
  );

  test('an unknown order has no documents', async () => {
    for (const path of [
      '/orders/VT-1/documents',
      '/orders/VT-1/documents/0199a0c2-7c4e-7000-8000-000000000010',
    ]) {
      expectV1Error(await service.call(`/extern${path}`, { key }), 404, 'ORDER_NOT_FOUND');
      expectV1Error(await service.ops('GET', path), 404, 'ORDER_NOT_FOUND');
    }
  });
});

test('orders are found by id, order number and request number', async () => {
  const { orderNumber, requestNumber } = (await service.call(`/extern/orders/${id}`, { key })).json;
  for (const reference of [orderNumber, requestNumber]) {
    expect(await listWith(key, reference)).toEqual(await listWith(key));
  }
});

test('the operator lists and downloads every document of every order', async () => {
  const listed = (await service.ops('GET', `/orders/${id}/documents`)).json.data;
  expect(listed).toEqual(await listWith(key));
  const answer = await service.ops('GET', `/orders/${id}/documents/${listed[0].id}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
