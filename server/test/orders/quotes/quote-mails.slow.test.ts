// The mails to the contracting party about a quote, as they arrive over SMTP with their PDF.
import { afterAll, describe, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { changeTerms, command } from '../../harness/orders.ts';
import { startMailingService } from '../../messages/mail/mailing-service.ts';
import { accept, decline, linkPath, linkToken, offeredRequest, withdraw } from './requests.ts';

const { service, mailsOf, close } = await startMailingService({ realPdfs: true });
const { key, accountId } = await service.customer({ environment: 'production' });
afterAll(close);

describe('the quote mail', () => {
  test('has the PDF of the quote, byte for byte as stored', async () => {
    let id = '';
    const [mail, ...others] = await mailsOf(async () => {
      id = await offeredRequest(service, key);
    });
    expect(others).toEqual([]);
    const stored = await fetchFile(service, `/extern/quotes/${id}/document`, key);
    expect(mail!.attachments).toEqual([
      {
        fileName: expect.stringMatching(/^[\w-]+\.pdf$/),
        contentType: 'application/pdf',
        bytes: stored.bytes,
      },
    ]);
    expect(mail!.text).toContain('/q/');
  });

  test.each([
    ['altered', 'update document_chunks set bytes = set_byte(bytes, 20, 0)', 1],
    ['emptied', 'delete from document_chunks', 1],
    ['gone', 'delete from documents', 0],
  ])('is sent without a PDF that is %s', async (_, damage, alerts) => {
    const { sql } = service.services.core;
    const id = await offeredRequest(service, key);
    await service.settle();
    const [mail] = (await service.ops('GET', `/mails?orderId=${id}`)).json.data;
    const { documentId } = mail;
    const column = damage.endsWith('documents') ? 'id' : 'document_id';
    await sql.unsafe('update quotes set document_id = null where document_id = $1', [documentId]);
    await sql.unsafe(`${damage} where ${column} = $1`, [documentId]);
    const [again, ...others] = await mailsOf(() => service.ops('POST', `/mails/${mail.id}/resend`, {}));
    expect(others).toEqual([]);
    expect(again!.attachments).toEqual([]);
    expect(again!.html).toContain('/q/');
    const raised = (await service.ops('GET', '/alerts')).json.data.filter(
      ({ details }: { details: { documentId?: string } }) => details.documentId === documentId,
    );
    expect(raised).toHaveLength(alerts);
  });
});

const SIGNED = { name: 'Łukasz Groß', signature: { method: 'TYPED', text: 'Ł. Groß' } };
const sign = async (id: string) =>
  service.call(linkPath(await linkToken(service, key, id), '/accept'), { body: SIGNED });
const speak = (language: string) => service.ops('PATCH', `/accounts/${accountId}`, { language });

describe('an accepted quote', () => {
  test.each([
    ['de', 'Angebot {quote} angenommen: Ihr Auftrag {order}', 'Unser Angebot wurde angenommen'],
    ['en', 'Quote {quote} accepted: your order {order}', 'Our quote was accepted'],
  ])('is confirmed to the signer, with the signed PDF, in %s', async (language, subject, sentence) => {
    expect((await speak(language)).status).toBe(200);
    const id = await offeredRequest(service, key);
    const [mail, ...others] = await mailsOf(() => sign(id));
    expect(others).toEqual([]);
    const order = (await service.call(`/extern/orders/${id}`, { key })).json;
    const { quoteNumber } = (await service.call(`/extern/quotes/${id}`, { key })).json;
    expect(mail!.to).toEqual(['einkauf@test.example']);
    expect(mail!.header('subject')).toBe(
      subject.replace('{quote}', quoteNumber).replace('{order}', order.orderNumber),
    );
    expect(mail!.text).toContain(sentence);
    expect(mail!.text).toContain(order.trackingUrl);
    const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
    const signed = data.find(({ kind }: { kind: string }) => kind === 'SIGNED_QUOTE');
    const { bytes } = await fetchFile(service, pathOf(signed.downloadUrl), key);
    expect(mail!.attachments).toEqual([{ fileName: signed.fileName, contentType: 'application/pdf', bytes }]);
    expect(await readPdf(bytes)).toContain('Groß');
    await speak('de');
  });

  test('is confirmed after acceptance by API too, and a quote that was not accepted is not', async () => {
    await changeTerms(service, accountId, { quoteAcceptanceViaApi: true });
    const [first, second] = [await offeredRequest(service, key), await offeredRequest(service, key)];
    expect(await mailsOf(() => accept(service, key, first))).toHaveLength(1);
    expect(await mailsOf(() => accept(service, key, first))).toEqual([]);
    expect(await mailsOf(() => decline(service, key, second))).toEqual([]);
  });
});

describe('a withdrawn quote', () => {
  test.each([
    ['de', 'Angebot {quote} wurde zurückgezogen', 'Es kann nicht mehr angenommen werden.'],
    ['en', 'Quote {quote} was withdrawn', 'It can no longer be accepted.'],
  ])(
    'is announced to the intended signer, without PDF and link, in %s',
    async (language, subject, sentence) => {
      await speak(language);
      const id = await offeredRequest(service, key);
      const { quoteNumber } = (await service.call(`/extern/quotes/${id}`, { key })).json;
      const [mail, ...others] = await mailsOf(() => withdraw(service, id));
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: ['einkauf@test.example'], attachments: [] });
      expect(mail!.header('subject')).toBe(subject.replace('{quote}', quoteNumber));
      expect(mail!.text.replaceAll('\n', ' ')).toContain(sentence);
      expect(mail!.text + mail!.html).not.toMatch(/http:|undefined|null/);
      await speak('de');
    },
  );

  test('is announced if its request is rejected, without the reason', async () => {
    const id = await offeredRequest(service, key);
    const [mail] = await mailsOf(() => command(service, id, 'reject_request', { reason: 'No truck' }));
    expect(mail!.header('subject')).toContain('wurde zurückgezogen');
    expect(mail!.text + mail!.html).not.toContain('No truck');
  });

  test('is not announced if it only expired, or if no quote was open', async () => {
    const id = await offeredRequest(service, key);
    expect(await mailsOf(async () => service.clock.advance(60 * 86_400_000))).toEqual([]);
    expect((await service.call(`/extern/quotes/${id}`, { key })).json.state).toBe('EXPIRED');
    expect(await mailsOf(() => command(service, id, 'reject_request'))).toEqual([]);
  });

  test('is not announced to a deleted account', async () => {
    const other = await service.customer({ environment: 'production' });
    await offeredRequest(service, other.key);
    expect(await mailsOf(() => service.ops('DELETE', `/accounts/${other.accountId}`))).toEqual([]);
  });
});
