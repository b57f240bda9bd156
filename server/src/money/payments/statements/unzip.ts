// Reads the files of a ZIP archive, within bounds. Sizes are checked before anything is unpacked, and unpacking stops at them.
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { statementFault } from '../errors.ts';
import { MAX_STATEMENT_BYTES } from './entry.ts';

const MAX_FILES = 100;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** The end of the directory may be followed by a comment of 64 KiB. */
const MAX_END_BYTES = 22 + 65_535;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export interface UnpackedFile {
  name: string;
  bytes: Buffer;
}

export const isZip = (bytes: Uint8Array) =>
  bytes.length > 22 && Buffer.from(bytes.subarray(0, 4)).readUInt32LE() === LOCAL_ENTRY;

interface Listed {
  name: string;
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  offset: number;
}

/** Unpacks outside of the event loop, one file after the other. Folders and what macOS adds are left out. */
export async function unzip(archive: Buffer): Promise<UnpackedFile[]> {
  const listed = listFiles(archive).filter(({ name }) => !/(?:^|\/)(?:__MACOSX|\.)|\/$/.test(name));
  if (listed.length === 0) throw statementFault('EMPTY');
  const total = listed.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const isTooLarge = listed.some(({ unpackedBytes }) => unpackedBytes > MAX_STATEMENT_BYTES);
  if (listed.length > MAX_FILES || total > MAX_UNPACKED_BYTES || isTooLarge)
    throw statementFault('ZIP_TOO_LARGE');
  const files: UnpackedFile[] = [];
  for (const one of listed) files.push({ name: one.name, bytes: await unpack(archive, one) });
  return files;
}

function listFiles(archive: Buffer): Listed[] {
  const from = Math.max(0, archive.length - MAX_END_BYTES);
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < from || archive.readUInt32LE(end) !== END_OF_DIRECTORY || end + 22 > archive.length)
    throw damaged();
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_FILES * 10) throw statementFault('ZIP_TOO_LARGE');
  const listed: Listed[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    if (archive.readUInt16LE(at + 8) & ENCRYPTED) throw statementFault('ZIP_ENCRYPTED');
    const nameLength = archive.readUInt16LE(at + 28);
    listed.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      unpackedBytes: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return listed;
}

async function unpack(
  archive: Buffer,
  { method, packedBytes, unpackedBytes, offset }: Listed,
): Promise<Buffer> {
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== LOCAL_ENTRY) throw damaged();
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + packedBytes);
  if (packed.length !== packedBytes) throw damaged();
  if (method === STORED && packedBytes === unpackedBytes) return packed;
  if (method !== DEFLATED) throw damaged();
  try {
    // More than the directory says is a bomb or damaged.
    const bytes = await promisify(inflateRaw)(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
    if (bytes.length === unpackedBytes) return bytes;
  } catch {
    throw damaged();
  }
  throw damaged();
}

const damaged = () => statementFault('ZIP_DAMAGED');
