// The mails to the contracting party about a quote, as they arrive over SMTP with their PDF.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchFile } from '../documents/files.ts';
import { startService, type TestService } from '../harness/service.ts';
import { type ReceivedMail, type SmtpReceiver, startSmtpReceiver } from '../mail/smtp-receiver.ts';
import { offeredRequest } from './requests.ts';

let service: TestService;
let smtp: SmtpReceiver;
let key: string;
beforeAll(async () => {
  smtp = await startSmtpReceiver();
  service = await startService({ deliver: true, config: { smtpUrl: smtp.url } });
  ({ key } = await service.customer({ environment: 'production' }));
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});

/** What arrives because of this. */
async function mailsOf(cause: () => Promise<unknown>): Promise<ReceivedMail[]> {
  await service.settle();
  const before = smtp.received.length;
  await cause();
  await service.settle();
  return smtp.received.slice(before);
}

describe('the quote mail', () => {
  test('carries the PDF of the quote, byte by byte as it is stored', async () => {
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
  ])('goes out without a PDF that is %s', async (_, damage, alerts) => {
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
