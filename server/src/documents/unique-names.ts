// Makes file names unique within an order, so that a user can save all its documents in one folder.
import type { Db } from '../platform/db.ts';
import type { NewDocument } from './new-document.ts';
import { fileNamesOf } from './store.ts';

/** `Damage-report-VT-1.pdf`, then `Damage-report-VT-1-2.pdf`. The caller holds the locks of the orders. */
export async function withUniqueNames(db: Db, documents: readonly NewDocument[]): Promise<NewDocument[]> {
  if (documents.length === 0) return [];
  const taken = new Map<string, Set<string>>();
  for (const { document } of documents) taken.set(document.orderId, new Set());
  for (const { orderId, fileName } of await fileNamesOf(db, [...taken.keys()])) {
    taken.get(orderId)!.add(fileName);
  }
  return documents.map((made) => {
    const ofOrder = taken.get(made.document.orderId)!;
    const fileName = freeName(made.document.fileName, ofOrder);
    ofOrder.add(fileName);
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
