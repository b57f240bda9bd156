// No body of any shape holds the event loop. `hostile-fields.slow.test.ts` tries every single field.
import { expect, test } from 'vitest';
import { call, findLongBlocks, limitOf, routes, withBody } from './hostile-calls.ts';
import { PICTURES, WHOLE_BODIES } from './hostile-shapes.ts';

// Without this the tests below could pass because the caller is refused before the body is read.
test.each(withBody)('$name reads the body of its caller', async (tried) => {
  const answer = await call(tried, '[]');
  expect(answer.status, answer.text).toBe(400);
});

/** Bodies of one format and limit are read by the same code, so one route of each is enough. */
const formats = [
  ...new Map(
    [...withBody, ...routes.filter(({ route }) => route.bodyFormat === 'file')].map((tried) => {
      const { bodyFormat = 'json' } = tried.route;
      const label = `${bodyFormat} up to ${limitOf(tried.route)} bytes, at ${tried.name}`;
      return [`${bodyFormat} ${limitOf(tried.route)}`, { label, ...tried }] as const;
    }),
  ).values(),
];

test.each(formats)('no shape of a whole body holds the event loop: $label', async (tried) => {
  const isFile = tried.route.bodyFormat === 'file';
  const shapes = isFile ? [...PICTURES, ...WHOLE_BODIES.slice(0, 1)] : WHOLE_BODIES;
  expect(await findLongBlocks(tried, shapes)).toEqual([]);
});
