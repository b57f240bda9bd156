// If the signed PDF fails because of us, the signer is not told that the signature was wrong.
import { afterAll, expect, test } from 'vitest';
import { PdfError } from '../../src/documents/pdf/pdf-error.ts';
import { type PdfRenderer, pdfRenderer } from '../../src/documents/pdf/render.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { startService } from '../harness/service.ts';
import { getQuote, linkPath, linkToken, offeredRequest } from './requests.ts';

const renders = { fails: false };
const real = pdfRenderer();
const pdf: PdfRenderer = {
  ...real,
  render: (document) =>
    renders.fails
      ? Promise.reject(new PdfError('TIMED_OUT', 'The document was not rendered within 20 s.'))
      : real.render(document),
};

const service = await startService({ pdf });
const { key } = await service.customer({ environment: 'production' });
afterAll(() => service.close());

test.each([
  { method: 'TYPED', text: 'Erika Muster' },
  { method: 'DRAWN', png: 'iVBORw0KGgo=' },
])('a $method acceptance is 500, changes nothing, and works when it is sent again', async (signature) => {
  const id = await offeredRequest(service, key);
  const token = await linkToken(service, key, id);
  renders.fails = true;
  const answer = await service.call(linkPath(token, '/accept'), {
    body: { name: 'Erika Muster', signature },
  });
  const byApi = await service.call(`/extern/quotes/${id}/accept`, { key, body: {} });
  renders.fails = false;
  expectV1Error(answer, 500, 'INTERNAL_ERROR');
  expectV1Error(byApi, 500, 'INTERNAL_ERROR');
  expect((await getQuote(service, key, id)).json.state).toBe('OFFERED');
  const again = { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } };
  expect((await service.call(linkPath(token, '/accept'), { body: again })).status).toBe(200);
});
