// The link in a quote mail: its holder sees the quote and decides on that version, with name and signature.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../../../src/documents/pdf/encode-png.ts';
import { fetchFile, pathOf, readPdf, sha256 } from '../../documents/files.ts';
import { expectStandardHeaders, expectV1Error } from '../../harness/expect-answer.ts';
import { fastRenderer } from '../../harness/fast-pdf.ts';
import { changeTerms, eventNames, eventsOf } from '../../harness/orders.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../../messages/mail/smtp-receiver.ts';
import {
  accept,
  getQuote,
  issue,
  linkPath,
  linkToken,
  newRequest,
  OFFER,
  offeredRequest,
} from './requests.ts';

const TYPED = { name: 'Łukasz Groß', signature: { method: 'TYPED', text: 'Ł. Groß' } };
/** A stroke on white. */
const DRAWING = encodePng({
  width: 60,
  height: 20,
  rgb: Buffer.alloc(60 * 20 * 3, 255).fill(0, 1200, 1370),
});
const drawn = (png: Buffer) => ({
  name: 'Erika Müller',
  signature: { method: 'DRAWN', png: png.toString('base64') },
});

const pdf = fastRenderer();
let service: TestService;
let smtp: SmtpReceiver;
let key: string;
let accountId: string;
beforeAll(async () => {
  smtp = await startSmtpReceiver();
  service = await startService({ pdf, deliver: true, config: { smtpUrl: smtp.url } });
  const customer = await service.customer({ environment: 'production' });
  key = customer.key;
  accountId = customer.account.id;
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});

const open = (token: string) => service.call(linkPath(token));
const sign = (token: string, body: object = TYPED) => service.call(linkPath(token, '/accept'), { body });
const refuse = (token: string, body: object = {}) => service.call(linkPath(token, '/decline'), { body });
const getOrder = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;

async function offered(offer: object = OFFER): Promise<{ id: string; token: string }> {
  const id = await offeredRequest(service, key, offer);
  return { id, token: await linkToken(service, key, id) };
}

async function signedText(id: string): Promise<string> {
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  const signed = data.find(({ kind }: { kind: string }) => kind === 'SIGNED_QUOTE');
  const file = await fetchFile(service, pathOf(signed.downloadUrl), key);
  expect(sha256(file.bytes)).toBe(signed.sha256);
  return readPdf(file.bytes);
}

test('the quote mail has the link, in text and HTML, for the signer', async () => {
  const { id } = await newRequest(service, key);
  const { quoteNumber, acceptance } = (await issue(service, id)).json;
  await service.settle();
  const mail = smtp.received.find((received) => received.header('subject')!.includes(quoteNumber))!;
  expect(mail.to).toEqual(['einkauf@test.example']);
  const subject = mail.header('subject')!.replace(/\u00a0/g, ' ');
  expect(subject).toMatch(new RegExp(`^Angebot ${quoteNumber}: Stuttgart – München, [\\d.]+,\\d\\d €$`));
  const [, token] = /http:\/\/localhost:8080\/q\/([\w-]+)/.exec(mail.text)!;
  expect(acceptance.url).toBe(`http://localhost:8080/q/${token}`);
  expect(mail.html).toContain(`href="${acceptance.url}"`);
  await expectHidden(token!);
  expect((await open(token!)).json.quote.quoteNumber).toBe(quoteNumber);
});

/** Checks that neither the table nor the operator's view contains the token of the mail. */
async function expectHidden(token: string): Promise<void> {
  const [row] = await service.services.core.sql`
    select id, mails::text as stored from mails order by created_at desc, id desc limit 1`;
  const shown = (await service.ops('GET', `/mails/${row!.id}`)).json;
  expect(shown.text).toContain('http://localhost:8080/q/••••••••');
  expect(JSON.stringify([row, shown])).not.toContain(token);
  expect((await service.ops('POST', `/mails/${row!.id}/resend`, {})).text).not.toContain(token);
  await service.settle();
  expect(smtp.received.at(-1)!.text).toContain(token);
}

