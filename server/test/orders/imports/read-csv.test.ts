// Files from spreadsheets are read; unreadable files are refused with the reason.
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../src/orders/imports/read-csv.ts';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../../harness/event-loop.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readCsv(Buffer.from(text, encoding));

async function faultOf(bytes: string | Buffer) {
  const error = await readCsv(Buffer.from(bytes as string)).then(
    () => null,
    (thrown) => thrown,
  );
  return error?.details;
}

describe('delimiters', () => {
  test.each([
    [';', 'semicolon'],
    [',', 'comma'],
    ['\t', 'tab'],
    ['|', 'vertical bar'],
  ])('%j is detected', async (delimiter) => {
    const rows = [
      ['Nummer', 'Ort', 'Preis'],
      ['1', 'Bad Homburg, v. d. Höhe', '1,50'],
      ['2', 'A; B', 'x'],
    ];
    const line = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(delimiter);
    const file = await read(rows.map(line).join('\r\n'));
    expect(file.delimiter).toBe(delimiter);
    expect([file.header, ...file.rows]).toEqual(rows);
  });

  test('commas in numbers do not count against the semicolon', async () => {
    const file = await read('Nr;Betrag;Steuer\n1;1,50;0,19\n2;2,75;0,19\n');
    expect(file).toMatchObject({ delimiter: ';', header: ['Nr', 'Betrag', 'Steuer'] });
  });
});

describe('texts', () => {
  test('UTF-8 is read, with and without a byte order mark', async () => {
    expect(await read('\ufeffStraße;Ort\nx;Köln')).toMatchObject({
      encoding: 'UTF-8',
      header: ['Straße', 'Ort'],
    });
    expect((await read('Straße;Ort\nx;Köln')).rows).toEqual([['x', 'Köln']]);
  });

  test('Windows-1252 is read', async () => {
    const file = await readCsv(Buffer.from('Stra\xdfe;Preis\nK\xf6ln;5 \x80', 'latin1'));
    expect(file).toMatchObject({
      encoding: 'Windows-1252',
      header: ['Straße', 'Preis'],
      rows: [['Köln', '5 €']],
    });
  });

  test('the format that Excel calls Unicode is read', async () => {
    const file = await read('\ufeffOrt\tNr\nKöln\t1', 'utf16le');
    expect(file).toMatchObject({ encoding: 'UTF-16', delimiter: '\t', rows: [['Köln', '1']] });
  });

  test('quoted cells may contain line breaks, delimiters and quotation marks', async () => {
    const file = await read('a;b;c\r\n"1\n2";"x;""y""";5" rim\r\n');
    expect(file.rows).toEqual([['1\n2', 'x;"y"', '5" rim']]);
  });

  test('empty lines and empty cells at the end are left out', async () => {
    const file = await read('a;b\n\n1;2;;\n;\n3;4\n');
    expect(file.rows).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('a column without a name gets one', async () => {
    expect((await read('a;;c\n1;2;3')).header).toEqual(['a', 'Column 2', 'c']);
  });
});

describe('unreadable files', () => {
  test.each([
    ['nothing', '', { reason: 'EMPTY' }],
    ['only blanks', ' \n \n', { reason: 'EMPTY' }],
    ['only a header', 'a;b\n', { reason: 'NO_ROWS' }],
    ['no columns', 'a\nb\nc', { reason: 'NO_COLUMNS' }],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1]), { reason: 'NOT_TEXT' }],
    ['uneven rows', 'a;b\n1;2\n1;2;3\n1\n', { reason: 'UNEVEN_ROWS', rows: [2, 3], count: 2, needed: 2 }],
    ['an open quote', 'a;b\n"1;2\n3;4\n', { reason: 'OPEN_QUOTE', rows: [1] }],
    ['too many columns', `${Array(101).fill('a').join(';')}\n1;2`, { reason: 'TOO_MANY_COLUMNS' }],
    ['too many rows', `a;b\n${'1;2\n'.repeat(10_001)}`, { reason: 'TOO_MANY_ROWS', most: 10_000 }],
    ['an endless cell', `a;b\n1;${'x'.repeat(5001)}\n`, { reason: 'CELL_TOO_LONG', rows: [1] }],
  ])('%s', async (_, bytes, details) => {
    expect(await faultOf(bytes)).toMatchObject(details);
  });
});

test('10,000 rows are read without blocking the event loop', async () => {
  const row = Array.from({ length: 20 }, (_, index) => `"Zelle ${index}, mit ""Text"""`).join(';');
  const file = Buffer.from(`${row}\n`.repeat(10_001));
  expect(file.length).toBeGreaterThan(4_000_000);
  expect(await measureBlockedMs(() => readCsv(file))).toBeLessThan(MAX_BLOCKED_MS);
});

const HOSTILE_FILES: [string, string][] = [
  ['one endless line', `a;b\n${';'.repeat(8_000_000)}`],
  ['an endless header', ';'.repeat(8_000_000)],
  ['one line with line breaks in its cells', `a;b\n${'"\n";'.repeat(1_900_000)}`],
  ['quotation marks', `a;b\n${'"'.repeat(8_000_000)}`],
  ['empty lines', `a;b\n${'\n'.repeat(8_000_000)}`],
  ['lines of empty cells', `a;b\n${';\n'.repeat(4_000_000)}`],
];

test.each(HOSTILE_FILES)('a file of %s does not block the event loop', async (_, text) => {
  const file = Buffer.from(text);
  const failed = () => readCsv(file).catch(() => null);
  expect(await measureBlockedMs(failed)).toBeLessThan(MAX_BLOCKED_MS);
});

test('a line is refused at its thousandth cell', async () => {
  expect(await faultOf(`a;b\n${';'.repeat(8_000_000)}`)).toEqual({ reason: 'TOO_MANY_COLUMNS', most: 100 });
});

test('a character of two halves stays whole wherever a slice ends', async () => {
  for (const filler of ['', 'x']) {
    const text = '🚗'.repeat(2000);
    const lines = Array.from({ length: 20 }, () => `${text};1`);
    const { rows } = await read(['a;b', ...lines].join('\n').replace('a', `a${filler}`));
    expect(new Set(rows.map(([cell]) => cell))).toEqual(new Set([text]));
  }
});

test('the guard against formulas in our own files is removed', async () => {
  const { rows } = await read("Nummer;Telefon\r\n'=1;'+49 711 1\r\n'plain;O'Neil");
  expect(rows).toEqual([
    ['=1', '+49 711 1'],
    ["'plain", "O'Neil"],
  ]);
});
