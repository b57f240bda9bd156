// Makes the PDF of an invoice a PDF/A-3 with its XML attached, as ZUGFeRD and Factur-X define it.
import { escapeXml } from '../../model/invoices/cii/xml.ts';
import type { PdfInvoice } from './document.ts';
import type { Sheet } from './sheet.ts';

const FILE_NAME = 'factur-x.xml';

/** Functions of pdfkit that are missing in its types. */
type Archive = Sheet['doc'] & {
  appendXML(xml: string): void;
  /** Writes the metadata of the file; it does not escape their text. */
  _addInfo(): void;
  file(bytes: Uint8Array, options: Record<string, unknown>): void;
};

interface Info {
  Title: string;
  Author: string;
  Creator: string;
  Producer: string;
}

const second = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

/** The same facts as in the information dictionary, which PDF/A requires. */
function describeFile({ Title, Author, Creator, Producer }: Info, createdAt: Date): string {
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${second(createdAt)}</xmp:CreateDate>
<xmp:ModifyDate>${second(createdAt)}</xmp:ModifyDate>
<xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${escapeXml(Producer)}</pdf:Producer>
</rdf:Description>`;
}

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

/** Names the attached invoice, and the extension schema that PDF/A requires for these names. */
function describeAttachment(profile: 'ZUGFERD' | 'XRECHNUNG'): string {
  const properties = PROPERTIES.map(
    ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  );
  return `
<rdf:Description rdf:about="" xmlns:fx="${FX}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>
<fx:Version>${profile === 'XRECHNUNG' ? '3.0' : '1.0'}</fx:Version>
<fx:ConformanceLevel>${profile === 'XRECHNUNG' ? 'XRECHNUNG' : 'EN 16931'}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

/** Called before the document ends, which writes the metadata. */
export function archiveInvoice({ doc }: Sheet, { xml, createdAt, customer }: PdfInvoice): void {
  const archive = doc as Archive;
  archive._addInfo = () => archive.appendXML(describeFile(doc.info as unknown as Info, createdAt));
  if (xml === null) return;
  archive.appendXML(describeAttachment(customer.eInvoice ?? 'ZUGFERD'));
  archive.file(Buffer.from(xml), {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X invoice',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  });
}
