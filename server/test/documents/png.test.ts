// Every PNG encoding decodes to the same pixels on white, and broken files are refused.
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasUsablePngHeader } from '../../src/dispatch/trips/pictures.ts';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { decodePng } from '../../src/documents/pdf/png.ts';
import { isPng, readPngSize, SIGNATURE_PIXELS } from '../../src/documents/pdf/png-header.ts';

interface Layout {
  width: number;
  height: number;
  bits?: number;
  colorType: number;
  interlaced?: boolean;
  palette?: number[];
  alpha?: number[];
  /** Chunks between header and pixels. */
  extra?: Buffer[];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function makePng(layout: Layout, rows: number[] | Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(layout.width, 0);
  header.writeUInt32BE(layout.height, 4);
  header.set([layout.bits ?? 8, layout.colorType, 0, 0, layout.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(layout.extra ?? []),
    ...(layout.palette ? [chunk('PLTE', Buffer.from(layout.palette))] : []),
    ...(layout.alpha ? [chunk('tRNS', Buffer.from(layout.alpha))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixelsOf(layout: Layout, rows: number[]): number[] {
  return [...decodePng(makePng(layout, rows)).rgb];
}

const GREY: Layout = { width: 4, height: 4, colorType: 0 };
const GREY_ROWS = Array.from({ length: 4 }, () => [0, 1, 2, 3, 4]).flat();
const whole = makePng(GREY, GREY_ROWS);

/** Start of each interlace pass, and the distance of its pixels. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows of all passes, for a picture with one sample per pixel. */
function interlacedRows(
  width: number,
  height: number,
  bits: number,
  sampleAt: (x: number, y: number) => number,
) {
  const rows: number[] = [];
  for (const [x0, y0, dx, dy] of ADAM7) {
    for (let y = y0; y < height && x0 < width; y += dy) {
      let row = '';
      for (let x = x0; x < width; x += dx) row += sampleAt(x, y).toString(2).padStart(bits, '0');
      rows.push(0);
      for (let at = 0; at < row.length; at += 8) {
        rows.push(Number.parseInt(row.slice(at, at + 8).padEnd(8, '0'), 2));
      }
    }
  }
  return rows;
}

const greys = (values: number[]) => values.flatMap((value) => [value, value, value]);

describe('the pixels of a PNG', () => {
  it('decode to the pixels that were written', () => {
    const image = {
      width: 3,
      height: 2,
      rgb: Buffer.from(Array.from({ length: 18 }, (_, index) => index * 13)),
    };
    expect(decodePng(encodePng(image))).toEqual(image);
  });

  it('are mixed with white where they are transparent', () => {
    const rows = [0, 200, 100, 0, 255, 200, 100, 0, 0, 0, 0, 0, 51];
    expect(pixelsOf({ width: 3, height: 1, colorType: 6 }, rows)).toEqual([
      200, 100, 0, 255, 255, 255, 204, 204, 204,
    ]);
    expect(pixelsOf({ width: 2, height: 1, colorType: 4 }, [0, 10, 255, 10, 0])).toEqual(greys([10, 255]));
    expect(pixelsOf({ width: 2, height: 1, colorType: 0, alpha: [0, 10] }, [0, 10, 11])).toEqual(
      greys([255, 11]),
    );
  });

  it('may come from a palette, narrow or wide', () => {
    const palette = [255, 0, 0, 0, 255, 0, 0, 0, 255];
    const indexed = { width: 3, height: 1, bits: 2, colorType: 3, palette, alpha: [255, 0] };
    expect(pixelsOf(indexed, [0, 0b00011000])).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 255]);
    expect(pixelsOf({ width: 2, height: 1, bits: 1, colorType: 0 }, [0, 0b10000000])).toEqual(
      greys([255, 0]),
    );
    expect(pixelsOf({ width: 2, height: 1, bits: 4, colorType: 0 }, [0, 0x3f])).toEqual(greys([51, 255]));
    const wide = { width: 1, height: 1, bits: 16 };
    expect(pixelsOf({ ...wide, colorType: 2 }, [0, 9, 1, 8, 1, 7, 1])).toEqual([9, 8, 7]);
    expect(pixelsOf({ ...wide, colorType: 4 }, [0, 0, 0, 51, 51])).toEqual(greys([204]));
  });

  it('are decoded with every filter', () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 10, 5, 250],
      [2, 1, 2, 3],
      [3, 4, 4, 4],
      [4, 1, 1, 1],
    ];
    const expected = [
      [10, 20, 30],
      [10, 15, 9],
      [11, 17, 12],
      [9, 17, 18],
      [10, 18, 19],
    ];
    expect(pixelsOf({ width: 3, height: 5, colorType: 0 }, rows.flat())).toEqual(greys(expected.flat()));
  });

  it.each([1, 2, 4, 8, 16])('are placed correctly from interlaced passes with %i bits', (bits) => {
    const [width, height] = [7, 6];
    const largest = 2 ** bits - 1;
    const sampleAt = (x: number, y: number) => Math.round(((y * width + x) / (width * height)) * largest);
    const rows = interlacedRows(width, height, bits, sampleAt);
    const expected = Array.from({ length: width * height }, (_, index) =>
      Math.round((sampleAt(index % width, Math.floor(index / width)) / largest) * 255),
    );
    const pixels = pixelsOf({ width, height, bits, colorType: 0, interlaced: true }, rows);
    for (const [index, grey] of greys(expected).entries()) {
      // Decoders may round or truncate 16 bits to a byte.
      expect(Math.abs(pixels[index]! - grey)).toBeLessThanOrEqual(bits === 16 ? 1 : 0);
    }
  });

  it('may be in several chunks, after text chunks that are ignored', () => {
    const packed = deflateSync(Buffer.from(GREY_ROWS));
    const split = Buffer.concat([
      whole.subarray(0, 33),
      chunk('tEXt', Buffer.from('Title\0Drawing')),
      chunk('IDAT', packed.subarray(0, 5)),
      chunk('IDAT', packed.subarray(5)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(decodePng(split)).toEqual(decodePng(whole));
  });
});

describe('a broken PNG', () => {
  it.each<[string, Layout, number[], string]>([
    ['fewer pixels', GREY, [0, 1, 2, 3], 'damaged'],
    ['one pixel too few', GREY, GREY_ROWS.slice(0, -1), 'damaged'],
    ['a filter that does not exist', { width: 1, height: 1, colorType: 0 }, [7, 1], 'damaged'],
    ['no palette', { width: 1, height: 1, colorType: 3 }, [0, 1], 'damaged'],
    ['a colour type that does not exist', { width: 1, height: 1, colorType: 5 }, [0, 1], 'damaged'],
    ['bits that its colours cannot have', { width: 1, height: 1, bits: 1, colorType: 2 }, [0, 1], 'damaged'],
    ['no size', { width: 0, height: 1, colorType: 0 }, [0], 'empty'],
  ])('with %s is refused', (_, layout, rows, message) => {
    expect(() => decodePng(makePng(layout, rows))).toThrow(message);
  });

  it('is refused if it was cut off at any byte', () => {
    for (let length = 0; length < whole.length; length++) {
      expect(() => decodePng(whole.subarray(0, length)), `${length} bytes`).toThrow(
        /no header|ends too early/,
      );
    }
  });

  it('is refused with a wrong checksum of a chunk or of the pixels', () => {
    const palette = makePng({ width: 1, height: 1, colorType: 3, palette: [1, 2, 3] }, [0, 0]);
    for (const [bytes, at] of [
      [whole, 29],
      [whole, whole.length - 13],
      [palette, 33 + 8 + 3],
    ] as const) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      expect(() => decodePng(altered), `byte ${at}`).toThrow('damaged');
    }
    const packed = deflateSync(Buffer.from(GREY_ROWS));
    packed[packed.length - 1]! ^= 1;
    const pixels = [chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))];
    expect(() => decodePng(Buffer.concat([whole.subarray(0, 33), ...pixels]))).toThrow('damaged');
  });

  it('is refused without pixels, or with invalid data in their place', () => {
    const end = chunk('IEND', Buffer.alloc(0));
    expect(() => decodePng(Buffer.concat([whole.subarray(0, 33), end]))).toThrow('damaged');
    const rubbish = chunk('IDAT', Buffer.from([1, 2, 3, 4]));
    expect(() => decodePng(Buffer.concat([whole.subarray(0, 33), rubbish, end]))).toThrow('damaged');
  });

  it('is refused if a chunk comes before its header', () => {
    const text = chunk('tEXt', Buffer.from('a\0b'));
    const late = Buffer.concat([whole.subarray(0, 8), text, whole.subarray(8)]);
    expect(() => decodePng(late)).toThrow('no header');
    expect(readPngSize(late)).toBeNull();
  });
});

describe('a PNG that would use too much memory', () => {
  const zeros = Buffer.alloc(50_000_000);

  it('is refused by the size in its header, before anything is decompressed', () => {
    const huge = makePng({ width: 2 ** 31, height: 2 ** 31, colorType: 0 }, [0]);
    expect(() => decodePng(huge)).toThrow('more than 3000000 pixels');
    expect(() => decodePng(makePng({ width: 5001, height: 5000, colorType: 0 }, [0]))).toThrow('more than');
    expect(() => decodePng(whole, 15)).toThrow('more than 15 pixels');
    expect(decodePng(whole, 16).rgb).toHaveLength(48);
  });

  it.each([false, true])(
    'is decompressed only up to the size in its header (interlaced: %s)',
    (interlaced) => {
      const bomb = makePng({ ...GREY, interlaced }, zeros);
      expect(bomb.length).toBeLessThan(100_000);
      expect(() => decodePng(bomb)).toThrow('more pixels than it says');
    },
  );

  it('its text chunks and colour profile are not decompressed', () => {
    const packed = deflateSync(zeros);
    const extra = [
      chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), packed])),
      chunk('zTXt', Buffer.concat([Buffer.from('Title\0\0', 'latin1'), packed])),
    ];
    const bomb = makePng({ ...GREY, extra }, GREY_ROWS);
    expect(decodePng(bomb)).toEqual(decodePng(whole));
  });
});

describe('the header of a PNG', () => {
  it('contains the size, whatever follows', () => {
    const bytes = makePng({ width: 300, height: 70_000, colorType: 6 }, [0]);
    expect(readPngSize(bytes.subarray(0, 33))).toEqual({ width: 300, height: 70_000 });
    expect(readPngSize(bytes.subarray(0, 32))).toBeNull();
    expect([isPng(bytes), isPng(Buffer.from('GIF89a')), isPng(Buffer.alloc(0))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('limits a drawn signature to one million pixels', () => {
    const sized = (width: number, height: number) =>
      hasUsablePngHeader(makePng({ width, height, colorType: 0 }, [0]).toString('base64'));
    expect(SIGNATURE_PIXELS).toBe(1_000_000);
    expect([sized(1000, 1000), sized(1_000_000, 1)]).toEqual([true, true]);
    expect([sized(1001, 1000), sized(2 ** 31, 2 ** 31), sized(2 ** 32 - 1, 1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(['', 'iVBORw0KGgo=', Buffer.from('no picture').toString('base64')].some(hasUsablePngHeader)).toBe(
      false,
    );
  });
});
