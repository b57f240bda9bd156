// Time and address of the last use of a credential: written after the answers, in batches, never backwards.
import { beforeAll, expect, test } from 'vitest';
import { writeUses } from '../../../src/customers/credentials/store.ts';
import type { TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

const lastUsed = async (accountId: string) => {
  await service.services.access.uses.flush();
  const { data } = (await service.ops('GET', `/accounts/${accountId}/credentials`)).json;
  return data.map((credential: { lastUsed: unknown }) => credential.lastUsed);
};

test('a key is used when it is accepted, and a client also when it gets a token', async () => {
  const account = await service.account();
  const key = await service.credential(account.id);
  expect(await lastUsed(account.id)).toEqual([null]);
  await service.call('/extern/me', { key: key.secret });
  expect(await lastUsed(account.id)).toEqual([{ at: '2026-10-01T08:00:00.000Z', address: '127.0.0.1' }]);
  service.clock.advance(1000);
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const body = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.secret };
  await service.call('/extern/oauth/token', { body });
  expect((await lastUsed(account.id))[0]).toEqual({ at: '2026-10-01T08:00:01.000Z', address: '127.0.0.1' });
});

test('a refused call does not count as use', async () => {
  const account = await service.account();
  const key = await service.credential(account.id, { allowedAddresses: ['198.51.100.1'] });
  await service.call('/extern/me', { key: key.secret });
  expect(await lastUsed(account.id)).toEqual([null]);
});

test('a flush writes each row at most once, and only if something is new', async () => {
  const account = await service.account();
  const key = await service.credential(account.id);
  const { sql } = service.services.core;
  const version = async () => {
    await service.services.access.uses.flush();
    return sql`select xmin::text, at from credential_uses where credential_id = ${key.id}`;
  };
  await Promise.all(Array.from({ length: 20 }, () => service.call('/extern/me', { key: key.secret })));
  const first = await version();
  expect(first).toHaveLength(1);
  expect(await version()).toEqual(first);
});

test('a later use is never overwritten by an earlier one, whichever process writes last', async () => {
  const account = await service.account();
  const { id } = await service.credential(account.id);
  const { sql } = service.services.core;
  const at = (second: number) => new Date(Date.UTC(2026, 9, 2, 8, 0, second));
  await writeUses(sql, [{ credentialId: id, at: at(5), address: '10.0.0.5' }]);
  await writeUses(sql, [{ credentialId: id, at: at(3), address: '10.0.0.3' }]);
  expect(await lastUsed(account.id)).toEqual([{ at: at(5).toISOString(), address: '10.0.0.5' }]);
});

test('the use of a deleted credential does not prevent the others from being written', async () => {
  const account = await service.account();
  const { id } = await service.credential(account.id);
  const at = new Date(Date.UTC(2026, 9, 2, 8));
  const unknown = '0199a0c2-7c4e-7000-8000-000000000077';
  await writeUses(service.services.core.sql, [
    { credentialId: unknown, at, address: '10.0.0.1' },
    { credentialId: id, at, address: '10.0.0.2' },
  ]);
  expect(await lastUsed(account.id)).toEqual([{ at: at.toISOString(), address: '10.0.0.2' }]);
});
