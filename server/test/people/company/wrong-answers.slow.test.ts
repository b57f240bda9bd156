// Every answer of a provider that does not belong to this sign-in is refused.
import { afterAll, describe, expect, test } from 'vitest';
import { cookiesOf, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { type CompanyAccount, companyAccount } from './company-harness.ts';

const MINUTE_MS = 60_000;
const service = await sharedService();
const people = (domain: string) => [{ sub: 'jana', email: `jana@${domain}`, email_verified: true }];
const first = await companyAccount(service, people);
const second = await companyAccount(service, people);

afterAll(() => Promise.all([first, second].map(({ provider }) => provider.close())));

async function reasonOf(company: CompanyAccount, answer = company.goTo(`jana@${company.domain}`)) {
  const finished = await company.finish(await answer);
  expect(finished.status, finished.text).toBe(403);
  expect(finished.json.error.code).toBe('COMPANY_SIGN_IN_REFUSED');
  return finished.json.error.details.reason;
}

describe('refused is an answer', () => {
  test('with the issuer of another provider', async () => {
    const { faults } = first.provider;
    faults.changeClaims = (claims) => ({ ...claims, iss: 'https://elsewhere.example' });
    expect(await reasonOf(first)).toBe('issuer_wrong');
    faults.changeClaims = null;
    const { query, cookie } = await first.goTo(`jana@${first.domain}`);
    const params = new URLSearchParams(query);
    params.set('iss', second.provider.issuer);
    expect(await reasonOf(first, Promise.resolve({ query: `?${params}`, cookie }))).toBe('issuer_wrong');
  });

  test('with another nonce or for another client', async () => {
    const { faults } = first.provider;
    faults.changeClaims = (claims) => ({ ...claims, nonce: 'of another sign-in' });
    expect(await reasonOf(first)).toBe('nonce_wrong');
    faults.changeClaims = (claims) => ({ ...claims, aud: 'another-client' });
    expect(await reasonOf(first)).toBe('audience_wrong');
    faults.changeClaims = null;
  });

  test('with another state, twice, too late, or in another browser', async () => {
    const email = `jana@${first.domain}`;
    const changed = await first.goTo(email);
    const query = changed.query.replace(/state=[^&]+/, 'state=somethingelse');
    expect(await reasonOf(first, Promise.resolve({ ...changed, query }))).toBe('state_unknown');
    const used = await first.goTo(email);
    expect((await first.finish(used)).status).toBe(200);
    expect(await reasonOf(first, Promise.resolve(used))).toBe('state_unknown');
    const stolen = await first.goTo(email);
    expect(await reasonOf(first, Promise.resolve({ ...stolen, cookie: 'company=another' }))).toBe(
      'state_unknown',
    );
    const withoutCookie = await first.goTo(email);
    expect(await reasonOf(first, Promise.resolve({ ...withoutCookie, cookie: '' }))).toBe('state_unknown');
    const late = await first.goTo(email);
    service.clock.advance(11 * MINUTE_MS);
    expect(await reasonOf(first, Promise.resolve(late))).toBe('state_unknown');
  });

  test('of the provider of another account, and at another account or realm', async () => {
    const begun = await first.goTo(`jana@${first.domain}`);
    const other = await second.goTo(`jana@${second.domain}`);
    // The code of the second provider with the state of the first: the first provider does not know it.
    const mixed = new URLSearchParams(begun.query);
    mixed.set('code', new URLSearchParams(other.query).get('code')!);
    expect(await reasonOf(first, Promise.resolve({ ...begun, query: `?${mixed}` }))).toBe('provider_refused');
    const answer = await second.finish(other, first.account.id);
    expect(answer.json.error.details.reason).toBe('state_unknown');
    const fresh = await second.goTo(`jana@${second.domain}`);
    const console = await service.call('/ops/session/company', {
      body: { connection: 'operator', query: fresh.query },
      headers: { cookie: fresh.cookie },
    });
    expect(console.json.error.details.reason).toBe('state_unknown');
  });

  test('with times that do not fit the clock', async () => {
    const email = `jana@${first.domain}`;
    const expired = await first.goTo(email);
    first.provider.faults.changeClaims = (claims) => ({ ...claims, exp: Number(claims.iat) - 300 });
    expect(await reasonOf(first, Promise.resolve(expired))).toBe('clock_wrong');
    first.provider.faults.changeClaims = (claims) => ({ ...claims, iat: Number(claims.iat) + 600 });
    expect(await reasonOf(first)).toBe('clock_wrong');
    first.provider.faults.changeClaims = null;
    first.provider.faults.secondsAhead = -20 * 60;
    expect(await reasonOf(first)).toBe('clock_wrong');
    first.provider.faults.secondsAhead = 20 * 60;
    expect(await reasonOf(first)).toBe('clock_wrong');
    // A minute is tolerated.
    first.provider.faults.secondsAhead = 30;
    expect((await first.signIn(email)).status).toBe(200);
    first.provider.faults.secondsAhead = 0;
  });

  test('that the person refused at the provider, with what the provider says', async () => {
    const finished = await first.signIn('nobody@elsewhere.example');
    expect(finished.json.error.details).toEqual({
      reason: 'provider_refused',
      said: 'access_denied: The person refused.',
    });
  });

  test('for a wrong client secret', async () => {
    const begun = await first.goTo(`jana@${first.domain}`);
    await first.save({ clientSecret: 'something else' });
    expect(await reasonOf(first, Promise.resolve(begun))).toBe('secret_wrong');
    await first.save({});
    expect((await first.signIn(`jana@${first.domain}`)).status).toBe(200);
  });

  test('after company sign-in was switched off', async () => {
    const begun = await first.goTo(`jana@${first.domain}`);
    await first.save({ active: false });
    expect(await reasonOf(first, Promise.resolve(begun))).toBe('not_active');
    await first.save({});
  });
});

describe('the keys of a provider', () => {
  test('are read once, and again at once for a key that is not known', async () => {
    const { provider, domain, signIn } = first;
    expect((await signIn(`jana@${domain}`)).status).toBe(200);
    const before = provider.keysRead();
    expect((await signIn(`jana@${domain}`)).status).toBe(200);
    expect(provider.keysRead()).toBe(before);
    const rotated = await provider.newKey('second');
    provider.faults.key = rotated;
    provider.faults.published = [rotated.publicJwk];
    expect((await signIn(`jana@${domain}`)).status).toBe(200);
    expect(provider.keysRead()).toBe(before + 1);
    expect((await signIn(`jana@${domain}`)).status).toBe(200);
    expect(provider.keysRead()).toBe(before + 1);
  });

  test('that are not published sign nothing, and are asked for once', async () => {
    const { provider, domain } = second;
    await second.signIn(`jana@${domain}`);
    provider.faults.key = await provider.newKey('unpublished');
    const before = provider.keysRead();
    expect(await reasonOf(second)).toBe('key_wrong');
    expect(provider.keysRead()).toBe(before + 1);
    // A wrong key under the right name.
    provider.faults.key = await provider.newKey('first');
    expect(await reasonOf(second)).toBe('key_wrong');
    provider.faults.key = null;
    expect((await second.signIn(`jana@${domain}`)).status).toBe(200);
  });
});

describe('a provider that cannot be used', () => {
  const startAt = async (issuer: string) => {
    const company = await companyAccount(service, people);
    await company.save({ issuer });
    const started = await portalCalls(service)('POST', '/session/company-start', {
      email: `jana@${company.domain}`,
    });
    await company.provider.close();
    return started.json.error?.details.reason;
  };

  test('has another issuer, answers too much, or does not answer', async () => {
    const company = await companyAccount(service, people);
    const { provider } = company;
    provider.faults.issuer = 'https://elsewhere.example';
    expect(await startAt(provider.issuer)).toBe('issuer_wrong');
    provider.faults.issuer = null;
    provider.faults.discoveryBytes = 600_000;
    expect(await startAt(provider.issuer)).toBe('provider_unreachable');
    provider.faults.discoveryBytes = 0;
    await provider.close();
    expect(await startAt(provider.issuer)).toBe('provider_unreachable');
  });
});

test('the cookie of a browser serves for several sign-ins', async () => {
  const anyone = portalCalls(service);
  const started = await anyone('POST', '/session/company-start', { email: `jana@${first.domain}` });
  const cookie = cookiesOf(started);
  const again = await portalCalls(service, cookie)('POST', '/session/company-start', {
    email: `jana@${first.domain}`,
  });
  expect(again.headers.getSetCookie()).toEqual([]);
  first.provider.faults.key = null;
  first.provider.faults.published = null;
  const { search } = await first.provider.signIn(started.json.url, `jana@${first.domain}`);
  const answer = await first.finish({ query: search, cookie });
  expect(answer.status, answer.text).toBe(200);
});
