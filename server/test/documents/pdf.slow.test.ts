// The content of generated documents, read back from the PDF bytes.
import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  PdfCustomer,
  PdfDocument,
  PdfLine,
  PdfOrder,
  PdfOrderDocument,
} from '../../src/documents/pdf/document.ts';
import { pdfRenderer } from '../../src/documents/pdf/render.ts';
import type { ContractingParty } from '../../src/model/account.ts';
import { vatFor } from '../../src/model/invoices/vat.ts';
import type { Order } from '../../src/model/orders/order.ts';
import type { PriceLine } from '../../src/model/prices/price-line.ts';
import type { Language } from '../../src/platform/language.ts';
import * as sample from './pdf-samples.ts';

const { render } = pdfRenderer();

/** The text of each page, with every kind of space as a plain space. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= proxy.numPages; number++) {
    const { items } = await (await proxy.getPage(number)).getTextContent();
    const text = items.map((item: { str?: string }) => item.str ?? '').join(' ');
    pages.push(text.replace(/\s+/g, ' '));
  }
  return pages;
}

async function pagesOf(document: PdfDocument): Promise<string[]> {
  return readPages(await render(document));
}

async function textOf(document: PdfDocument): Promise<string> {
  return (await pagesOf(document)).join(' ');
}

function expectAll(text: string, expected: string[]): void {
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
}

/** On all but invoices, which stay longer than the data of a person. */
const CONTACT = 'Małgorzata Wąsik · +48 22 7654321';
/** A protocol names who signed it. */
const WITH_CONTACT: PdfOrderDocument['kind'][] = ['QUOTE', 'SIGNED_QUOTE', 'DAMAGE_REPORT'];
const EVERYWHERE = [
  'Nordlicht Überführungen GmbH',
  'Příklad Autopůjčovna s.r.o.',
  'Náměstí Míru 9',
  'Škoda Octavia Combi',
  'TMBJG7NE5K0123456',
  'HH-AB 1234',
  'Große Elbstraße 12',
  'Przedsiębiorstwo Żółć Sp. z o.o.',
  'ul. Świętokrzyska 5/7',
  '00-010 Łódź',
  'ERP-4711/ß',
  'DE123456788',
];

const EXPECTED_TEXTS: Record<PdfOrderDocument['kind'], Record<Language, string[]>> = {
  QUOTE: {
    de: [
      'Angebot QT-100008',
      'RQ-100017',
      '01.10.2026',
      '15.10.2026 23:59',
      'Berechnete Kilometer',
      '912,4 km',
      '1,1875 €',
      '1.083,48 €',
      'Umsatzsteuer 19 %',
      '247,66 €',
      '1.551,14 €',
      'werktags von 8 bis 17 Uhr möglich',
      'TSCHECHIEN',
      'Polen',
    ],
    en: [
      'Quote QT-100008',
      'RQ-100017',
      '1 Oct 2026',
      '15 Oct 2026, 23:59',
      'Kilometres charged',
      '912.4 km',
      '€1.1875',
      '€1,083.48',
      'VAT 19%',
      '€247.66',
      '€1,551.14',
      'CZECHIA',
      'Poland',
    ],
  },
  SIGNED_QUOTE: {
    de: [
      'Angenommenes Angebot QT-100008',
      'Tomáš Dvořák',
      '05.10.2026 14:30',
      'Name als Unterschrift eingegeben',
      '1.551,14 €',
    ],
    en: [
      'Accepted quote QT-100008',
      'Tomáš Dvořák',
      '5 Oct 2026, 14:30',
      'Name typed as signature',
      '€1,551.14',
    ],
  },
  PICKUP_PROTOCOL: {
    de: [
      'Abholprotokoll VT-100042',
      '05.10.2026 14:41',
      '48.213 km',
      'Tankfüllung',
      '62 %',
      'Fahrzeugschlüssel: 2',
      'Verbandkasten: nein',
      'Dachgepäckträger: nein',
      'Kratzer',
      'Tür vorn links',
      'Trübung',
      'Außenreinigung',
      'Łukasz Brzęczyszczykiewicz',
      'Jürgen Weiß',
      'Foto 1 · Vorne links',
      'Foto 5',
    ],
    en: [
      'Pickup protocol VT-100042',
      '5 Oct 2026, 14:41',
      '48,213 km',
      'Fuel level',
      '62%',
      'Vehicle keys: 2',
      'First-aid kit: no',
      'Scratch',
      'Front door, left',
      'Handed over by',
      'Photo 5',
    ],
  },
  DELIVERY_PROTOCOL: {
    de: [
      'Übergabeprotokoll VT-100042',
      '06.10.2026 16:05',
      '49.126 km',
      '12 %',
      'Ladezustand',
      '80 %',
      'Kotflügel hinten rechts',
      'Delle',
      'neu',
      'bekannt bei Abholung',
      'Empfangende Person',
      'Schlüssel in den Tresor gelegt',
    ],
    en: [
      'Delivery protocol VT-100042',
      '6 Oct 2026, 16:05',
      '49,126 km',
      'Charge level',
      'Rear wing, right',
      'Dent',
      'known at pickup',
      'Received by',
      'not signed',
    ],
  },
  DAMAGE_REPORT: {
    de: [
      'Schadenbericht VT-100042',
      'bei der Übergabe',
      '06.10.2026 16:10',
      'Handtellergroß am Kotflügel',
      'Schaden 3 · Steinschlag · Frontscheibe',
      'Foto 3',
      'Wildwechsel',
    ],
    en: [
      'Damage report VT-100042',
      'at delivery',
      '6 Oct 2026, 16:10',
      'Damage 3 · Stone chip · Windscreen',
      'Photo 3',
    ],
  },
  INVOICE: {
    de: [
      'Rechnung INV-2026-00031',
      '07.10.2026',
      '06.10.2026',
      '21.10.2026',
      '1.303,48 €',
      '247,66 €',
      'Bitte überweisen Sie 1.551,14 €',
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
      'CZ12345679',
      'Seite 1 von 1',
    ],
    en: [
      'Invoice INV-2026-00031',
      '7 Oct 2026',
      '6 Oct 2026',
      '21 Oct 2026',
      '€1,303.48',
      'Please transfer €1,551.14',
      'DE89 3704 0044 0532 0130 00',
      'Page 1 of 1',
    ],
  },
};

