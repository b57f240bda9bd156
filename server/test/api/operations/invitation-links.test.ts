// Without a mail server: invitations by a copied link, pages that know that mail is off, and the test mail.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { callsOfPages, newPortalUser, portalCalls } from '../../harness/portal.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { type SmtpReceiver, startSmtpReceiver } from '../../messages/mail/smtp-receiver.ts';

const PASSWORD = 'vier gute Worte zusammen';
const service = await sharedService();
const PERSON = { name: 'Paul Reuter', role: 'viewer' };

const auditOf = (id: string) =>
  service.services.core.sql`
    select actor from audit where subject_id = ${id} and action = 'user.link_copied'`;

describe('the link of an invitation', () => {
  test('is copied by an admin of the account, replaces the mailed one, and is audited', async () => {
    const admin = await newPortalUser(service);
    const email = `link@${admin.account.id}.example`;
    const { id } = (await admin.portal('POST', '/users', { ...PERSON, email })).json;
    const developer = await newPortalUser(service, { account: admin.account, role: 'developer' });
    const path = `/users/${id}/invitation-link`;
    expectV1Error(await developer.portal('POST', path), 403, 'ROLE_NOT_SUFFICIENT');
    const stranger = await newPortalUser(service);
    expectV1Error(await stranger.portal('POST', path), 404, 'NOT_FOUND');

    const first = (await admin.portal('POST', path)).json;
    const { url, expiresAt } = (await admin.portal('POST', path)).json;
    expect(Date.parse(expiresAt)).toBe(service.clock.now().getTime() + 7 * 86_400_000);
    const join = (link: string) =>
      portalCalls(service)('POST', '/invitation', { token: link.split('#')[1], password: PASSWORD });
    expectV1Error(await join(first.url), 401, 'INVALID_CREDENTIALS');
    expect((await join(url)).json.user.email).toBe(email);
    expectV1Error(await join(url), 401, 'INVALID_CREDENTIALS');
    expectV1Error(await admin.portal('POST', path), 400, 'INVALID_REQUEST');
    const actor = `user:${admin.user.id}`;
    expect(await auditOf(id)).toEqual([{ actor }, { actor }]);
  });

  test('is copied by the operator, for people of an account and its own', async () => {
    const account = await service.account();
    const people = `/accounts/${account.id}/users`;
    const made = await service.ops('POST', people, { ...PERSON, email: `ops@${account.id}.example` });
    const link = await service.ops('POST', `${people}/${made.json.id}/invitation-link`);
    expect(link.json.url).toContain('/portal/invitation#');
    const own = await service.ops('POST', '/users', { ...PERSON, email: `own@${account.id}.example` });
    const { url } = (await service.ops('POST', `/users/${own.json.id}/invitation-link`)).json;
    expect(url).toContain('/console/invitation#');
    const joined = await callsOfPages(service, '/ops')('POST', '/invitation', {
      token: url.split('#')[1],
      password: PASSWORD,
    });
    expect(joined.status, joined.text).toBe(200);
    expect(await auditOf(own.json.id)).toHaveLength(1);
  });
});

test('lists of people and the reset say that mail is off', async () => {
  const { portal, account, user } = await newPortalUser(service);
  expect((await portal('GET', '/users')).json.mailsAreSent).toBe(false);
  expect((await service.ops('GET', '/users')).json.mailsAreSent).toBe(false);
  expect((await service.ops('GET', `/accounts/${account.id}/users`)).json.mailsAreSent).toBe(false);
  const reset = await portalCalls(service)('POST', '/password-reset', { email: user.email });
  expect([reset.status, reset.json]).toEqual([202, { mailsAreSent: false }]);
  const test = await service.ops('POST', '/mails/test', { recipient: 'tom@operator.example' });
  expect(test.json).toEqual({ outcome: 'MAIL_OFF', answer: null });
});

describe('with a mail server', () => {
  let smtp: SmtpReceiver;
  let mailing: TestService;
  beforeAll(async () => {
    smtp = await startSmtpReceiver();
    mailing = await startService({ config: { smtpUrl: smtp.url } });
  });
  afterAll(async () => {
    await mailing.close();
    await smtp.close();
  });

  test('the test mail shows the words of the server', async () => {
    const send = () =>
      mailing.ops('POST', '/mails/test', { recipient: 'tom@operator.example', language: 'en' });
    const sent = (await send()).json;
    expect(sent).toEqual({ outcome: 'SENT', answer: expect.stringMatching(/^250 /) });
    expect(smtp.received[0]!.to).toEqual(['tom@operator.example']);
    expect(smtp.received[0]!.header('subject')).toBe('Test mail');
    smtp.refuseRecipient = () => ({ code: 550, message: 'No such mailbox here' });
    expect((await send()).json).toEqual({ outcome: 'REFUSED', answer: '550 No such mailbox here' });
    const rows = await mailing.services.core.sql`
      select details from audit_log where action = 'mail.tested' order by id`;
    expect(rows.map(({ details }) => details)).toEqual([{ sent: true }, { sent: false }]);
    expect((await mailing.ops('GET', '/users')).json.mailsAreSent).toBe(true);
  });
});
