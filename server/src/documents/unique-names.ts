// Makes file names unique within an order, so that a user can save all its documents in one folder.
import type { Db } from '../platform/db.ts';
import type { NewDocument } from './new-document.ts';
import { fileNamesOf } from './store.ts';

/** `Damage-report-VT-1.pdf`, then `Damage-report-VT-1-2.pdf`. The caller holds the order's lock. */
export async function withUniqueNames(db: Db, documents: readonly NewDocument[]): Promise<NewDocument[]> {
  if (documents.length === 0) return [];
  const taken = new Set(await fileNamesOf(db, documents[0]!.document.orderId));
  return documents.map((made) => {
    const fileName = freeName(made.document.fileName, taken);
    taken.add(fileName);
    return { ...made, document: { ...made.document, fileName } };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${stem}-${count}${extension}`;
  return free;
}
