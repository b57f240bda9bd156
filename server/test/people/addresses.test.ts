// An address belongs to the person who has used a link that was mailed to it; nobody learns who is a user elsewhere.
import { expect, test } from 'vitest';
import { mailReset } from '../../src/people/links.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { mailedToken } from '../harness/mailed-token.ts';
import { cookiesOf, newPortalUser, portalCalls } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const anyone = portalCalls(service);
const PASSWORDS = { own: 'blue kettle winding road', other: 'green lamp over harbour' };
let counted = 0;

function newAddress(): string {
  counted += 1;
  return `victim-${counted}-${process.pid}@customer.example`;
}

type Admin = Awaited<ReturnType<typeof newPortalUser>>;

const invite = ({ portal }: Admin, email: string) =>
  portal('POST', '/users', { email, name: 'Vera Adler', role: 'member' });

const join = (token: string, password: string) => anyone('POST', '/invitation', { token, password });

async function joinByCopiedLink(admin: Admin, email: string) {
  const { id } = (await invite(admin, email)).json;
  const { url } = (await admin.portal('POST', `/users/${id}/invitation-link`)).json;
  return join(url.split('#')[1], PASSWORDS.other);
}

async function joinByMail(admin: Admin, email: string) {
  expect((await invite(admin, email)).status).toBe(201);
  return join(await mailedToken(service, 'INVITATION', email), PASSWORDS.own);
}

const signIn = (email: string, password: string, cookie?: string) =>
  portalCalls(service, cookie)('POST', '/session', { email, password });

test('a copied link opens its account, but takes the address from nobody', async () => {
  const [mallory, jana] = [await newPortalUser(service), await newPortalUser(service)];
  const email = newAddress();
  const squatted = await joinByCopiedLink(mallory, email);
  expect(squatted.json).toMatchObject({ user: { email }, account: { id: mallory.account.id } });
  const squatter = portalCalls(service, cookiesOf(squatted));
  expect((await squatter('GET', '/me')).json).toMatchObject({ emailProven: false });

  const joined = await joinByMail(jana, email);
  expect(joined.json, joined.text).toMatchObject({ account: { id: jana.account.id } });
  const victim = portalCalls(service, cookiesOf(joined));
  expect((await victim('GET', '/me')).json).toMatchObject({ emailProven: true });
  // The sign-in and the reset by mail are the victim's.
  expect((await signIn(email, PASSWORDS.own)).json.account.id).toBe(jana.account.id);
  expectV1Error(await signIn(email, PASSWORDS.other), 401, 'INVALID_CREDENTIALS');
  await mailReset(service.services.people, 'portal', email);
  const token = await mailedToken(service, 'PASSWORD_RESET', email);
  expect((await anyone('POST', '/invitation/open', { token })).json).toMatchObject({
    account: jana.account.name,
  });
  // In the browser that joined with the copied link, it still opens its account.
  const again = await signIn(email, PASSWORDS.other, cookiesOf(squatted));
  expect(again.json).toMatchObject({ account: { id: mallory.account.id } });
});

test('nobody learns by an invitation that an address is used elsewhere', async () => {
  const [mallory, jana] = [await newPortalUser(service), await newPortalUser(service)];
  const [known, unknown] = [newAddress(), newAddress()];
  expect((await joinByMail(jana, known)).status).toBe(200);
  const answers = [];
  for (const email of [known, unknown]) {
    const joined = await joinByCopiedLink(mallory, email);
    const { data } = (await mallory.portal('GET', '/users')).json;
    const { role, invited } = data.find((one: { email: string }) => one.email === email);
    answers.push([joined.status, Object.keys(joined.json.user), role, invited]);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a mail proves the address, once, and not one that another person has proven', async () => {
  const [mallory, jana] = [await newPortalUser(service), await newPortalUser(service)];
  const [own, taken] = [newAddress(), newAddress()];
  const prove = (token: string) => anyone('POST', '/address-proof', { token });
  const tokenTo = (email: string) => mailedToken(service, 'ADDRESS_PROOF' as 'INVITATION', email);

  const portal = portalCalls(service, cookiesOf(await joinByCopiedLink(jana, own)));
  const first = await tokenTo(own);
  expect((await portal('POST', '/me/address-proof')).status).toBe(202);
  expectV1Error(await prove(first), 401, 'INVALID_CREDENTIALS');
  const token = await tokenTo(own);
  expectV1Error(await join(token, PASSWORDS.own), 401, 'INVALID_CREDENTIALS');
  expect((await prove(token)).json).toEqual({ email: own });
  expectV1Error(await prove(token), 401, 'INVALID_CREDENTIALS');
  expect((await portal('GET', '/me')).json).toMatchObject({ emailProven: true });

  expect((await joinByMail(jana, taken)).status).toBe(200);
  expect((await joinByCopiedLink(mallory, taken)).status).toBe(200);
  expectV1Error(await prove(await tokenTo(taken)), 409, 'ADDRESS_HAS_ACCESS');
});
