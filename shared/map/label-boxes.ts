// Boxes on the map, and the space that is already occupied.
import type { Point } from './scene.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function isWithin(box: Box, width: number, height: number, margin: number): boolean {
  return (
    box.x >= margin &&
    box.y >= margin &&
    box.x + box.width <= width - margin &&
    box.y + box.height <= height - margin
  );
}

/** The boxes along a line are closer together than any label is high. */
const LINE_STEP = 6;
const MAX_STEPS = 200;

/** The boxes along a line, which mark its space as occupied. */
export function boxesAlong(line: Point[], width: number): Box[] {
  return line.slice(1).flatMap((b, index) => {
    const a = line[index]!;
    const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / LINE_STEP)));
    return Array.from({ length: steps + 1 }, (_, step) =>
      boxAround({ x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps }, width),
    );
  });
}

export function isFree(taken: Box[], box: Box): boolean {
  return !taken.some((other) => overlap(other, box));
}
