// Reads the XML answers of an S3-compatible store.
import { SaxesParser } from 'saxes';
import { type ListedObject, StoreUnavailable } from './object-store.ts';

interface ObjectList {
  objects: ListedObject[];
  isLast: boolean;
}

/** Calls back with the text of each innermost element. */
function readTexts(xml: string, onText: (name: string, text: string) => void): void {
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => onText(name, text.trim()));
  parser.on('error', (error) => {
    throw new StoreUnavailable(`The store answered with broken XML: ${error.message}`);
  });
  parser.write(xml).close();
}

export function readObjectList(xml: string): ObjectList {
  const objects: ListedObject[] = [];
  let isLast = true;
  let key = '';
  let changedAt = '';
  readTexts(xml, (name, text) => {
    if (name === 'Key') key = text;
    if (name === 'LastModified') changedAt = text;
    if (name === 'IsTruncated') isLast = text !== 'true';
    if (name === 'Contents') objects.push({ key, changedAt: new Date(changedAt) });
  });
  return { objects, isLast };
}

/** Such as NoSuchKey; null if the answer is not an error of S3. */
export function readErrorCode(xml: string): string | null {
  return /<Code>(\w{1,64})<\/Code>/.exec(xml)?.[1] ?? null;
}