const kinds = Object.keys(sample.samples) as PdfOrderDocument['kind'][];
const variants = kinds.flatMap((kind) => (['de', 'en'] as const).map((language) => ({ kind, language })));

describe('documents', () => {
  it.each(variants)('a $kind in $language has all its required content', async ({ kind, language }) => {
    const text = await textOf(sample.samples[kind](language));
    expectAll(text, [...EVERYWHERE, ...EXPECTED_TEXTS[kind][language]]);
    expect(text.includes(CONTACT)).toBe(WITH_CONTACT.includes(kind));
  });

  it('a protocol has its result, its differences and its signatures on the first page', async () => {
    const protocol = sample.deliveryProtocol('en');
    const [first, ...others] = await pagesOf(protocol);
    expectAll(first!, [
      'Handed over in Łódź on 6 Oct 2026, 16:05. New damage: 2.',
      '913 km driven (route 906 km)',
      '50 points less',
      'Signatures',
      'not signed',
    ]);
    expect(others.join(' ')).toContain('Photo 5');
  });

  it('of a protocol with much damage and long remarks, the rest follows the signatures', async () => {
    const protocol = sample.deliveryProtocol('en');
    const damages = Array.from({ length: 12 }, () => protocol.damages).flat();
    const remarks = 'The car was wet, so small scratches may not be visible. '.repeat(30);
    const [first, ...others] = await pagesOf({ ...protocol, damages, remarks });
    expectAll(first!, ['Signatures', 'Further damage:', 'The complete remarks are on the next page.']);
    expectAll(others.join(' '), ['Further damage', 'Remarks', 'Photo 5']);
  });

  it('without readings at pickup shows those of the handover only', async () => {
    const text = await textOf({ ...sample.deliveryProtocol('en'), atPickup: null });
    expect(text).toContain('49,126 km');
    expect(text).not.toContain('driven (');
  });

  it('the same data gives the same bytes', async () => {
    const first = await render(sample.pickupProtocol('de'));
    expect(first.equals(await render(sample.pickupProtocol('de')))).toBe(true);
  });

  it('the templates take orders, contracting parties and price lines as the core has them', () => {
    expectTypeOf<Order>().toExtend<PdfOrder>();
    expectTypeOf<ContractingParty>().toExtend<PdfCustomer>();
    expectTypeOf<PriceLine>().toExtend<PdfLine>();
  });

  it('a PDF has title, author, language and the date of its data', async () => {
    const pdf = await render(sample.invoice('en'));
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
    expect(info).toMatchObject({
      Title: 'Invoice INV-2026-00031',
      Author: 'Nordlicht Überführungen GmbH',
      CreationDate: 'D:20261001081500Z',
      Language: 'en-GB',
    });
  });

  it.each(['de', 'en'] as const)(
    'a test document in %s is marked on every page, and no other document is',
    async (language) => {
      const mark = language === 'de' ? 'TESTDOKUMENT – keine Leistung' : 'TEST DOCUMENT – no service';
      const document = sample.deliveryProtocol(language);
      const marked = await pagesOf({ ...document, test: true });
      expect(marked.length).toBeGreaterThan(1);
      for (const page of marked) expect(page.split(mark)).toHaveLength(3);
      expect(await textOf(document)).not.toContain(mark);
    },
  );

  it.each([1, 2, 4, 8, 15, 30, 60])(
    'the acceptance of a quote with %i lines is on the page of its total',
    async (count) => {
      const quote = sample.signedQuote('de');
      const lines = Array.from({ length: count }, () => quote.lines[2]!);
      const pages = await pagesOf({ ...quote, lines });
      const signed = pages.find((page) => page.includes('Angenommen durch'))!;
      expectAll(signed, ['1.551,14 €', 'werktags von 8 bis 17 Uhr möglich', '71,00 €']);
    },
  );

  it('the acceptance of a quote with a long note is on the page where the note ends', async () => {
    const note = Array.from({ length: 120 }, (_, at) => `Bedingung ${at + 1}`).join('\n');
    const pages = await pagesOf({ ...sample.signedQuote('de'), note });
    expectAll(pages.find((page) => page.includes('Angenommen durch'))!, ['Bedingung 120']);
  });

  it('a drawn signature and an acceptance by API are named as such', async () => {
    const document = sample.signedQuote('de');
    const { name, signedAt } = document.acceptance;
    const drawn = {
      ...document,
      acceptance: { name, signedAt, mark: { method: 'DRAWN' as const, image: sample.png } },
    };
    expect(await textOf(drawn)).toContain('Eigenhändig am Bildschirm unterschrieben');
    const byApi = { ...document, acceptance: { name, signedAt, mark: { method: 'API' as const } } };
    expectAll(await textOf(byApi), ['Über die vereinbarte Schnittstelle', 'Tomáš Dvořák']);
  });

  it('the debtor of the VAT is named only if none is charged and the customer is abroad', async () => {
    const document = sample.invoice('de');
    const note = 'Steuerschuldnerschaft des Leistungsempfängers';
    const withVat = (recipient: { country: string; vatId: string | null }, rate: number) =>
      textOf(
        sample.withInvoiceLines(
          document,
          document.invoice.lines.map((line) => ({ ...line, ...vatFor(recipient, rate) })),
        ),
      );
    expect(await withVat({ country: 'CZ', vatId: 'CZ12345679' }, 19)).toContain(note);
    expect(await textOf(document)).not.toContain(note);
    const exempt = await withVat({ country: 'DE', vatId: 'DE123456788' }, 0);
    expect(exempt).not.toContain(note);
    expect(exempt).toContain('Steuerfreie Leistung');
  });
});

