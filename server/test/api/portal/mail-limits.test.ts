// Mails with links to people: how many an hour, what names they contain, and what an invitation tells.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailReset } from '../../../src/people/links.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { newPortalUser, portalCalls } from '../../harness/portal.ts';
import { startService, type TestService } from '../../harness/service.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'vier gute Worte zusammen';

let service: TestService;
beforeAll(async () => {
  service = await startService({ realRateLimits: true });
});
afterAll(() => service.close());

const mailsTo = (recipient: string) =>
  service.services.core.sql<{ kind: string; text: string; linkToken: Buffer }[]>`
    select kind, text, link_token from mails where recipient = ${recipient} and link_token is not null order by id`;

async function tokenTo(recipient: string): Promise<string> {
  return service.services.core.secrets.decrypt((await mailsTo(recipient)).at(-1)!.linkToken);
}

const person = (email: string, name = 'Paul Reuter') => ({ email, name, role: 'member' });

describe('invitations', () => {
  test('are three an hour of one person, also if the person is removed in between', async () => {
    const { portal } = await newPortalUser(service);
    const email = 'stranger@elsewhere.example';
    const invited = await portal('POST', '/users', person(email));
    expect((await portal('POST', `/users/${invited.json.id}/invitation`)).status).toBe(200);
    await portal('DELETE', `/users/${invited.json.id}`);
    const { id } = (await portal('POST', '/users', person('Stranger@Elsewhere.example'))).json;
    const refused = await portal('POST', `/users/${id}/invitation`);
    expectV1Error(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await portal('DELETE', `/users/${id}`);
    expectV1Error(await portal('POST', '/users', person(email)), 429, 'RATE_LIMITED');
    service.clock.advance(HOUR_MS);
    expect((await portal('POST', '/users', person(email))).status).toBe(201);
  });

  test('are thirty an hour of one account', async () => {
    const { portal, account } = await newPortalUser(service);
    const invite = (number: number) => portal('POST', '/users', person(`p${number}@${account.id}.example`));
    for (let number = 1; number < 30; number += 1) expect((await invite(number)).status).toBe(201);
    expectV1Error(await invite(30), 429, 'RATE_LIMITED');
    expect((await newPortalUser(service)).user.email).toContain('@');
  });

  test.each([
    ['Zoë Müller-Lüdenscheidt', 'Guten Tag Zoë Müller-Lüdenscheidt,'],
    ['Dr. Seán O’Brien', 'Guten Tag Dr. Seán O’Brien,'],
    ['You won! http://evil.example', 'Guten Tag,'],
    ['evil.example', 'Guten Tag,'],
    ['Call 0900 123456', 'Guten Tag,'],
    ['a '.repeat(40).trim(), 'Guten Tag,'],
  ])('to %s greet with %s', async (name, greeting) => {
    const { portal, account } = await newPortalUser(service);
    const email = `named@${account.id}.example`;
    expect((await portal('POST', '/users', person(email, name))).status).toBe(201);
    const [mail] = await mailsTo(email);
    expect(mail!.text.split('\n')).toContain(greeting);
    if (greeting === 'Guten Tag,') expect(mail!.text).not.toContain(name);
  });
});

describe('a reset', () => {
  test('is mailed three times an hour', async () => {
    const { user } = await newPortalUser(service);
    for (let times = 0; times < 5; times += 1) {
      await mailReset(service.services.people, 'portal', user.email.toUpperCase());
    }
    const resets = (await mailsTo(user.email)).filter(({ kind }) => kind === 'PASSWORD_RESET');
    expect(resets).toHaveLength(3);
  });

  test('that anyone asks for leaves a pending invitation as it is', async () => {
    const { portal, account } = await newPortalUser(service);
    const email = `pending@${account.id}.example`;
    await portal('POST', '/users', person(email));
    const token = await tokenTo(email);
    await mailReset(service.services.people, 'portal', email);
    service.clock.advance(24 * HOUR_MS);
    const joined = await portalCalls(service)('POST', '/invitation', { token, password: PASSWORD });
    expect(joined.status, joined.text).toBe(200);
  });
});

describe('an address that signs in to another account', () => {
  test('is invited like any other, and only its owner learns why it cannot join', async () => {
    const first = await newPortalUser(service);
    const email = `known@${first.account.id}.example`;
    await first.portal('POST', '/users', person(email));
    const join = (token: string) =>
      portalCalls(service)('POST', '/invitation', { token, password: PASSWORD });
    expect((await join(await tokenTo(email))).status).toBe(200);

    const second = await newPortalUser(service);
    const unknown = await second.portal('POST', '/users', person(`new@${first.account.id}.example`));
    const known = await second.portal('POST', '/users', person(email));
    expect([known.status, Object.keys(known.json)]).toEqual([unknown.status, Object.keys(unknown.json)]);
    const { data } = (await second.portal('GET', '/users')).json;
    const listed = data.find((user: { email: string }) => user.email === email);
    expect(listed).toMatchObject({ invited: true, lastSignInAt: null });

    expectV1Error(await join(await tokenTo(email)), 409, 'ADDRESS_HAS_ACCESS');
    const session = await portalCalls(service)('POST', '/session', { email, password: PASSWORD });
    expect(session.json.account.id).toBe(first.account.id);
    await first.portal('DELETE', `/users/${session.json.user.id}`);
    expect((await join(await tokenTo(email))).json.account.id).toBe(second.account.id);
  });

  test('can be invited once by each account', async () => {
    const { portal, account } = await newPortalUser(service);
    const email = `twice@${account.id}.example`;
    await portal('POST', '/users', person(email));
    const again = await portal('POST', '/users', person(email.toUpperCase()));
    expectV1Error(again, 400, 'INVALID_REQUEST');
    expect(again.json.error.details.fields[0].field).toBe('email');
  });
});
