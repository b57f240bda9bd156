// Two calls at once: a link is used once, and the last admin stays.
import { afterAll, describe, expect, test } from 'vitest';
import { mailReset, setPasswordByLink } from '../../../src/people/links.ts';
import { changeUser, removeUser } from '../../../src/people/manage-users.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { mailedToken } from '../../harness/mailed-token.ts';
import { newPortalUser, TESTER } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';

// A service of its own, because the operator's admins are counted.
const service = await startService();
afterAll(() => service.close());
const { people } = service.services;
const BROWSER = { address: '10.0.0.1', userAgent: null, device: null };

async function successesOf(calls: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(calls);
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

describe('a link by mail', () => {
  test.each(['INVITATION', 'PASSWORD_RESET'] as const)('%s is used once', async (kind) => {
    const { user } = await newPortalUser(service);
    if (kind === 'PASSWORD_RESET') await mailReset(people, 'portal', user.email);
    const token = await mailedToken(service, kind, user.email);
    const uses = Array.from({ length: 6 }, (_, i) =>
      setPasswordByLink(people, 'portal', { token, password: `vier gute Worte hier ${i}` }, BROWSER),
    );
    expect(await successesOf(uses)).toBe(1);
    const [row] = await people.sql<{ sessions: number }[]>`
      select count(*)::int as sessions from user_sessions where user_id = ${user.id}`;
    expect(row!.sessions).toBe(1);
  });

  test('is the only one, however many were asked for at once', async () => {
    const { user } = await newPortalUser(service);
    await Promise.all(Array.from({ length: 4 }, () => mailReset(people, 'portal', user.email)));
    const rows = await people.sql`select from user_links where user_id = ${user.id} and purpose = 'reset'`;
    expect(rows).toHaveLength(1);
  });
});

describe('the last admin', () => {
  async function twoAdmins(realm: 'portal' | 'console') {
    if (realm === 'console') {
      await people.sql`delete from users where account_id is null`;
      return [await newConsoleUser(service), await newConsoleUser(service)] as const;
    }
    const first = await newPortalUser(service);
    return [first, await newPortalUser(service, { account: first.account })] as const;
  }

  async function adminsLeft(accountId: string | null): Promise<number> {
    const rows = await people.sql`
      select from users where account_id is not distinct from ${accountId}
        and role = 'admin' and disabled_at is null`;
    return rows.length;
  }

  test.each(['portal', 'console'] as const)('of the %s is neither removed nor changed', async (realm) => {
    for (let round = 0; round < 5; round += 1) {
      const [{ user: one }, { user: other }] = await twoAdmins(realm);
      const { accountId } = one;
      const changes = [
        removeUser(people, TESTER, accountId, one.id),
        changeUser(people, TESTER, accountId, other.id, round % 2 ? { disabled: true } : { role: 'viewer' }),
      ];
      expect(await successesOf(changes)).toBe(1);
      expect(await adminsLeft(accountId)).toBe(1);
    }
  });
});

test('people of an account without an admin change what is theirs, and are changed by the operator', async () => {
  const { portal, user, account } = await newPortalUser(service, { role: 'developer' });
  expect((await portal('PATCH', '/me', { language: 'en' })).status).toBe(204);
  expect((await portal('GET', '/session')).json.user.language).toBe('en');
  expect((await service.ops('DELETE', `/accounts/${account.id}/users/${user.id}`)).status).toBe(204);
});
