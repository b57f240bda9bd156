// /.well-known/security.txt names a contact and a date of expiry (RFC 9116).
import { expect, test } from 'vitest';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();

test('security.txt names a contact, and expires within a year', async () => {
  const answer = await fetch(`${service.url}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    (await answer.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^(?:mailto:|https?:\/\/)/);
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.get('Expires')!) - service.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
