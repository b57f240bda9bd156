// The only writer of CSV files: quotes, delimiters and the guard against formulas.
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  type CsvCell,
  type CsvForm,
  csvFile,
  germanCsv,
  INTERNATIONAL_CSV,
  removeGuard,
} from '../../src/platform/csv.ts';

async function* onePage(cells: CsvCell[]) {
  yield [cells];
}

async function csvLine(cells: CsvCell[], delimiter?: string): Promise<string> {
  return lineIn({ ...INTERNATIONAL_CSV, ...(delimiter && { delimiter }) }, cells);
}

async function lineIn(form: CsvForm, cells: CsvCell[]): Promise<string> {
  const parts: string[] = [];
  for await (const part of csvFile(['header'], onePage(cells), form)) parts.push(part);
  return parts[1]!;
}

test.each<[CsvCell, string]>([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['\t=1', "'\t'=1"],
  ['\tplain', "'\tplain"],
  ['  =1', "'  =1"],
  ['plain', 'plain'],
  ["'plain", "'plain"],
  ['a "b"', '"a ""b"""'],
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['x";=1+1;"', `"x"";'=1+1;"""`],
  ['x;=1+1', "x;'=1+1"],
  ['x|@SUM(A1)', "x|'@SUM(A1)"],
  ['x,\u00a0+1', `"x,'\u00a0+1"`],
  ['x\n=1', `"x\n'=1"`],
  ['x";"=1+1', `"x"";""'=1+1"`],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ['Mozilla/5.0 (X11; -x)', "Mozilla/5.0 (X11;' -x)"],
  ['a - b = c', 'a - b = c'],
  [-5, '-5'],
  [null, ''],
  [new Date('2026-11-18T09:00:00Z'), '2026-11-18T09:00:00.000Z'],
])('%j becomes %j', async (cell, written) => {
  expect(await csvLine([cell])).toBe(`${written}\r\n`);
});

test('another delimiter is quoted, the comma is not', async () => {
  expect(await csvLine(['a;b', '1,5', 'c'], ';')).toBe('"a;b";1,5;c\r\n');
});

test('the German form has semicolons, decimal commas and local dates, and the same guard', async () => {
  const cells = [1.5, { cents: -123450 }, { day: '2026-11-18' }, new Date('2026-11-18T23:30:00Z'), '=1;2'];
  expect(await lineIn(germanCsv('Europe/Berlin'), cells)).toBe(
    `1,5;-1234,50;18.11.2026;19.11.2026 00:30:00;"'=1;2"\r\n`,
  );
  expect(await lineIn(INTERNATIONAL_CSV, cells)).toBe(
    `1.5,-1234.50,2026-11-18,2026-11-18T23:30:00.000Z,'=1;2\r\n`,
  );
});

/** As a spreadsheet does that expects this separator: quotes count only at the beginning of a cell. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const character = file[at]!;
    if (quoted && character === '"' && file[at + 1] === '"') {
      cell += file[++at];
    } else if (quoted && character === '"') quoted = false;
    else if (character === '"' && cell === '') quoted = true;
    else if (!quoted && [separator, '\r', '\n'].includes(character)) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

const HOSTILE = [
  'x";=1+1;"',
  'x",=1+1,"',
  'x";"=1+1',
  'x";"";=1+1',
  '";=cmd|\'/C calc\'!A0;"',
  'x;\t=1',
  'x\r=1',
  '"\n=1',
  'x\t+1',
  `x;'";=1`,
  ';;  =1',
  'x|=1|"',
];

test.each([',', ';', '\t', '|'])(
  'a spreadsheet that separates by %j finds no formula in a file with any separator',
  async (separator) => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const written = await csvLine(['first', ...HOSTILE, 'last'], delimiter);
      expect(cellsOf(written, separator).filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    }
  },
);

const HARMLESS = [
  '=1+1',
  '+49 711',
  '-1',
  '@x',
  '\tx',
  ' =1',
  '\n\n=1',
  'plain',
  "'plain",
  "'=1",
  "''=1",
  '',
];

test.each([...HOSTILE, ...HARMLESS])(
  'the guard of %j is removed when the file is read again',
  async (text) => {
    const [cells] = parse(await csvLine([text, 'x'])) as string[][];
    expect(removeGuard(cells![0]!)).toBe(text);
  },
);
