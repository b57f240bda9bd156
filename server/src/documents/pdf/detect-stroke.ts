// Detects whether a drawn signature contains a stroke, and is not an empty or evenly filled picture.
import type { Pixels } from './encode-png.ts';

/** How far a pixel must differ from the paper, of 255. */
const CONTRAST = 64;
/** As many as a short stroke with a thin pen has; a speck has fewer. */
const MIN_INK_PIXELS = 30;
const MIN_STROKE_PIXELS = 10;

/** The most frequent colour is the paper, so light strokes on a dark background count as well. */
export function hasStroke({ width, height, rgb }: Pixels): boolean {
  const paper = mostFrequentColor(width * height, rgb);
  let ink = 0;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.abs(brightness(rgb, y * width + x) - paper) < CONTRAST) continue;
      ink += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return ink >= MIN_INK_PIXELS && Math.max(right - left, bottom - top) + 1 >= MIN_STROKE_PIXELS;
}

function brightness(rgb: Buffer, pixel: number): number {
  const at = pixel * 3;
  return (rgb[at]! * 3 + rgb[at + 1]! * 6 + rgb[at + 2]!) / 10;
}

function mostFrequentColor(pixels: number, rgb: Buffer): number {
  const counts = new Uint32Array(256);
  for (let pixel = 0; pixel < pixels; pixel += 1) counts[Math.round(brightness(rgb, pixel))]! += 1;
  return counts.indexOf(Math.max(...counts));
}
