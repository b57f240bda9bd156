// The operator's logo: accepted files, how documents show it, and its removal.
import { afterAll, expect, test } from 'vitest';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { advanceOrderTo, createOrder } from '../harness/orders.ts';
import { OPERATOR_TOKEN, startService } from '../harness/service.ts';
import { fetchFile, readPdf } from './files.ts';
import { drawing, jpeg } from './pdf-samples.ts';

const service = await startService({ realPdfs: true });
afterAll(() => service.close());

const send = (bytes: Buffer) =>
  service.call('/ops/operator/logo', {
    method: 'PUT',
    key: OPERATOR_TOKEN,
    rawBody: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

async function newInvoice(): Promise<Buffer> {
  const { key } = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, key)).json;
  await advanceOrderTo(service, order.id, 'INVOICED');
  const { data } = (await service.call(`/extern/orders/${order.id}/documents`, { key })).json;
  const { id } = data.find(({ kind }: { kind: string }) => kind === 'INVOICE');
  return (await fetchFile(service, `/extern/orders/${order.id}/documents/${id}`, key)).bytes;
}

const picturesIn = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;

test('it is on every new document until it is removed', async () => {
  const { name } = (await service.ops('GET', '/operator')).json;
  expect((await service.ops('GET', '/operator/logo')).json).toEqual({ logo: null });
  expectV1Error(await service.ops('GET', '/operator/logo/file'), 404, 'NOT_FOUND');
  const without = await newInvoice();
  const square = await send(drawing(60, 60));
  expect(square.status, square.text).toBe(200);
  expect(square.json).toMatchObject({ contentType: 'image/png' });
  const withSquareLogo = await newInvoice();
  expect([picturesIn(without), picturesIn(withSquareLogo)]).toEqual([0, 1]);
  const count = async (pdf: Buffer) => (await readPdf(pdf)).split(name).length;
  expect(await count(withSquareLogo)).toBe(await count(without));
  // A wide logo contains the company name, so the name is only in the sender's line and the footer.
  await send(drawing(300, 60));
  expect(await count(await newInvoice())).toBe((await count(without)) - 1);
  expect((await send(jpeg)).json).toMatchObject({ contentType: 'image/jpeg', size: jpeg.length });
  expect(picturesIn(await newInvoice())).toBe(1);
  const file = await fetchFile(service, '/ops/operator/logo/file?at=now', OPERATOR_TOKEN);
  expect(file.headers.get('content-type')).toBe('image/jpeg');
  expect(file.bytes.equals(jpeg)).toBe(true);
  expect((await service.ops('DELETE', '/operator/logo')).status).toBe(204);
  expect((await service.ops('DELETE', '/operator/logo')).status).toBe(204);
  expect(picturesIn(await newInvoice())).toBe(0);
  const actions = (await service.ops('GET', '/audit?action=operator')).json.data.map(
    (entry: { action: string }) => entry.action,
  );
  expect(actions.filter((action: string) => action === 'operator.logo_removed')).toHaveLength(1);
});

test('a file that documents cannot show is refused with the reason, and the logo stays', async () => {
  const wide = encodePng({ width: 1001, height: 500, rgb: Buffer.alloc(1001 * 500 * 3, 200) });
  const hugeJpeg = Buffer.from(jpeg);
  const frame = hugeJpeg.indexOf(Buffer.from([0xff, 0xc0]));
  hugeJpeg.writeUInt16BE(5000, frame + 5);
  hugeJpeg.writeUInt16BE(5000, frame + 7);
  for (const [bytes, says] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'neither JPEG nor PNG'],
    [Buffer.from('%PDF-1.7'), 'neither JPEG nor PNG'],
    [drawing(60, 60).subarray(0, 90), 'ends too early'],
    [wide, 'more than 500000 pixels'],
    [hugeJpeg, 'more than 500000 pixels'],
    [Buffer.alloc(0), 'neither JPEG nor PNG'],
  ] as const) {
    const refused = await send(bytes);
    expectV1Error(refused, 400, 'INVALID_REQUEST');
    expect(refused.text).toContain(says);
  }
  expectV1Error(await send(Buffer.alloc(512 * 1024 + 1)), 413, 'PAYLOAD_TOO_LARGE');
  expect((await service.ops('GET', '/operator/logo')).json).toEqual({ logo: null });
});

test('only admins change it, and every role of the console sees it', async () => {
  const { console } = await newConsoleUser(service, { role: 'accounting' });
  expect((await console('GET', '/operator/logo')).status).toBe(200);
  expectV1Error(await console('DELETE', '/operator/logo'), 403, 'ROLE_NOT_SUFFICIENT');
});
