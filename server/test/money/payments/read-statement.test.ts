// CAMT.053 and MT940 give the same entries; damaged and hostile files get a reason.
import { describe, expect, test } from 'vitest';
import { readStatement } from '../../../src/money/payments/statements/read-statement.ts';
import { camt053, frame, mt940 } from './statement-files.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readStatement(Buffer.from(text, encoding));

async function faultOf(text: string | Buffer) {
  const error = await readStatement(Buffer.from(text as string)).then(
    () => null,
    (thrown) => thrown,
  );
  return error?.details;
}

const asReport = (statement: string) =>
  statement
    .replace('camt.053', 'camt.052')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
    .replaceAll('Stmt>', 'Rpt>');

const SAMPLE = {
  amount: '1190.50',
  remittance: 'Rechnung INV-2026-00042 vom 01.11.2026 Kundennummer 4711',
  endToEndId: 'ZAHLUNG-77',
};

describe('what an entry says', () => {
  test.each([
    ['camt.053.001.02', camt053('02', [SAMPLE])],
    ['camt.053.001.04', camt053('02', [SAMPLE]).replace('053.001.02', '053.001.04')],
    ['camt.053.001.08', camt053('08', [SAMPLE])],
    ['camt.052.001.08', asReport(camt053('08', [SAMPLE]))],
    ['MT940', mt940([SAMPLE])],
  ])('%s', async (_, file) => {
    const { entries } = await read(file);
    expect(entries).toEqual([
      {
        entryId: expect.stringMatching(/^[0-9a-f]{64}$/),
        // The same in every format.
        bookingKey: 'f73730b7bf61a705b223920034f224fd36b59e7143f807cd0c4c08e9fe96c4a5',
        bookedOn: '2026-11-17',
        amountCents: 119_050,
        currency: 'EUR',
        bankAccount: expect.stringContaining('202051'),
        payerName: 'Autohaus Müller GmbH',
        payerIban: 'DE89370400440532013000',
        remittance: SAMPLE.remittance,
        endToEndId: 'ZAHLUNG-77',
      },
    ]);
  });

  test('what the operator paid is negative', async () => {
    for (const file of [camt053('02', [{ ...SAMPLE, debit: true }]), mt940([{ ...SAMPLE, debit: true }])]) {
      expect((await read(file)).entries).toMatchObject([
        { amountCents: -119_050, payerName: 'Autohaus Müller GmbH' },
      ]);
    }
  });

  test('files in Windows-1252 keep their umlauts', async () => {
    const file = mt940([{ ...SAMPLE, name: 'Überführung Süd' }]);
    expect((await read(file, 'latin1')).entries[0]!.payerName).toBe('Überführung Süd');
  });

  test('entries that are only announced are left out', async () => {
    for (const version of ['02', '08'] as const) {
      const file = camt053(version, [SAMPLE, { ...SAMPLE, status: 'PDNG' }]);
      expect((await read(file)).entries).toHaveLength(1);
    }
  });

  test('a collective entry becomes its transactions', async () => {
    const part = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const entry = (second: string) =>
      frame(
        '08',
        `<Ntry><Amt Ccy="EUR">30</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-17T09:00:00+01:00</DtTm></BookgDt><NtryDtls>${part('10.00', 'one')}${part(second, 'two')}</NtryDtls></Ntry>`,
      );
    expect((await read(entry('20'))).entries).toMatchObject([
      { amountCents: 1000, remittance: 'one', bookedOn: '2026-11-17' },
      { amountCents: 2000, remittance: 'two' },
    ]);
    // Amounts that do not add up: the bank's entry counts.
    expect((await read(entry('21'))).entries).toMatchObject([{ amountCents: 3000, remittance: 'one two' }]);
  });

  test('MT940: a booking of the new year with a value date of the old one; a returned payment; free text', async () => {
    const file = `:20:X\n:25:DE02120300000000202051\n:60F:C261231EUR0,\n:61:2612310102C5,5NTRFNONREF//1\n:86:Miete Garage\nzweite Zeile\n:61:261231RC7,NRTINONREF\n:62F:C261231EUR1,`;
    expect((await read(file)).entries).toMatchObject([
      { bookedOn: '2027-01-02', amountCents: 550, remittance: 'Miete Garage zweite Zeile', endToEndId: null },
      { bookedOn: '2026-12-31', amountCents: -700 },
    ]);
  });
});

describe('the id of an entry', () => {
  test('is the same in the next file, and differs for equal payments of one day', async () => {
    const one = await read(camt053('02', [SAMPLE, SAMPLE, { ...SAMPLE, amount: '3' }]));
    const other = await read(camt053('02', [SAMPLE, SAMPLE]));
    const same = await read(mt940([SAMPLE, SAMPLE]));
    expect(new Set(one.entries.map(({ entryId }) => entryId)).size).toBe(3);
    expect(other.entries.map(({ entryId }) => entryId)).toEqual(
      one.entries.slice(0, 2).map(({ entryId }) => entryId),
    );
    expect(new Set(same.entries.map(({ entryId }) => entryId)).size).toBe(2);
  });
});

describe('files that cannot be read', () => {
  test.each([
    ['', 'EMPTY'],
    ['Guten Tag', 'UNKNOWN_FORMAT'],
    ['Datum;Betrag\n1;2', 'INVALID_ENTRY'],
    ['one;two\n1;2', 'UNKNOWN_COLUMNS'],
    ['Datum;Betrag\n1', 'CSV_DAMAGED'],
    ['<html></html>', 'UNKNOWN_FORMAT'],
    [frame('03', ''), 'UNKNOWN_VERSION'],
    ['<Document', 'NOT_WELL_FORMED'],
    [frame('02', '<Ntry>'), 'NOT_WELL_FORMED'],
    [
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">&b;</Document>',
      'DOCTYPE',
    ],
    [frame('02', '&unknown;'), 'NOT_WELL_FORMED'],
    [frame('02', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`), 'TOO_LARGE'],
    [camt053('02', [{ ...SAMPLE, amount: '1.005' }]), 'INVALID_ENTRY'],
    [camt053('02', [{ ...SAMPLE, amount: '-5' }]), 'INVALID_ENTRY'],
    [camt053('08', [{ ...SAMPLE, day: '2026-02-30' }]), 'INVALID_ENTRY'],
    [':20:X\n:60F:C261231EUR0,\n:61:nonsense', 'INVALID_ENTRY'],
    [':20:X\n:61:261231C7,NRTINONREF', 'INVALID_ENTRY'],
  ])('%#', async (file, reason) => {
    expect(await faultOf(file)).toMatchObject({ reason });
  });

  test('a ZIP file, and a file that is too large', async () => {
    expect(await faultOf(Buffer.from('PK\u0003\u0004\u0000\u0000'))).toMatchObject({ reason: 'NOT_TEXT' });
    expect(await faultOf(Buffer.alloc(10 * 1024 * 1024 + 1, 32))).toMatchObject({ reason: 'TOO_LARGE' });
  });
});

test('files that are made to hold up the service are refused beyond their limits', async () => {
  const lines = `:20:X\n${'\n'.repeat(2_000_000)}`;
  const attributes = Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ');
  for (const file of [lines, `<Document ${attributes}/>`]) {
    await expect(readStatement(Buffer.from(file))).rejects.toMatchObject({
      details: { reason: 'TOO_LARGE' },
    });
  }
});
