// Every way a PNG can store its pixels decodes to the same pixels on white.
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodePng, encodePng } from '../../src/documents/pdf/png.ts';

interface Layout {
  width: number;
  height: number;
  bits?: number;
  colorType: number;
  interlaced?: boolean;
  palette?: number[];
  alpha?: number[];
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function makePng(layout: Layout, rows: number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(layout.width, 0);
  header.writeUInt32BE(layout.height, 4);
  header.set([layout.bits ?? 8, layout.colorType, 0, 0, layout.interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(layout.palette ? [chunk('PLTE', Buffer.from(layout.palette))] : []),
    ...(layout.alpha ? [chunk('tRNS', Buffer.from(layout.alpha))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixelsOf(layout: Layout, rows: number[]): number[] {
  return [...decodePng(makePng(layout, rows)).rgb];
}

describe('PNG', () => {
  it('comes back as it was written', () => {
    const image = {
      width: 3,
      height: 2,
      rgb: Buffer.from(Array.from({ length: 18 }, (_, index) => index * 13)),
    };
    expect(decodePng(encodePng(image))).toEqual(image);
  });

  it('mixes transparent colours with white', () => {
    const rows = [0, 200, 100, 0, 255, 200, 100, 0, 0, 0, 0, 0, 51];
    expect(pixelsOf({ width: 3, height: 1, colorType: 6 }, rows)).toEqual([
      200, 100, 0, 255, 255, 255, 204, 204, 204,
    ]);
    expect(pixelsOf({ width: 2, height: 1, colorType: 4 }, [0, 10, 255, 10, 0])).toEqual([
      10, 10, 10, 255, 255, 255,
    ]);
  });

  it('reads palettes, narrow and wide samples', () => {
    const palette = [255, 0, 0, 0, 255, 0, 0, 0, 255];
    const indexed = { width: 3, height: 1, bits: 2, colorType: 3, palette, alpha: [255, 0] };
    expect(pixelsOf(indexed, [0, 0b00011000])).toEqual([255, 0, 0, 255, 255, 255, 0, 0, 255]);
    expect(pixelsOf({ width: 2, height: 1, bits: 1, colorType: 0 }, [0, 0b10000000])).toEqual([
      255, 255, 255, 0, 0, 0,
    ]);
    expect(pixelsOf({ width: 1, height: 1, bits: 16, colorType: 2 }, [0, 9, 1, 8, 1, 7, 1])).toEqual([
      9, 8, 7,
    ]);
  });

  it('undoes every filter', () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 10, 5, 250],
      [2, 1, 2, 3],
      [3, 4, 4, 4],
      [4, 1, 1, 1],
    ];
    const grey = [
      [10, 20, 30],
      [10, 15, 9],
      [11, 17, 12],
      [9, 17, 18],
      [10, 18, 19],
    ];
    const expected = grey.flat().flatMap((value) => [value, value, value]);
    expect(pixelsOf({ width: 3, height: 5, colorType: 0 }, rows.flat())).toEqual(expected);
  });

  it('puts interlaced passes in their places', () => {
    const passes = [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ] as const;
    const [width, height] = [7, 6];
    const rows: number[] = [];
    for (const [x0, y0, dx, dy] of passes) {
      for (let y = y0; y < height; y += dy) {
        if (x0 < width) rows.push(0);
        for (let x = x0; x < width; x += dx) rows.push(y * width + x);
      }
    }
    const expected = Array.from({ length: width * height }, (_, index) => [index, index, index]).flat();
    expect(pixelsOf({ width, height, colorType: 0, interlaced: true }, rows)).toEqual(expected);
  });

  it.each([
    ['fewer pixels', { width: 4, height: 4, colorType: 0 }, [0, 1, 2, 3], 'fewer pixels than it says'],
    ['more pixels', { width: 1, height: 1, colorType: 0 }, Array(5000).fill(0), 'larger than'],
    ['a filter that does not exist', { width: 1, height: 1, colorType: 0 }, [7, 1], 'damaged row'],
    ['no palette', { width: 1, height: 1, colorType: 3 }, [0, 1], 'no palette'],
    ['a colour type that does not exist', { width: 1, height: 1, colorType: 5 }, [0, 1], 'does not exist'],
    ['no size', { width: 0, height: 1, colorType: 0 }, [0], 'empty'],
    ['more pixels than memory', { width: 2 ** 31, height: 2 ** 31, colorType: 0 }, [0], 'more than'],
  ])('with %s is refused', (_, layout, rows, message) => {
    expect(() => decodePng(makePng(layout, rows))).toThrow(message);
  });
});
