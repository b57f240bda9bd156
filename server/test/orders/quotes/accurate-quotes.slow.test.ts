// The content of a quote: expired from its end on, discounts as lines, and the resulting order.
import { expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, getQuote, issue, newRequest, offeredRequest } from './requests.ts';

const service = await sharedService({ realPdfs: true });
const { key } = await service.customer({ environment: 'production' });

test('after its validity a quote is EXPIRED at once, even before the worker has stored it', async () => {
  const id = await offeredRequest(service, key);
  const { validUntil } = (await getQuote(service, key, id)).json;
  service.clock.set(new Date(Date.parse(validUntil) - 1));
  expect((await getQuote(service, key, id)).json).toMatchObject({
    state: 'OFFERED',
    acceptance: { url: expect.any(String) },
  });
  service.clock.advance(1);
  expect((await getQuote(service, key, id)).json).toMatchObject({
    state: 'EXPIRED',
    acceptance: { url: null },
  });
});

const offer = (...prices: number[]) => ({
  lineItems: prices.map((unitNet) => ({
    description: unitNet < 0 ? 'Rabatt' : 'Transport',
    unitNet,
    quantity: 1.5,
  })),
});

test('a discount is a negative line', async () => {
  const { id } = await newRequest(service, key);
  const answer = await issue(service, id, offer(100, -10.01));
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json.lineItems.map(({ net }: { net: number }) => net)).toEqual([150, -15.02]);
  expect(answer.json.amounts).toMatchObject({ net: 134.98, vat: 25.65, gross: 160.63 });
  expect((await issue(service, id, offer(100, -100))).json.amounts.gross).toBe(0);
});

test('a negative sum is refused', async () => {
  const { id } = await newRequest(service, key);
  const answer = await issue(service, id, offer(100, -100.01));
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields[0].field).toBe('lineItems');
});

test('the signed quote names the order', async () => {
  const id = await offeredRequest(service, key);
  const { orderNumber } = (await accept(service, key, id)).json;
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  const signed = data.find(({ kind }: { kind: string }) => kind === 'SIGNED_QUOTE');
  const text = await readPdf((await fetchFile(service, pathOf(signed.downloadUrl), key)).bytes);
  expect(text).toContain(orderNumber);
});
