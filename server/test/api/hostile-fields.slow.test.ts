// No value of a single field holds the event loop, in a body that is valid otherwise.
import { expect, test } from 'vitest';
import { findLongBlocks, withBody } from './hostile-calls.ts';
import { fieldShapes } from './hostile-shapes.ts';

/** Fields of the same name and schema are checked by the same code, so each is tried once. */
const triedFields = new Set<string>();
const fields = withBody
  .filter(({ route }) => route.bodyFormat !== 'file')
  .map((tried) => ({
    ...tried,
    shapes: fieldShapes(tried.route.body!, tried.route.bodyExample, triedFields),
  }))
  .filter(({ shapes }) => shapes.length > 0);

test.each(fields)('$name', async ({ shapes, ...tried }) => {
  expect(await findLongBlocks(tried, shapes)).toEqual([]);
});
