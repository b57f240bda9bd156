// Mails in the operations API: listed, filtered, read, resent, and kept if no mail server is set.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, createOrder } from '../../harness/orders.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../../messages/mail/smtp-receiver.ts';
import { issue, newRequest } from '../../orders/quotes/requests.ts';

const END_CUSTOMER_EMAIL = 'familie@example.org';
const MINUTE_MS = 60_000;

interface Listed {
  id: string;
  kind: string;
  state: string;
  orderId: string;
  createdAt: string;
}

/** An order in transit and a quoted request of one customer. Mails are sent before the clock moves. */
async function customerWithMails(service: TestService) {
  const { key, account } = await service.customer({ environment: 'production' });
  const order = (await createOrder(service, key, { endCustomerEmail: END_CUSTOMER_EMAIL })).json;
  await service.settle();
  service.clock.advance(MINUTE_MS);
  await advanceOrderTo(service, order.id, 'IN_TRANSIT');
  await service.settle();
  service.clock.advance(MINUTE_MS);
  const request = await newRequest(service, key);
  const quote = (await issue(service, request.id)).json;
  await service.settle();
  return { key, account, order, request, quote };
}

const listOf =
  (service: TestService) =>
  async (query = ''): Promise<Listed[]> => {
    const answer = await service.ops('GET', `/mails${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  };

describe('without SMTP_URL', () => {
  let service: TestService;
  let business: Awaited<ReturnType<typeof customerWithMails>>;
  let list: ReturnType<typeof listOf>;
  beforeAll(async () => {
    service = await startService({ deliver: true });
    list = listOf(service);
    business = await customerWithMails(service);
  });
  afterAll(() => service.close());

  test('every mail is kept and listed, newest first', async () => {
    const mails = await list();
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([
      ['QUOTE', 'KEPT'],
      ['STATUS', 'KEPT'],
      ['STATUS', 'KEPT'],
      ['TRACKING_LINK', 'KEPT'],
    ]);
    expect(
      mails
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    ).toEqual(mails.map(({ createdAt }) => createdAt));
    expect(mails[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accountId: business.account.id,
      environment: 'production',
      orderId: business.request.id,
      kind: 'QUOTE',
      recipient: 'einkauf@test.example',
      documentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      xmlDocumentId: null,
      subject: expect.stringContaining(business.quote.quoteNumber),
      language: 'de',
      state: 'KEPT',
      attempts: 0,
      nextAttemptAt: null,
      error: null,
      messageId: null,
      createdAt: service.clock.now().toISOString(),
      sentAt: null,
    });
  });

  test.each([
    ['?kind=STATUS', ['STATUS', 'STATUS']],
    ['?kind=QUOTE&state=KEPT', ['QUOTE']],
    ['?state=SENT', []],
    ['?kind=DRIVER_LINK', []],
  ])('%s filters', async (query, kinds) => {
    expect((await list(query)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('orderId filters, also combined with others', async () => {
    const { order, request } = business;
    expect((await list(`?orderId=${order.id}`)).map(({ kind }) => kind)).toEqual([
      'STATUS',
      'STATUS',
      'TRACKING_LINK',
    ]);
    expect(await list(`?orderId=${request.id}&kind=STATUS`)).toEqual([]);
  });

  test('pages have no gaps and no repetitions, also when filtered', async () => {
    const all = await list();
    const walked: Listed[] = [];
    let cursor = '';
    do {
      const { data, nextCursor } = (await service.ops('GET', `/mails?limit=1${cursor}`)).json;
      expect(data).toHaveLength(1);
      walked.push(...data);
      cursor = nextCursor === null ? '' : `&cursor=${nextCursor}`;
    } while (cursor !== '');
    expect(walked).toEqual(all);
    const first = (await service.ops('GET', '/mails?kind=STATUS&limit=1')).json;
    const next = (await service.ops('GET', `/mails?kind=STATUS&limit=1&cursor=${first.nextCursor}`)).json;
    expect([...first.data, ...next.data]).toEqual(all.filter(({ kind }) => kind === 'STATUS'));
    expect(next.nextCursor).toBeNull();
  });

  test.each([
    ['?state=LOST', 'state'],
    ['?kind=SPAM', 'kind'],
    ['?orderId=VT-1', 'orderId'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?to=x', 'to'],
  ])('%s is 400 and names the field', async (query, field) => {
    const answer = await service.ops('GET', `/mails${query}`);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields[0].field).toBe(field);
  });

  test('a cursor of another list, or a changed one, is refused', async () => {
    const { nextCursor } = (await service.ops('GET', '/mails?limit=1')).json;
    expectV1Error(await service.ops('GET', `/mails?cursor=${nextCursor}A`), 400, 'INVALID_CURSOR');
    expectV1Error(await service.ops('GET', `/alerts?cursor=${nextCursor}`), 400, 'INVALID_CURSOR');
  });

  test('a mail is read with its text and HTML, and the token of its link is hidden', async () => {
    const [{ id }] = (await list('?kind=QUOTE')) as [Listed];
    const { text, html, ...summary } = (await service.ops('GET', `/mails/${id}`)).json;
    expect([summary]).toEqual(await list('?kind=QUOTE'));
    const hidden = 'http://localhost:8080/q/••••••••';
    expect(text).toContain(hidden);
    expect(html).toContain(`href="${hidden}"`);
    const token = business.quote.acceptance.url.split('/q/')[1];
    expect(text + html).not.toContain(token);
  });

  test('a mail sent again is kept again', async () => {
    const [{ id }] = (await list('?kind=QUOTE')) as [Listed];
    const again = await service.ops('POST', `/mails/${id}/resend`, {});
    expect([again.status, again.json.state]).toEqual([200, 'PENDING']);
    await service.settle();
    expect((await service.ops('GET', `/mails/${id}`)).json.state).toBe('KEPT');
  });

  test.each(['0199a0c2-7c4e-7000-8000-000000000010', 'x'])('the mail %s is not found', async (id) => {
    expectV1Error(await service.ops('GET', `/mails/${id}`), 404, 'NOT_FOUND');
    expectV1Error(await service.ops('POST', `/mails/${id}/resend`, {}), 404, 'NOT_FOUND');
  });

  test('the sandbox creates no mails', async () => {
    const { key } = await service.customer({ environment: 'sandbox' });
    const headers = { 'x-sandbox-scenario': 'QUOTE_REQUIRED', 'x-sandbox-mode': 'manual' };
    const { id } = (await createOrder(service, key, { endCustomerEmail: END_CUSTOMER_EMAIL }, headers)).json;
    await service.call(`/extern/sandbox/orders/${id}/advance`, { key, body: { toEnd: true } });
    await service.settle();
    expect(await list(`?orderId=${id}`)).toEqual([]);
  });
});

describe('with a mail server', () => {
  let service: TestService;
  let smtp: SmtpReceiver;
  let list: ReturnType<typeof listOf>;
  beforeAll(async () => {
    smtp = await startSmtpReceiver();
    service = await startService({ deliver: true, config: { smtpUrl: smtp.url } });
    list = listOf(service);
    await customerWithMails(service);
  });
  afterAll(async () => {
    await service.close();
    await smtp.close();
  });

  test('mails are sent, and the list has time and Message-ID', async () => {
    const mails = await list('?state=SENT');
    expect(mails).toHaveLength(4);
    for (const mail of mails) {
      expect(mail).toMatchObject({ attempts: 1, error: null, nextAttemptAt: null });
      expect(mail).toHaveProperty('sentAt', mail.createdAt);
    }
    expect(new Set(mails.map((mail) => Object(mail).messageId))).toEqual(
      new Set(smtp.received.map((mail) => mail.header('message-id'))),
    );
  });

  test('a sent mail is resent under a new Message-ID, which the audit log records', async () => {
    const [mail] = (await list('?kind=QUOTE')) as [Listed & { messageId: string }];
    const before = smtp.received.length;
    const again = await service.ops('POST', `/mails/${mail.id}/resend`, {});
    expect(again.json).toMatchObject({ id: mail.id, state: 'PENDING', sentAt: null, messageId: null });
    await service.settle();
    const [copy] = smtp.received.slice(before);
    expect(copy!.to).toEqual(['einkauf@test.example']);
    const { text } = (await service.ops('GET', `/mails/${mail.id}`)).json;
    const [, token] = /\/q\/([\w-]+)/.exec(copy!.text)!;
    expect(copy!.text).toBe(text.replaceAll('••••••••', token));
    expect(copy!.header('message-id')).not.toBe(mail.messageId);
    const rows = await service.services.core.sql`
      select actor, channel from audit where action = 'mail.resent' and subject_id = ${mail.id}`;
    expect(rows).toEqual([{ actor: 'operator', channel: 'ops' }]);
  });

  test('a refused mail waits with the reason, and resending sends it at once', async () => {
    smtp.refuseRecipient = () => ({ code: 450, message: 'Mailbox busy' });
    const { key } = await service.customer({ environment: 'production' });
    const { id } = await newRequest(service, key);
    await issue(service, id);
    await service.settle();
    const [waiting] = await list(`?orderId=${id}`);
    expect(waiting).toMatchObject({
      state: 'PENDING',
      attempts: 1,
      error: expect.stringContaining('Mailbox busy'),
    });
    expect(Object(waiting).nextAttemptAt > service.clock.now().toISOString()).toBe(true);
    smtp.refuseRecipient = () => null;
    await service.ops('POST', `/mails/${waiting!.id}/resend`, {});
    await service.settle();
    expect(await list(`?orderId=${id}`)).toMatchObject([{ state: 'SENT', attempts: 2, error: null }]);
  });

  test('a mail that cannot be delivered has failed, and can be resent', async () => {
    smtp.refuseRecipient = () => ({ code: 550, message: 'No such user' });
    const { key } = await service.customer({ environment: 'production' });
    const { id } = await newRequest(service, key);
    await issue(service, id);
    await service.settle();
    const [failed] = await list(`?orderId=${id}&state=FAILED`);
    expect(failed).toMatchObject({ error: expect.stringContaining('No such user'), nextAttemptAt: null });
    smtp.refuseRecipient = () => null;
    await service.ops('POST', `/mails/${failed!.id}/resend`, {});
    await service.settle();
    expect(await list(`?orderId=${id}`)).toMatchObject([{ state: 'SENT' }]);
  });
});