describe('page breaks', () => {
  it('an invoice of sixty lines is split and repeats the table head', async () => {
    const pages = await pagesOf(sample.longInvoice('de'));
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expectAll(page, ['Pos. Leistung Menge Einzelpreis Betrag', `Seite ${index + 1} von 3`]);
    }
    const text = pages.join(' ');
    expectAll(
      text,
      Array.from({ length: 60 }, (_, index) => `Überführung Nr. ${index + 1}: Köln → Plzeň`),
    );
    expectAll(pages[2]!, ['Überführung Nr. 60:', 'Nettobetrag 6.017,70 €', 'Gesamtbetrag 6.017,70 €']);
  });

  it('the last line stays on the page of the sums, for any number of lines', async () => {
    for (const count of [8, 9, 10, 11, 12, 13]) {
      const document = sample.longInvoice('de');
      const pages = await pagesOf(sample.withInvoiceLines(document, document.invoice.lines.slice(0, count)));
      const withSums = pages.find((page) => page.includes('Gesamtbetrag'));
      expect(withSums).toContain(`Überführung Nr. ${count}:`);
    }
  });

  it('the end of a quote is never alone on a page, for any number of lines and any note', async () => {
    const conditions = Array.from({ length: 40 }, (_, at) => `Bedingung ${at + 1}`);
    for (const noteLines of [0, 1, 12, 40]) {
      for (let count = 1; count <= 26; count += 1) {
        const quote = sample.quote('de');
        const lines = Array.from({ length: count }, (_, at) => ({
          description: `Überführung Nr. ${at + 1}`,
          quantity: 1,
          unitNet: '35.50',
          netCents: 3550,
        }));
        const note = noteLines === 0 ? null : conditions.slice(0, noteLines).join('\n');
        const pages = await pagesOf({ ...quote, lines, note });
        const end = pages.find((page) => page.includes('Mit freundlichen Grüßen'))!;
        const label = `${count} lines, ${noteLines} lines of note`;
        expect(pages.at(-1), label).toBe(end);
        expect(end, label).toContain(noteLines > 12 ? 'Bedingung 40' : 'Gesamtbetrag');
        const withTotals = pages.find((page) => page.includes('Gesamtbetrag'))!;
        expect(withTotals, label).toContain(`Überführung Nr. ${count} `);
        for (const page of pages) {
          const hasHead = page.includes('Pos. Leistung Menge');
          expect(hasHead && !/Überführung Nr\. \d/.test(page), label).toBe(false);
        }
      }
    }
  });

  it('a line and a word that are longer than a page are printed completely', async () => {
    const document = sample.invoice('de');
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ');
    const description = `Anfang ${words} Ende`;
    const [, , line] = document.invoice.lines;
    const text = await textOf({
      ...sample.withInvoiceLines(document, [{ ...line!, description }]),
      order: { ...document.order, externalOrderId: 'X'.repeat(200) },
    });
    expectAll(text, ['Anfang', 'w0', 'w1500', 'w2999 Ende', 'Gesamtbetrag']);
    expect(text.match(/X/g)?.length).toBe(200 + (text.match(/COBADEFFXXX/g)?.length ?? 0) * 3);
  });

  it('forty photos are shown, six per page', async () => {
    const document = sample.pickupProtocol('en');
    const photos = Array.from({ length: 40 }, () => ({
      image: sample.jpeg,
      caption: null,
      damageNumber: null,
      takenAt: null,
    }));
    const pages = await pagesOf({ ...document, photos });
    expectAll(pages.join(' '), ['Photo 1', 'Photo 40']);
    expect(pages.length).toBeLessThan(10);
  });
});

