// Which PDFs of quotes are rendered when, and the answers if rendering fails.
import { afterAll, expect, test } from 'vitest';
import { PdfError } from '../../../src/documents/pdf/pdf-error.ts';
import { type PdfRenderer, pdfRenderer } from '../../../src/documents/pdf/render.ts';
import { serviceBusy } from '../../../src/platform/call-errors.ts';
import { control, createLegacyOrder } from '../../api/legacy/legacy-calls.ts';
import { png } from '../../documents/pdf-samples.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { getQuote, linkPath, linkToken, newRequest, offeredRequest } from './requests.ts';

const renders: { fails: Error | null; count: number } = { fails: null, count: 0 };
const real = pdfRenderer();
const pdf: PdfRenderer = {
  ...real,
  render(document) {
    renders.count += 1;
    return renders.fails ? Promise.reject(renders.fails) : real.render(document);
  },
};

const service = await startService({ pdf });
const { key } = await service.customer({ environment: 'production' });
afterAll(() => service.close());

test.each([
  { method: 'TYPED', text: 'Erika Muster' },
  { method: 'DRAWN', png: png.toString('base64') },
])(
  'a $method acceptance that is not rendered in time is 503, changes nothing, and works when it is sent again',
  async (signature) => {
    const id = await offeredRequest(service, key);
    const token = await linkToken(service, key, id);
    renders.fails = new PdfError('TIMED_OUT', 'The document was not rendered within 20 s.');
    const answer = await service.call(linkPath(token, '/accept'), {
      body: { name: 'Erika Muster', signature },
    });
    const byApi = await service.call(`/extern/quotes/${id}/accept`, { key, body: {} });
    renders.fails = null;
    for (const refused of [answer, byApi]) {
      expectV1Error(refused, 503, 'SERVICE_BUSY');
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    expect((await getQuote(service, key, id)).json.state).toBe('OFFERED');
    const again = { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } };
    expect((await service.call(linkPath(token, '/accept'), { body: again })).status).toBe(200);
  },
);

test('if the rendering queue is full, every API answers with the time to wait', async () => {
  const id = await offeredRequest(service, key);
  const token = await linkToken(service, key, id);
  renders.fails = serviceBusy(5);
  const body = { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } };
  const sandbox = await service.customer();
  const { orderNumber } = await createLegacyOrder(service, sandbox.key, {}, { 'x-sandbox-mode': 'manual' });
  const older = async () => (await control(service, sandbox.key, orderNumber, 'weiter')).json;
  await expect
    .poll(older)
    .toMatchObject({ error: 'NUMBER_COLLISION', message: expect.stringContaining('Retry-After') });
  const answers = [
    await service.call(linkPath(token, '/accept'), { body }),
    await service.call(`/extern/quotes/${id}/accept`, { key, body: {} }),
  ];
  renders.fails = null;
  for (const answer of answers) {
    expectV1Error(answer, 503, 'SERVICE_BUSY');
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect((await service.call(linkPath(token, '/accept'), { body })).status).toBe(200);
});

test.each([
  ['does not begin with its size', Buffer.concat([png.subarray(0, 8), chunk('tEXt'), png.subarray(8)])],
  ['says it is larger than a million pixels', sized(png, 1001, 1000)],
  ['says it is far larger', sized(png, 60_000, 60_000)],
  ['ends before its size', png.subarray(0, 20)],
])('a drawing that %s is refused before anything is rendered', async (_, drawing) => {
  const token = await linkToken(service, key, await offeredRequest(service, key));
  const before = renders.count;
  const signature = { method: 'DRAWN', png: drawing.toString('base64') };
  const answer = await service.call(linkPath(token, '/accept'), { body: { name: 'Erika', signature } });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields).toMatchObject([
    { field: 'signature.png', code: 'invalid_format' },
  ]);
  expect(renders.count).toBe(before);
});

function chunk(type: string): Buffer {
  return Buffer.concat([Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)]);
}

function sized(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

test('a draft is rendered once for all readers, and again when its content changes', async () => {
  const customer = await service.customer();
  const { id } = await newRequest(service, customer.key);
  const before = renders.count;
  const read = () => service.call(`/extern/quotes/${id}/document`, { key: customer.key });
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  for (const answer of answers) expect(answer.status).toBe(200);
  await read();
  expect(renders.count).toBe(before + 1);
  await changeTerms(service, customer.accountId, { quoteValidityDays: 3 });
  await read();
  expect(renders.count).toBe(before + 2);
});

test('a draft that failed is rendered again', async () => {
  const customer = await service.customer();
  const { id } = await newRequest(service, customer.key);
  const read = () => service.call(`/extern/quotes/${id}/document`, { key: customer.key });
  renders.fails = new PdfError('TIMED_OUT', 'The document was not rendered within 20 s.');
  expect((await read()).status).toBe(503);
  renders.fails = null;
  expect((await read()).status).toBe(200);
});
