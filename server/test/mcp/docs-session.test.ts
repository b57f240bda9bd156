// The session that the documentation shows runs as it says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOOLS } from '../../src/mcp/all-tools.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { sharedService } from '../harness/shared-service.ts';
import { connectAgent } from './agent-client.ts';

const service = await sharedService();
const page = readFileSync(projectPath('..', 'docs', 'agents.md'), 'utf8');

test('the table names every tool', () => {
  const [, table] = /## Tools\n([\s\S]*?)\n## /.exec(page)!;
  const named = table!.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+_\w+/g) ?? []);
  expect(named.sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

test('an agent orders and follows a car in the sandbox', async () => {
  const { key } = await service.customer();
  const { use } = await connectAgent(service, key);
  const [, session] = /## A session\n([\s\S]*?)\n## /.exec(page)!;
  const steps = [...session!.matchAll(/`(\w+_\w+)`[^`]*```json\n([\s\S]*?)```/g)];
  const values: Record<string, unknown> = {};
  const call = ([, name, input]: string[]) =>
    use(
      name!,
      JSON.parse(input!, (_key, value) => (value in values ? values[value] : value)),
    );
  const [price, order, advance, follow, documents, ...more] = steps;
  expect(more).toEqual([]);

  const priced = await call(price!);
  Object.assign(values, { TOKEN: priced.token, GROSS: priced.price.gross });
  const ordered = await call(order!);
  expect(ordered.status).toBe('ACCEPTED');
  values.ORDER = ordered.number;
  for (let step = 0; step < 5; step += 1) await call(advance!);
  expect((await call(follow!)).status).toBe('IN_TRANSIT');
  await use('sandbox_advance', { order: ordered.number, toEnd: true });
  const kinds = (await call(documents!)).documents.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL']));
});
