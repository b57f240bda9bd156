// Reads PNG images into plain pixels on a white background, and writes those as the simplest possible PNG.
// pdfkit decodes transparent PNGs in a callback: two of them finish in any order, and a broken one is not caught.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_PIXELS = 25_000_000;
const samplesByColorType: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Png {
  width: number;
  height: number;
  bits: number;
  colorType: number;
  interlaced: boolean;
  palette: Buffer | null;
  /** Of the palette's colours. */
  alpha: Buffer | null;
  raw: Buffer;
}

/** RGB, 8 bits each. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Buffer;
}

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function* chunksOf(bytes: Buffer): Generator<{ type: string; data: Buffer }> {
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') return;
    yield { type, data: bytes.subarray(at + 8, end) };
    at = end + 4;
  }
  throw new Error('the PNG ends too early');
}

function readHeader(data: Buffer | undefined): Omit<Png, 'palette' | 'alpha' | 'raw'> {
  if (data === undefined || data.length !== 13) throw new Error('the PNG has no header');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [bits, colorType, interlace] = [data[8]!, data[9]!, data[12]!];
  if (width === 0 || height === 0) throw new Error('the PNG is empty');
  if (width * height > MAX_PIXELS) throw new Error(`the PNG has more than ${MAX_PIXELS} pixels`);
  const known = samplesByColorType[colorType] !== undefined && [1, 2, 4, 8, 16].includes(bits);
  if (!known || interlace > 1) throw new Error('the PNG has a format that does not exist');
  return { width, height, bits, colorType, interlaced: interlace === 1 };
}

function readPng(bytes: Buffer): Png {
  const chunks = [...chunksOf(bytes)];
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const header = readHeader(find('IHDR'));
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data));
  // The upper bound: four 16-bit samples per pixel, and a filter byte for each row of each pass.
  const raw = inflateSync(packed, { maxOutputLength: header.width * header.height * 8 + header.height * 16 });
  const palette = find('PLTE') ?? null;
  if (header.colorType === 3 && palette === null) throw new Error('the PNG has no palette');
  return { ...header, palette, alpha: find('tRNS') ?? null, raw };
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Undoes the filter of one row, in place. */
function unfilter(filter: number, row: Buffer, above: Buffer, step: number): void {
  for (let index = 0; index < row.length; index++) {
    const left = index < step ? 0 : row[index - step]!;
    const up = above[index]!;
    const corner = index < step ? 0 : above[index - step]!;
    if (filter === 1) row[index]! += left;
    else if (filter === 2) row[index]! += up;
    else if (filter === 3) row[index]! += (left + up) >> 1;
    else if (filter === 4) row[index]! += paeth(left, up, corner);
  }
}

/** The sample's top 8 bits; narrower samples are returned as they are. */
function sampleAt(row: Buffer, bits: number, index: number): number {
  if (bits === 8) return row[index]!;
  if (bits === 16) return row[index * 2]!;
  const at = index * bits;
  return (row[at >> 3]! >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
}

function onWhite(sample: number, alpha: number): number {
  return Math.round((sample * alpha + 255 * (255 - alpha)) / 255);
}

function colorAt(png: Png, row: Buffer, x: number): [number, number, number] {
  const { bits, colorType, palette, alpha } = png;
  const samples = samplesByColorType[colorType]!;
  const read = (offset: number) => sampleAt(row, bits, x * samples + offset);
  if (colorType === 3) {
    const index = read(0);
    const opaque = alpha?.[index] ?? 255;
    const channel = (offset: number) => onWhite(palette![index * 3 + offset] ?? 0, opaque);
    return [channel(0), channel(1), channel(2)];
  }
  if (samples > 2) {
    const opaque = samples === 4 ? read(3) : 255;
    return [onWhite(read(0), opaque), onWhite(read(1), opaque), onWhite(read(2), opaque)];
  }
  const full = bits >= 8 ? 255 : (1 << bits) - 1;
  const grey = onWhite((read(0) * 255) / full, samples === 2 ? read(1) : 255);
  return [grey, grey, grey];
}

const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Throws an error that says what is wrong with the image. */
export function decodePng(bytes: Uint8Array): Pixels {
  const png = readPng(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { width, height, raw } = png;
  const bitsPerPixel = png.bits * samplesByColorType[png.colorType]!;
  const step = Math.max(1, bitsPerPixel >> 3);
  const rgb = Buffer.alloc(width * height * 3);
  let at = 0;
  for (const [x0, y0, dx, dy] of png.interlaced ? adam7 : [[0, 0, 1, 1] as const]) {
    const columns = Math.max(0, Math.ceil((width - x0) / dx));
    const rowLength = Math.ceil((columns * bitsPerPixel) / 8);
    let above: Buffer = Buffer.alloc(rowLength);
    for (let y = y0; columns > 0 && y < height; y += dy) {
      const filter = raw[at]!;
      const row = raw.subarray(at + 1, at + 1 + rowLength);
      if (row.length < rowLength) throw new Error('the PNG has fewer pixels than it says');
      if (filter > 4) throw new Error('the PNG has a damaged row');
      unfilter(filter, row, above, step);
      for (let column = 0; column < columns; column++) {
        rgb.set(colorAt(png, row, column), (y * width + x0 + column * dx) * 3);
      }
      above = row;
      at += 1 + rowLength;
    }
  }
  return { width, height, rgb };
}

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

export function encodePng({ width, height, rgb }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    rgb.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(signature), ...parts]);
}
