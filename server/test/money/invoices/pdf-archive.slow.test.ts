// The PDF of an invoice is a PDF/A-3 with its XML attached: read by a reader of our own, and by qpdf.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composePdf } from '../../../src/documents/pdf/compose.ts';
import { writeCii } from '../../../src/model/invoices/cii/write-cii.ts';
import { invoice, longInvoice } from '../../documents/pdf-samples.ts';
import { findMissing } from '../../harness/required-tools.ts';
import { readArchive } from './read-pdf-archive.ts';
import { draftWith, eInvoiceWith, lineWith } from './sample-e-invoices.ts';

const xml = writeCii(eInvoiceWith(draftWith([lineWith()])));
const sample = invoice('de');
const documents = {
  'an invoice': { ...sample, xml, operator: { ...sample.operator, name: 'Müller & Söhne <GmbH>' } },
  'an XRechnung': { ...sample, xml, customer: { ...sample.customer, eInvoice: 'XRECHNUNG' as const } },
  'a test invoice of several pages': { ...longInvoice('en'), xml, test: true },
  'a test invoice without XML': { ...sample, xml: null, test: true },
};

describe.each(Object.entries(documents))('%s', (_, document) => {
  it('has what PDF/A-3 requires', async () => {
    const pdf = await composePdf(document);
    const { header, trailer, catalog, metadata, objects, follow } = readArchive(pdf);
    expect(header).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    expect(trailer).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    expect(trailer).not.toContain('/Encrypt');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    const intent = follow(catalog, 'OutputIntents').dictionary;
    expect(intent).toContain('/GTS_PDFA1');
    expect(follow(intent, 'DestOutputProfile').stream!.subarray(36, 40).toString()).toBe('acsp');
    const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary);
    const fonts = dictionaries.filter((each) => each.includes('/Type /FontDescriptor'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23] \d+ 0 R/);
    for (const font of dictionaries.filter((each) => /\/Type \/Font\b(?!Descriptor)/.test(each)))
      expect(font).toMatch(/\/Subtype \/(Type0|CIDFontType[02])/);
    expect(dictionaries.join()).not.toMatch(/\/JavaScript|\/Launch|\/LZWDecode/);
  });

  it('has its XML attached as an alternative', async () => {
    const { catalog, metadata, follow } = readArchive(await composePdf(document));
    if (document.xml === null) {
      expect(catalog).not.toContain('/AF ');
      return;
    }
    const file = follow(catalog, 'AF').dictionary;
    expect(file).toContain('/AFRelationship /Alternative');
    expect(file).toContain('(factur-x.xml)');
    const embedded = follow(file, 'F');
    expect(embedded.dictionary).toContain('/Subtype /text#2Fxml');
    expect(embedded.stream!.toString('utf8')).toBe(xml);
    expect(follow(catalog, 'Names').dictionary).toContain('/EmbeddedFiles');
    const isXRechnung = 'eInvoice' in document.customer;
    expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(metadata).toContain(
      `<fx:ConformanceLevel>${isXRechnung ? 'XRECHNUNG' : 'EN 16931'}</fx:ConformanceLevel>`,
    );
    for (const property of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'])
      expect(metadata).toContain(`<pdfaProperty:name>${property}</pdfaProperty:name>`);
  });

  it.skipIf(findMissing('qpdf') !== null)('is accepted by qpdf', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qpdf-'));
    const path = join(folder, 'invoice.pdf');
    writeFileSync(path, await composePdf(document));
    const answer = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
    expect(answer).toContain('No syntax or stream encoding errors found');
    rmSync(folder, { recursive: true });
  });
});
