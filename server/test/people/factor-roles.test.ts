// Second factors by role: people of a role that needs one do nothing else before they have proven one.
import { afterEach, expect, test } from 'vitest';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { cookieOf, newPortalUser, portalCalls } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();

afterEach(async () => {
  await service.ops('PUT', '/second-factor-roles', { roles: [] });
});

test('the operator asks its dispatchers for a second factor', async () => {
  const tom = await newConsoleUser(service, { role: 'dispatcher' });
  const ute = await newConsoleUser(service, { role: 'accounting' });
  expect((await tom.console('GET', '/orders')).status).toBe(200);
  expectV1Error(await tom.console('PUT', '/second-factor-roles', { roles: [] }), 403, 'ROLE_NOT_SUFFICIENT');
  const unknown = await service.ops('PUT', '/second-factor-roles', { roles: ['developer'] });
  expectV1Error(unknown, 400, 'INVALID_REQUEST');
  const changed = await service.ops('PUT', '/second-factor-roles', { roles: ['dispatcher', 'dispatcher'] });
  expect(changed.json).toEqual({ roles: ['dispatcher'], always: ['admin'] });
  expectV1Error(await tom.console('GET', '/orders'), 401, 'SECOND_FACTOR_REQUIRED');
  expect((await tom.console('GET', '/session')).json).toMatchObject({ needsSecondFactor: true });
  expect((await tom.console('GET', '/me')).status).toBe(200);
  expect((await ute.console('GET', '/orders')).status).toBe(200);
  // The record of the operator is another one.
  expect((await service.ops('PUT', '/operator', { name: 'Überführung Süd' })).status).toBe(200);
  expectV1Error(await tom.console('GET', '/orders'), 401, 'SECOND_FACTOR_REQUIRED');
});

test('the admins of an account ask their people, and fewer roles need a confirmation', async () => {
  const jana = await newPortalUser(service);
  const paul = await newPortalUser(service, { account: jana.account, role: 'member' });
  const stranger = await newPortalUser(service, { role: 'member' });
  const byCode = portalCalls(service, await cookieOf(service, paul.user, 'code'));
  const unconfirmed = portalCalls(service, jana.cookie, { confirms: false });
  service.clock.advance(10 * 60_000);
  const ask = (roles: string[]) => unconfirmed('PUT', '/second-factor-roles', { roles });
  expectV1Error(await paul.portal('PUT', '/second-factor-roles', { roles: [] }), 403, 'ROLE_NOT_SUFFICIENT');
  expect((await ask(['member'])).json).toEqual({ roles: ['member'], always: [] });
  expectV1Error(await paul.portal('GET', '/production/orders'), 401, 'SECOND_FACTOR_REQUIRED');
  expectV1Error(await paul.portal('GET', '/production/events'), 401, 'SECOND_FACTOR_REQUIRED');
  expect((await paul.portal('GET', '/session')).json).toMatchObject({ needsSecondFactor: true });
  expect((await paul.portal('POST', '/me/one-time-codes/proposal')).status).toBe(200);
  expect((await byCode('GET', '/production/orders')).status).toBe(200);
  expect((await jana.portal('GET', '/production/orders')).status).toBe(200);
  expect((await stranger.portal('GET', '/production/orders')).status).toBe(200);
  expectV1Error(await ask([]), 403, 'CONFIRMATION_REQUIRED');
  expect((await ask(['member', 'viewer'])).status).toBe(200);
  expect((await jana.portal('PUT', '/second-factor-roles', { roles: [] })).status).toBe(200);
  expect((await paul.portal('GET', '/production/orders')).status).toBe(200);
});
