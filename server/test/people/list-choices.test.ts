// What people choose for lists: each for themselves, on every device, in console and portal.
import { expect, test } from 'vitest';
import { eraseUser } from '../../src/people/erase-user.ts';
import { newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;

test('a choice is kept for its person, replaced, taken back, and gone with the person', async () => {
  const anna = await newConsoleUser(service, { role: 'viewer' });
  const ben = await newConsoleUser(service, { role: 'viewer' });
  const chosenBy = async ({ console }: typeof anna) => (await console('GET', '/me/choices')).json.data;
  const choose = (chosen: string[] | null) =>
    anna.console('PUT', '/me/choices', { name: 'orders-columns', chosen });
  expect((await choose(['status', 'order'])).status).toBe(204);
  expect((await choose(['order', 'price'])).status).toBe(204);
  expect(await chosenBy(anna)).toEqual([{ name: 'orders-columns', chosen: ['order', 'price'] }]);
  expect(await chosenBy(ben)).toEqual([]);
  expect((await choose(null)).status).toBe(204);
  expect(await chosenBy(anna)).toEqual([]);

  await choose(['order']);
  const { user } = anna as never as { user: { id: string; accountId: null } };
  await sql.begin((tx) => eraseUser(service.services.people, tx, user as never));
  expect(await sql`select from list_choices where user_id = ${user.id}`).toHaveLength(0);
});

test('an unknown list, too many names and other texts are refused', async () => {
  const { console } = await newConsoleUser(service, { role: 'viewer' });
  const wrong = [
    { name: 'shoes', chosen: [] },
    { name: 'orders-columns', chosen: Array.from({ length: 41 }, (_, at) => `column-${at}`) },
    { name: 'orders-columns', chosen: ['<b>'] },
  ];
  for (const body of wrong) expectV1Error(await console('PUT', '/me/choices', body), 400, 'INVALID_REQUEST');
});
