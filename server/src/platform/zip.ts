// Writes a ZIP file while it is read: only the part of one file that is being written is in memory.
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  modifiedAt: Date;
  read(): AsyncIterable<Uint8Array | string>;
}

/** Entries are stored, not compressed: PDFs do not shrink, and compressing would hold the event loop. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    written.push(part);
  });
  for await (const { name, modifiedAt, read } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const part of read()) {
      entry.push(typeof part === 'string' ? Buffer.from(part) : part);
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
