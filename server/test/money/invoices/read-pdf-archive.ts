// Reads what PDF/A-3 and ZUGFeRD require from the bytes of a PDF: objects, metadata, fonts and the attachment.
import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

/** The objects of a file with a plain cross-reference table, by number. */
function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
  const [, first, count] = /^xref\s+(\d+) (\d+)/.exec(text.slice(start))!;
  const entries = [...text.slice(start).matchAll(/(\d{10}) (\d{5}) ([nf])/g)].slice(0, Number(count));
  const objects = new Map<number, PdfObject>();
  for (const [index, [, offset, , state]] of entries.entries()) {
    if (state === 'n') objects.set(Number(first) + index, readObject(pdf, text, Number(offset)));
  }
  return objects;
}

function readObject(pdf: Buffer, text: string, offset: number): PdfObject {
  const body = text.indexOf('obj', offset) + 3;
  const end = text.indexOf('endobj', body);
  const streamAt = text.slice(body, end).search(/\bstream\r?\n/);
  if (streamAt < 0) return { dictionary: text.slice(body, end).trim(), stream: null };
  const dictionary = text.slice(body, body + streamAt).trim();
  const dataAt = text.indexOf('\n', body + streamAt) + 1;
  const length = Number(/\/Length (\d+)/.exec(dictionary)![1]);
  const data = pdf.subarray(dataAt, dataAt + length);
  return { dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(data) : data };
}

export interface PdfArchive {
  header: string;
  trailer: string;
  catalog: string;
  metadata: string;
  objects: Map<number, PdfObject>;
  /** The object that a dictionary refers to by this name. */
  follow(dictionary: string, name: string): PdfObject;
}

export function readArchive(pdf: Buffer): PdfArchive {
  const text = pdf.toString('latin1');
  const objects = readObjects(pdf);
  const follow = (dictionary: string, name: string) => {
    const [, number] = new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(dictionary) ?? [];
    const object = number === undefined ? undefined : objects.get(Number(number));
    if (!object) throw new Error(`${name} is missing in ${dictionary}`);
    return object;
  };
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const catalog = follow(trailer, 'Root').dictionary;
  const metadata = follow(catalog, 'Metadata').stream!.toString('utf8');
  return { header: text.slice(0, 20), trailer, catalog, metadata, objects, follow };
}
