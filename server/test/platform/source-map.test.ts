import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { findSource } from '../../src/platform/source-map.ts';

/** Two sources on three generated lines, with a line without mappings and differences in both directions. */
const map = {
  sources: ['../src/orders.ts', '../src/money.ts'],
  mappings: 'AAAA,IAAMA,gBAAgB,WAAY,SAAQ,C,CAAC,KAAOC;;ACE1B,oBAAYC,KDFM,gBAAkBC,OACrD,wBCmBc;ADnBd',
};

test('a position in the bundle has the source that Node finds for it', () => {
  const reference = new SourceMap({
    ...map,
    version: 3,
    file: '',
    sourceRoot: '',
    names: [],
    sourcesContent: [],
  });
  for (let line = 1; line <= 4; line += 1) {
    for (let column = 1; column <= 80; column += 1) {
      const entry = reference.findEntry(line - 1, column - 1);
      const isOnLine = 'generatedLine' in entry && entry.generatedLine === line - 1 && entry.originalSource;
      const expected = isOnLine
        ? { source: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        : null;
      expect(findSource(map, line, column), `${line}:${column}`).toEqual(expected);
    }
  }
});

test('a line beyond the bundle has no source', () => {
  expect(findSource(map, 9, 1)).toBeNull();
});
