// The users of an account: which roles see and change them, and that one admin always remains.
import { describe, expect, test } from 'vitest';
import { PORTAL_ROLES } from '../../../src/people/user.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const NEW = { email: 'paul@customer.example', name: 'Paul Reuter', role: 'member' };

describe('users', () => {
  test('are visible to all users of the account and to no other', async () => {
    const admin = await newPortalUser(service);
    await newPortalUser(service);
    const viewer = await newPortalUser(service, { account: admin.account, role: 'viewer' });
    const { data } = (await viewer.portal('GET', '/users')).json;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([admin.user.id, viewer.user.id]);
    expect(data[0]).toMatchObject({ role: 'admin', invited: true, oneTimeCodes: false, passkeys: 0 });
  });

  test.each(PORTAL_ROLES.filter((role) => role !== 'admin'))('are not changed by a %s', async (role) => {
    const { portal, user } = await newPortalUser(service, { role });
    const tries = [
      await portal('POST', '/users', NEW),
      await portal('PATCH', `/users/${user.id}`, { role: 'admin' }),
      await portal('DELETE', `/users/${user.id}`),
      await portal('POST', `/users/${user.id}/invitation`),
    ];
    for (const answer of tries) {
      expectV1Error(answer, 403, 'ROLE_NOT_SUFFICIENT');
      expect(answer.json.error.details).toEqual({ role, allowed: ['admin'] });
    }
  });

  test('are invited, changed, locked out and removed by an admin, all in the audit log with the name', async () => {
    const { portal, account, user: admin } = await newPortalUser(service);
    const { json: made } = await portal('POST', '/users', { ...NEW, email: 'paul.1@customer.example' });
    expect(made).toMatchObject({ role: 'member', disabled: false, lastSignInAt: null });
    const person = await newPortalUser(service, { account, role: 'member' });
    const { id } = person.user;
    expect((await portal('PATCH', `/users/${id}`, { role: 'viewer' })).json.role).toBe('viewer');
    expect((await person.portal('GET', '/session')).json.user.role).toBe('viewer');
    expect((await portal('PATCH', `/users/${id}`, { disabled: true })).json.disabled).toBe(true);
    expectV1Error(await person.portal('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
    expect((await portal('DELETE', `/users/${made.id}`)).status).toBe(204);
    const rows = await service.services.core.sql<{ action: string; actor: string }[]>`
      select action, actor from audit where account_id = ${account.id} and channel = 'portal'
        and actor = ${`user:${admin.id}`} order by at, id`;
    expect(rows.map(({ action }) => action)).toEqual([
      'user.signed_in',
      'user.invited',
      'user.changed',
      'user.changed',
      'user.removed',
    ]);
  });

  test('of another account are not found', async () => {
    const { portal } = await newPortalUser(service);
    const stranger = await newPortalUser(service);
    expectV1Error(await portal('PATCH', `/users/${stranger.user.id}`, { role: 'viewer' }), 404, 'NOT_FOUND');
    expectV1Error(await portal('DELETE', `/users/${stranger.user.id}`), 404, 'NOT_FOUND');
  });

  test('include at least one admin, and an address belongs to one user', async () => {
    const { portal, user } = await newPortalUser(service);
    expectV1Error(await portal('PATCH', `/users/${user.id}`, { role: 'viewer' }), 400, 'INVALID_REQUEST');
    expectV1Error(await portal('PATCH', `/users/${user.id}`, { disabled: true }), 400, 'INVALID_REQUEST');
    expectV1Error(await portal('DELETE', `/users/${user.id}`), 400, 'INVALID_REQUEST');
    const taken = await portal('POST', '/users', { ...NEW, email: user.email.toUpperCase() });
    expectV1Error(taken, 400, 'INVALID_REQUEST');
    expect(taken.json.error.details.fields).toMatchObject([{ field: 'email' }]);
  });

  test('are listed and removed by the operator too', async () => {
    const { account, user } = await newPortalUser(service);
    await newPortalUser(service, { account });
    const listed = await service.ops('GET', `/accounts/${account.id}/users`);
    expect(listed.json.data).toHaveLength(2);
    expect((await service.ops('DELETE', `/accounts/${account.id}/users/${user.id}`)).status).toBe(204);
    expectV1Error(await service.ops('GET', `/accounts/${user.id}/users`), 404, 'NOT_FOUND');
  });
});
