// The sheets as they are printed, read back from the PDF: what a driver needs, and page numbers for each sheet.
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { PdfJob, PdfPaper } from '../../../src/documents/pdf/document.ts';
import { pdfRenderer } from '../../../src/documents/pdf/render.ts';
import { pickupProtocol } from '../../documents/pdf-samples.ts';

const { render } = pdfRenderer();
const { order, operator, createdAt } = pickupProtocol('de');

const job = (changes: Partial<PdfJob> = {}): PdfJob => ({
  customerName: 'Mietwagen Nord GmbH',
  order,
  distanceKm: 289.4,
  driver: { name: 'Jana Kowalska', phone: '+49 170 1234567' },
  shortTermPlate: { number: 'HH-04123', validUntil: '2026-11-21' },
  registration: false,
  isDriveable: true,
  instructions: 'Schlüssel beim Pförtner, Tor 3. Bitte vor 9 Uhr anrufen.',
  note: 'Rückfahrt mit dem Zug um 16:04 ab Hauptbahnhof.',
  ...changes,
});

const trip = (changes: Partial<PdfJob> = {}) => ({
  job: job(changes),
  startsAt: new Date('2026-11-17T07:00:00Z'),
  arrivesAt: new Date('2026-11-17T11:30:00Z'),
  way: { from: 'Hamburg', km: 34, minutes: 35 },
});

const paper = (sheets: PdfPaper['sheets'], language: PdfPaper['language'] = 'de'): PdfPaper => ({
  kind: 'PAPER',
  language,
  test: false,
  createdAt,
  operator,
  sheets,
});

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

async function read(proxy: Proxy, page: number): Promise<string> {
  const { items } = await (await proxy.getPage(page)).getTextContent();
  return items
    .map((item: { str?: string }) => item.str ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The first four pages and the last one. */
async function readPages(document: PdfPaper): Promise<string[]> {
  const bytes = await render(document);
  const proxy = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: proxy.numPages }, (_, i) => i + 1);
  return Promise.all(
    pages.filter((page) => page <= 4 || page === proxy.numPages).map((page) => read(proxy, page)),
  );
}

const driver = { name: 'Jana Kowalska', phone: null };
const PLATES: PdfPaper['sheets'][number] = {
  kind: 'PLATE_LIST',
  day: '2026-11-17',
  plates: [
    {
      number: 'HH-04123',
      validFrom: '2026-11-17',
      validUntil: '2026-11-21',
      state: 'USED',
      isExpired: false,
      driver: 'Jana Kowalska',
      order: 'VT-100042',
    },
    {
      number: 'HH-04001',
      validFrom: '2026-11-01',
      validUntil: '2026-11-05',
      state: 'WITH_DRIVER',
      isExpired: true,
      driver: 'Ole Petersen',
      order: null,
    },
  ],
};

test('a day sheet, its job sheets and the plates are one file, with page numbers for each sheet', async () => {
  const trips = [trip(), trip({ shortTermPlate: null, note: null }), trip(), trip(), trip(), trip()];
  const pages = await readPages(
    paper([
      { kind: 'DAY_SHEET', day: '2026-11-17', driver, trips },
      { kind: 'JOB_SHEET', job: job() },
      PLATES,
    ]),
  );
  const [first, second, third, jobSheet, plates] = pages;
  expect(pages).toHaveLength(5);
  for (const part of [
    'Jana Kowalska Tagesblatt · Dienstag, 17.11.2026 · 6 Fahrten · 1.940 km',
    'Disposition 040 66969 120 Notruf 112',
    'Zu Fahrt 1: von Hamburg 34 km, etwa 35 min',
    'Abholung 08:00',
    'Große Elbstraße 12',
    'Jürgen Weiß, +49 40 1234567',
    'Notiz der Disposition: Rückfahrt mit dem Zug',
    'Ankunft : Abfahrt : Kilometerstand km Tank oder Ladung',
  ]) {
    expect(first).toContain(part);
  }
  expect(second).toContain('Zu Fahrt 4');
  expect([first, third].map((text) => text!.includes('Auslagen heute'))).toEqual([false, true]);
  expect([first, second, third, jobSheet].map((text) => /Seite (\d) von (\d)/.exec(text!)!.slice(1))).toEqual(
    [
      ['1', '3'],
      ['2', '3'],
      ['3', '3'],
      ['1', '1'],
    ],
  );
  expect(jobSheet).toContain('Auftragsblatt VT-100042');
  expect(jobSheet).toContain('HH-04123, gültig bis 21.11.2026');
  expect(plates).toContain('beim Fahrer, abgelaufen');
});

test('a trip of long texts stays on one page, and a day without trips says so', async () => {
  const long = 'Schlüssel beim Pförtner abholen. '.repeat(60);
  const name = 'Wolfgang-Maximilian von und zu Hohenstein-Oberbergischer'.repeat(2);
  const pages = await readPages(
    paper([
      {
        kind: 'DAY_SHEET',
        day: '2026-11-17',
        driver: { name, phone: null },
        trips: [trip({ note: long, instructions: long, customerName: long }), trip()],
      },
      { kind: 'DAY_SHEET', day: '2026-11-17', driver, trips: [] },
    ]),
  );
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('Seite 1 von 2');
  expect(pages[2]).toContain('Keine Fahrten an diesem Tag.');
});

test('sheets are also in English, and 200 of them are rendered in time', async () => {
  const sheets = Array.from({ length: 200 }, () => ({ kind: 'JOB_SHEET' as const, job: job() }));
  const last = (await readPages(paper(sheets, 'en'))).at(-1);
  expect(last).toContain('Job sheet VT-100042');
  expect(last).toContain('To fill in');
});