/** A complete header, and pixels that do not inflate. */
function brokenPng(): Buffer {
  const broken = Buffer.from(sample.png);
  broken.fill(0x55, 50, broken.length - 20);
  return broken;
}

describe('broken images', () => {
  const images: [string, Uint8Array, string][] = [
    ['text', Buffer.from('no image at all'), 'neither JPEG nor PNG'],
    ['nothing', Buffer.alloc(0), 'neither JPEG nor PNG'],
    ['half a JPEG', sample.jpeg.subarray(0, sample.jpeg.length - 30), 'ends too early or is damaged'],
    ['a JPEG header', sample.jpeg.subarray(0, 30), 'ends too early or is damaged'],
    ['half a PNG', sample.png.subarray(0, sample.png.length - 20), 'ends too early'],
    ['a PNG of noise', brokenPng(), 'cannot be shown'],
  ];

  it.each(images)('a photo that is %s is rejected by name', async (_, image, reason) => {
    const photos = [{ image, caption: 'Heck', damageNumber: null, takenAt: null }];
    const rendered = render({ ...sample.pickupProtocol('de'), photos });
    await expect(rendered).rejects.toMatchObject({
      code: 'IMAGE_UNREADABLE',
      message: expect.stringMatching(/^Photo 1 \(Heck\) cannot be shown: /),
    });
    await expect(rendered).rejects.toThrow(reason);
  });

  it('a signature that is neither image nor path is rejected with the name of the signer', async () => {
    const document = sample.pickupProtocol('de');
    const image = { ...document.contact!, mark: { method: 'DRAWN' as const, image: brokenPng() } };
    await expect(render({ ...document, contact: image })).rejects.toThrow(/^The signature of Jürgen Weiß/);
    for (const path of ['hello', 'M 1 2 L NaN', '', `M${' 1'.repeat(200_000)}`]) {
      const drawn = { ...document.contact!, mark: { method: 'DRAWN' as const, path, width: 10, height: 10 } };
      await expect(render({ ...document, contact: drawn })).rejects.toMatchObject({
        code: 'SIGNATURE_UNREADABLE',
      });
    }
  });
});
