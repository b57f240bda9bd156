// The fuzzer knows for every operation that answers 201 how what was created is read.
import { expect, test } from 'vitest';
import { pathToRead } from '../../fuzz/read-created.ts';
import { ROUTES } from '../isolation/described-routes.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const created = { id: ID, orderId: ID, order: { id: ID }, data: [{ id: ID }] };
const creating = ROUTES.filter(({ operation }) => '201' in operation.responses);
const readPaths = ROUTES.filter(({ method }) => method === 'GET').map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

test('there are operations that create', () => {
  expect(creating.length).toBeGreaterThan(40);
});

test.each(creating.map((route) => [route.name, route] as const))(
  '%s is read at a described path',
  (_, route) => {
    const path = pathToRead({ route, path: route.path.replace(/\{\w+\}/g, ID) }, created);
    if (path === null) return;
    expect(
      readPaths.some((readable) => readable.test(path.split('?')[0]!)),
      path,
    ).toBe(true);
  },
);
