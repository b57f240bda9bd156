// Reads an XML file into elements, slice by slice. Document types are refused, so there are no entities to expand.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { statementFault } from '../errors.ts';
import { MAX_READ_LENGTH } from './entry.ts';

export interface XmlElement {
  /** Without the prefix of a namespace. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const SLICE_LENGTH = 16 * 1024;
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 2_000_000;
/** Of one element. A statement has at most 50,000 entries. */
const MAX_CHILDREN = 100_000;
/** Of one element. A bank statement has one or two, and the namespaces. */
const MAX_ATTRIBUTES = 100;

export async function readXml(text: string): Promise<XmlElement> {
  const top = newElement('');
  const parser = parserInto(top);
  // A lone half of a character at the end of a slice is kept by the parser.
  for (let at = 0; at < text.length; at += SLICE_LENGTH) {
    parser.write(text.slice(at, at + SLICE_LENGTH));
    await nextTurn();
  }
  parser.close();
  return top.children[0]!;
}

function parserInto(top: XmlElement) {
  const parser = new SaxesParser();
  const path = [top];
  let elements = 0;
  let attributesOfTag = 0;
  parser.on('error', () => {
    throw statementFault('NOT_WELL_FORMED', { line: parser.line });
  });
  parser.on('doctype', () => {
    throw statementFault('DOCTYPE');
  });
  // Counted while the tag is read, because the parser compares each name with those before.
  parser.on('attribute', () => {
    attributesOfTag += 1;
    if (attributesOfTag > MAX_ATTRIBUTES) throw statementFault('TOO_LARGE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    attributesOfTag = 0;
    if (path.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw statementFault('TOO_LARGE');
    const element = { ...newElement(name.slice(name.indexOf(':') + 1)), attributes };
    const { children } = path.at(-1)!;
    if (children.push(element) > MAX_CHILDREN) throw statementFault('TOO_LARGE');
    path.push(element);
  });
  const addText = (text: string) => {
    const element = path.at(-1)!;
    // The line breaks between elements are a part of it, too.
    if (element.text.length < MAX_READ_LENGTH) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    path.pop();
  });
  return parser;
}

function newElement(name: string): XmlElement {
  return { name, attributes: {}, children: [], text: '' };
}

/** The elements at the end of a path such as `NtryDtls/TxDtls`, over all branches. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The text of the first of these paths that has one. */
export function textAt(element: XmlElement, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return null;
}