test('a revision sends a mail with its own link', async () => {
  const { id, token } = await offered();
  const { quoteNumber } = (await issue(service, id)).json;
  await service.settle();
  // Both mails are sent at the same time, so either may arrive first.
  const subject = `Überarbeitetes Angebot ${quoteNumber} (Version 2)`;
  const [mail, ...others] = smtp.received.filter((came) => came.header('subject')!.includes(subject));
  expect(others).toEqual([]);
  const [, revised] = /\/q\/([\w-]+)/.exec(mail!.text)!;
  expect(revised).not.toBe(token);
  expect((await open(revised!)).json).toMatchObject({ link: 'OPEN', quote: { version: 2 } });
});

test('the link shows the quote, the transport and the operator, without a credential', async () => {
  const { id, token } = await offered();
  const answer = await open(token);
  expect(answer.status).toBe(200);
  expectStandardHeaders(answer);
  expect(answer.json).toEqual({
    quote: {
      ...(await getQuote(service, key, id)).json,
      acceptance: { viaApi: false, url: expect.any(String) },
    },
    operator: {
      name: 'Northern Transfers',
      address: expect.any(String),
      email: null,
      phone: null,
      phoneHours: null,
      legalNoticeUrl: null,
      privacyUrl: null,
      termsUrl: null,
    },
    transport: {
      vehicle: 'Volkswagen Golf S-AB 1234',
      from: 'Königstraße 1, 70173 Stuttgart',
      to: 'Marienplatz 8, 80331 München',
    },
    language: 'de',
    link: 'OPEN',
    environment: 'production',
  });
  const { contact: _, ...rest } = answer.json;
  expect(JSON.stringify(rest)).not.toContain('+49');
});

