// Draws the pictures that a phone would send: signatures and photos of vehicles, as small PNGs.
import { encodePng, type Pixels } from '../documents/pdf/encode-png.ts';

type Colour = readonly [number, number, number];

function canvas(width: number, height: number, [r, g, b]: Colour): Pixels {
  const rgb = Buffer.alloc(width * height * 3);
  for (let at = 0; at < rgb.length; at += 3) rgb.set([r, g, b], at);
  return { width, height, rgb };
}

function paint({ width, height, rgb }: Pixels, x: number, y: number, colour: Colour): void {
  if (x >= 0 && y >= 0 && x < width && y < height) rgb.set(colour, (y * width + x) * 3);
}

function box(pixels: Pixels, [left, top, right, bottom]: readonly number[], colour: Colour): void {
  for (let y = top!; y < bottom!; y += 1) for (let x = left!; x < right!; x += 1) paint(pixels, x, y, colour);
}

function disc(pixels: Pixels, centreX: number, centreY: number, radius: number, colour: Colour): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      if (x * x + y * y <= radius * radius) paint(pixels, centreX + x, centreY + y, colour);
    }
  }
}

/** Always the same number for the same text. */
export function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + letter.codePointAt(0)!) % 1_000_003;
  return number;
}

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [24, 38, 92];
const SIGNATURE = { width: 300, height: 100 };

/** Loops whose size and slant depend on the letters of the name. */
export function drawSignature(name: string): Buffer {
  const pixels = canvas(SIGNATURE.width, SIGNATURE.height, WHITE);
  const seed = numberOf(name);
  const loops = 4 + (name.length % 4);
  const slant = 6 + (seed % 9);
  for (let step = 0; step <= 1; step += 0.0008) {
    const turn = step * loops * 2 * Math.PI;
    const fade = 1 - 0.55 * step;
    const x = 25 + step * 240 + Math.cos(turn) * slant * fade;
    const y = 55 + Math.sin(turn + (seed % 5)) * 26 * fade * (0.6 + 0.4 * Math.sin(step * (seed % 11)));
    disc(pixels, Math.round(x), Math.round(y), 1, INK);
  }
  return encodePng(pixels);
}

const PAINTS: readonly Colour[] = [
  [168, 32, 36],
  [32, 62, 120],
  [58, 64, 70],
  [210, 212, 214],
  [24, 92, 84],
  [238, 238, 232],
];
const SKY: Colour = [196, 212, 224];
const ROAD: Colour = [112, 114, 116];
const GLASS: Colour = [58, 76, 90];
const RUBBER: Colour = [26, 26, 28];
const PHOTO = { width: 320, height: 200 };

/** Left, top, right and bottom of body, cabin and window, and the positions of the wheels. */
const VIEWS = {
  side: { body: [30, 95, 290, 150], cabin: [85, 55, 240, 100], glass: [98, 63, 228, 94], wheels: [85, 240] },
  front: {
    body: [90, 90, 230, 155],
    cabin: [108, 50, 212, 95],
    glass: [118, 58, 202, 90],
    wheels: [105, 215],
  },
} as const;

const drawn = new Map<string, Buffer>();

/** The vehicle from one side, in a colour that depends on its number; cached. */
export function drawVehicle(number: number, view: keyof typeof VIEWS): Buffer {
  const paintNumber = number % PAINTS.length;
  const key = `${paintNumber} ${view}`;
  const known = drawn.get(key);
  if (known) return known;
  const { body, cabin, glass, wheels } = VIEWS[view];
  const pixels = canvas(PHOTO.width, PHOTO.height, SKY);
  box(pixels, [0, 140, PHOTO.width, PHOTO.height], ROAD);
  box(pixels, cabin, PAINTS[paintNumber]!);
  box(pixels, body, PAINTS[paintNumber]!);
  box(pixels, glass, GLASS);
  for (const x of wheels) disc(pixels, x, 150, 20, RUBBER);
  const picture = encodePng(pixels);
  drawn.set(key, picture);
  return picture;
}
