// Photos are compressed to at most 1600 pixels and 400 kB, with the best quality that fits.
import { expect, test } from 'vitest';
import {
  fitWithin,
  MAX_BYTES,
  MAX_SIDE_PIXELS,
  type Size,
  smallEnough,
  takenAtOf,
} from '../../src/driver/protocol/compress-photo.ts';

/** A picture that needs this many bytes per pixel at full quality. */
function encoder(bytesPerPixel: number) {
  const tried: { size: Size; quality: number }[] = [];
  const encode = async (size: Size, quality: number) => {
    tried.push({ size, quality });
    return new Blob([new Uint8Array(Math.round(size.width * size.height * bytesPerPixel * quality))]);
  };
  return { tried, encode };
}

test('the longer side is at most 1600 pixels, the proportions stay, and nothing is enlarged', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, MAX_SIDE_PIXELS)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3024, height: 4032 }, MAX_SIDE_PIXELS)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin({ width: 640, height: 480 }, MAX_SIDE_PIXELS)).toEqual({ width: 640, height: 480 });
  expect(fitWithin({ width: 9000, height: 2 }, MAX_SIDE_PIXELS)).toEqual({ width: 1600, height: 1 });
});

test('a picture with few details is encoded once', async () => {
  const { tried, encode } = encoder(0.15);
  const blob = await smallEnough({ width: 4032, height: 3024 }, encode);
  expect(blob.size).toBeLessThanOrEqual(MAX_BYTES);
  expect(tried).toHaveLength(1);
});

test('a picture with many details loses quality before it loses pixels', async () => {
  const { tried, encode } = encoder(0.35);
  const blob = await smallEnough({ width: 4032, height: 3024 }, encode);
  expect(blob.size).toBeLessThanOrEqual(MAX_BYTES);
  expect(tried.length).toBeGreaterThan(1);
  expect(new Set(tried.map(({ size }) => size.width))).toEqual(new Set([1600]));
});

test('pure noise loses both and still fits', async () => {
  const { tried, encode } = encoder(1.5);
  const blob = await smallEnough({ width: 4032, height: 3024 }, encode);
  expect(blob.size).toBeLessThanOrEqual(MAX_BYTES);
  expect(tried.at(-1)!.size.width).toBeLessThan(1600);
});

test('a photo has the modification time of its file, unless that is in the future', () => {
  const now = new Date('2026-11-18T15:46:00Z');
  const at = (text: string) => ({ lastModified: Date.parse(text) });
  expect(takenAtOf(at('2026-11-18T15:45:10Z'), now)).toBe('2026-11-18T15:45:10.000Z');
  expect(takenAtOf(at('2026-11-18T16:00:00Z'), now)).toBe(now.toISOString());
  expect(takenAtOf({ lastModified: 0 }, now)).toBe(now.toISOString());
});