test('the link serves the PDF of the quote', async () => {
  const { id, token } = await offered();
  const byLink = await fetchFile(service, linkPath(token, '/document'), null);
  const byKey = await fetchFile(service, `/extern/quotes/${id}/document`, key);
  expect([byLink.status, byLink.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(byLink.bytes.equals(byKey.bytes)).toBe(true);
});

describe('acceptance', () => {
  test.each([
    ['a typed name', TYPED, ['Łukasz Groß', 'Ł. Groß', 'Name als Unterschrift eingegeben']],
    ['a drawing', drawn(DRAWING), ['Erika Müller']],
  ])('with %s creates the order, and the signed PDF has name and time', async (_, body, parts) => {
    const { id, token } = await offered();
    pdf.thorough = true;
    const answer = await sign(token, body);
    pdf.thorough = false;
    expect(answer.status, answer.text).toBe(200);
    const order = await getOrder(id);
    expect(answer.json).toMatchObject({
      link: 'DECIDED',
      quote: { state: 'ACCEPTED', orderNumber: order.orderNumber, acceptance: { url: null } },
    });
    expect(order).toMatchObject({ kind: 'ORDER', status: 'ACCEPTED', price: { net: 480, gross: 571.2 } });
    const names = (await eventNames(service, id)).slice(2);
    expect(names).toEqual(['order.created', 'order.accepted']);
    expect((await eventsOf(service, id))[2].data.document.kind).toBe('SIGNED_QUOTE');
    const text = await signedText(id);
    for (const part of [...parts, 'Angenommenes Angebot', '01.10.2026 10:0', '571,20 €']) {
      expect(text).toContain(part);
    }
  });

  test.each(['Ελένη Щепкина', 'x'.repeat(200), '<b>&amp;</b>', 'A\u0007\n\tB', '😀\u200d A'])(
    'by %j is stored as it was written',
    async (name) => {
      const { id, token } = await offered({ lineItems: [{ description: name, unitNet: 5 }], note: name });
      const answer = await sign(token, { name, signature: { method: 'TYPED', text: name } });
      expect(answer.status, answer.text).toBe(200);
      const [row] = await service.services.core.sql`select decision from quotes where order_id = ${id}`;
      expect(row!.decision).toMatchObject({ by: name, method: 'TYPED' });
    },
  );

  test.each(['张伟', '👩‍🚒 A'])(
    'by %j is refused, because the signed PDF could not show it',
    async (name) => {
      const { id, token } = await offered();
      const answer = await sign(token, { name, signature: { method: 'TYPED', text: name } });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      const { fields } = answer.json.error.details;
      expect(fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'signature.text']);
      expect((await getQuote(service, key, id)).json.state).toBe('OFFERED');
    },
  );

  test('does not need the agreement to allow acceptance by API', async () => {
    const { id, token } = await offered();
    await changeTerms(service, accountId, { quoteAcceptanceViaApi: false });
    expectV1Error(await accept(service, key, id), 403, 'QUOTE_ACCEPTANCE_NOT_AGREED');
    expect((await sign(token)).status).toBe(200);
    await changeTerms(service, accountId, { quoteAcceptanceViaApi: true });
  });

  test.each<[string, Buffer]>([
    ['no picture at all', randomBytes(500)],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', DRAWING.subarray(0, DRAWING.length / 2)],
    ['a picture with a wrong checksum', Buffer.from(DRAWING).fill(7, 40, 60)],
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a white picture', encodePng({ width: 60, height: 20, rgb: Buffer.alloc(3600, 255) })],
    ['a black picture', encodePng({ width: 60, height: 20, rgb: Buffer.alloc(3600) })],
    ['a speck', encodePng({ width: 60, height: 20, rgb: Buffer.alloc(3600, 255).fill(0, 1200, 1215) })],
    ['more than a million pixels', encodePng({ width: 1001, height: 1000, rgb: Buffer.alloc(3_003_000) })],
  ])('with %s as drawing is 400 and leaves the quote open', async (_, png) => {
    const { id, token } = await offered();
    const answer = await sign(token, drawn(png));
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields[0].field).toBe('signature.png');
    expect((await open(token)).json.link).toBe('OPEN');
    expect((await getOrder(id)).status).toBe('QUOTE_OFFERED');
  });

  test.each<[object, string[]]>([
    [{}, ['name', 'signature']],
    [{ ...TYPED, name: '' }, ['name']],
    [{ ...TYPED, name: 'x'.repeat(201) }, ['name']],
    [{ ...TYPED, name: ' \u200b\t' }, ['name']],
    [{ ...TYPED, signature: { method: 'TYPED', text: '--' } }, ['signature.text']],
    [{ ...TYPED, signature: { method: 'STAMP' } }, ['signature.method']],
    [{ ...TYPED, signature: { method: 'TYPED' } }, ['signature.text']],
    [{ ...TYPED, signature: { method: 'DRAWN', png: 'not base64!' } }, ['signature.png']],
    [{ ...TYPED, signature: { method: 'DRAWN', png: 'A'.repeat(200_004) } }, ['signature.png']],
    [{ ...TYPED, version: 2 }, ['version']],
  ])('with a wrong body is 400 and names the fields (%#)', async (body, fields) => {
    const { token } = await offered();
    const answer = await sign(token, body);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields.map((each: { field: string }) => each.field)).toEqual(fields);
  });
});

test('declining rejects the request, with the reason', async () => {
  const { id, token } = await offered();
  const answer = await refuse(token, { reason: 'Zu spät' });
  expect(answer.json).toMatchObject({ link: 'DECIDED', quote: { state: 'DECLINED', orderNumber: null } });
  expect((await getOrder(id)).status).toBe('REJECTED');
  expect((await eventsOf(service, id)).at(-1)).toMatchObject({
    type: 'order.rejected',
    data: { reason: 'Zu spät' },
  });
});

test('an unknown link is reported before the body is checked', async () => {
  for (const action of ['/accept', '/decline']) {
    for (const rawBody of ['{', JSON.stringify({ unknown: 1 }), 'x'.repeat(300_000)]) {
      const answer = await service.call(linkPath('x'.repeat(46), action), { rawBody });
      expectV1Error(answer, 404, 'QUOTE_NOT_FOUND');
    }
  }
});
