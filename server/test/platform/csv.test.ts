// The only writer of CSV files: quotes, delimiters and the guard against formulas.
import { expect, test } from 'vitest';
import { type CsvCell, csvLine, removeGuard } from '../../src/platform/csv.ts';

test.each<[CsvCell, string]>([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['\t=1', "'\t=1"],
  ['\tplain', "'\tplain"],
  ['  =1', "'  =1"],
  ['plain', 'plain'],
  ["'plain", "'plain"],
  ['a "b"', '"a ""b"""'],
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  [-5, '-5'],
  [null, ''],
  [new Date('2026-11-18T09:00:00Z'), '2026-11-18T09:00:00.000Z'],
])('%j becomes %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('another delimiter is quoted, the comma is not', () => {
  expect(csvLine(['a;b', '1,5', 'c'], ';')).toBe('"a;b";1,5;c\r\n');
});

test.each(['=1+1', '+49 711', '-1', '@x', '\tx', ' =1', 'plain', "'plain", ''])(
  'the guard of %j is removed when the file is read again',
  (text) => {
    const written = csvLine([text]).replace(/\r\n$/, '');
    expect(removeGuard(written)).toBe(text);
  },
);
