// CSV files of banks: columns are recognised or chosen once; ZIP files are unpacked within bounds.
import { deflateRawSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { readStatement } from '../../../src/money/payments/statements/read-statement.ts';
import { unzip } from '../../../src/money/payments/statements/unzip.ts';
import { type ConsoleUser, newConsoleUser } from '../../harness/console.ts';
import { MAX_BLOCKED_MS, measureBlockedMs } from '../../harness/event-loop.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { camt053 } from './statement-files.ts';

const service = await sharedService();

let console: ConsoleUser['console'];
beforeEach(async () => {
  ({ console } = await newConsoleUser(service, { role: 'accounting' }));
});

const send = (bytes: Buffer, name = 'umsatz.csv') =>
  console('POST', `/accounting/statements?fileName=${name}`, undefined, {
    rawBody: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

const BANKS = {
  Sparkasse: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"17.11.26";"17.11.26";"GUTSCHR. UEBERWEISUNG";"RE INV-2026-00042";"NOTPROVIDED";"Autohaus Müller";"DE89370400440532013000";"COBADEFF";"1.190,50";"EUR";"Umsatz gebucht"`,
  Volksbank: `Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung
Konto;DE02120300000000202051;17.11.2026;17.11.2026;Autohaus Müller;DE89370400440532013000;RE INV-2026-00042;1190,50;EUR`,
  DKB: `"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 18.11.2026:";"5.000,00 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"
"17.11.26";"17.11.26";"Gebucht";"Autohaus Müller";"Wir";"RE INV-2026-00042";"Eingang";"DE89370400440532013000";"1.190,5"`,
  'Deutsche Bank': `Umsätze Girokonto;;;Kundennummer: 100
Letzter Kontostand;;;;5.000,00;EUR
Buchungstag;Wert;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;Soll;Haben;Währung
17.11.2026;17.11.2026;Autohaus Müller;RE INV-2026-00042;DE89370400440532013000;;1.190,50;EUR
Kontostand;18.11.2026;;;5.000,00;EUR`,
  N26: `"Date","Partner Name","Partner Iban","Payment Reference","Amount (EUR)"
"2026-11-17","Autohaus Müller","DE89370400440532013000","RE INV-2026-00042","1190.50"`,
};

test.each(Object.entries(BANKS))('the CSV of %s is recognised', async (_, text) => {
  const { format, entries } = await readStatement(Buffer.from(text));
  expect(format).toBe('CSV');
  expect(entries).toMatchObject([
    {
      bookedOn: '2026-11-17',
      amountCents: 119_050,
      currency: 'EUR',
      payerName: 'Autohaus Müller',
      payerIban: 'DE89370400440532013000',
      remittance: 'RE INV-2026-00042',
    },
  ]);
});

test('unknown columns are asked about once, and remembered for the next file', async () => {
  const header = ['Tag', 'Wer', 'Wie viel', `Wofür ${process.pid}`];
  const file = (day: string) =>
    Buffer.from(`${header.join(';')}\n${day};K. Sommer;-12,30;Miete ${process.pid}\n`);
  const asked = await send(file('01.10.2026'));
  expect(asked.status).toBe(400);
  expect(asked.json.error.details).toMatchObject({
    reason: 'UNKNOWN_COLUMNS',
    header,
    sample: [['01.10.2026', 'K. Sommer', '-12,30', `Miete ${process.pid}`]],
  });
  const choose = (columns: object) => console('PUT', '/accounting/statement-columns', { header, columns });
  expect((await choose({ amount: 2 })).status).toBe(400);
  expect((await choose({ bookedOn: 0, payerName: 1, amount: 2, remittance: 3 })).status).toBe(204);
  expect((await send(file('01.10.2026'))).json).toMatchObject({ format: 'CSV', entries: 1, added: 1 });
  expect((await send(file('02.10.2026'))).json).toMatchObject({ entries: 1, added: 1 });
  const wrong = await send(Buffer.from(`${header.join(';')}\nyesterday;x;1;y\n`));
  expect(wrong.json.error.details).toMatchObject({ reason: 'INVALID_ENTRY', entry: 1 });
});

interface Packed {
  name: string;
  bytes: Buffer;
  /** What the directory says, if it lies. */
  claimed?: number;
  flags?: number;
}

function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimed = bytes.length, flags = 0 } of files) {
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

test('the statements of a ZIP file are imported, each once', async () => {
  const one = { amount: '11.00', remittance: `zip ${process.pid}`, reference: `Z${process.pid}` };
  const files = [
    { name: '__MACOSX/x', bytes: Buffer.from('x') },
    { name: 'a.xml', bytes: Buffer.from(camt053('08', [one])) },
    { name: 'b.xml', bytes: Buffer.from(camt053('08', [one, { ...one, reference: 'other' }])) },
  ];
  const sent = await send(zipOf(files), 'month.zip');
  expect(sent.json, sent.text).toMatchObject({ format: 'CAMT053', statements: 2, entries: 3, added: 2 });
});

test('bombs, passwords and damage in ZIP files get a reason', async () => {
  const bytes = Buffer.alloc(11 * 1024 * 1024);
  const reasonOf = (archive: Buffer) =>
    unzip(archive).then(
      () => null,
      ({ details }) => details.reason,
    );
  expect(await reasonOf(zipOf([{ name: 'a', bytes }]))).toBe('ZIP_TOO_LARGE');
  expect(await reasonOf(zipOf([{ name: 'a', bytes, claimed: 100 }]))).toBe('ZIP_DAMAGED');
  const small = Buffer.from('x');
  expect(await reasonOf(zipOf(Array(101).fill({ name: 'a', bytes: small })))).toBe('ZIP_TOO_LARGE');
  expect(await reasonOf(zipOf([{ name: 'a', bytes: small, flags: 1 }]))).toBe('ZIP_ENCRYPTED');
  expect(await reasonOf(zipOf([{ name: 'a', bytes: small }]).subarray(0, 60))).toBe('ZIP_DAMAGED');
});

test.each([
  ['lines without end', `Datum;Betrag\n${'\n'.repeat(9_000_000)}`],
  ['one endless line', `Datum;Betrag\n${';'.repeat(9_000_000)}`],
  ['many entries', `Datum;Betrag\n${'17.11.2026;1,00\n'.repeat(10_000)}`],
])('%s do not hold the event loop', async (_, text) => {
  const bytes = Buffer.from(text);
  const blocked = await measureBlockedMs(() => readStatement(bytes).catch(() => null));
  expect(blocked).toBeLessThan(MAX_BLOCKED_MS);
});
