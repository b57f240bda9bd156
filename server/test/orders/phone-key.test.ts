// The one form in which phone numbers are compared: in searches, and when a person's data is erased.
import { expect, test } from 'vitest';
import { sharedService } from '../harness/shared-service.ts';

const { sql } = (await sharedService()).services.core;

test.each([
  ['+49 711 123456', '711123456'],
  ['0049 (711) 12 34 56', '711123456'],
  ['0711/123456', '711123456'],
  ['+49 (0) 711-123456', '711123456'],
  ['711 123456', '711123456'],
  ['+43 664 1234567', '436641234567'],
  ['0043 664 1234567', '436641234567'],
  ['extension', null],
  ['', null],
  [null, null],
])('%j becomes %j', async (given, expected) => {
  const [row] = await sql<{ key: string | null }[]>`select phone_key(${given}) as key`;
  expect(row!.key).toBe(expected);
});
