// Values that a schema does not permit, and bodies that are not even JSON.
import type { Random } from '../test/harness/seeded-random.ts';

const LONG = 5000;

/** What clients send by mistake, and what attackers send on purpose. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202e\u2066',
  '\ud800',
  '😀'.repeat(50),
  'e\u0301'.repeat(100),
  'x'.repeat(LONG),
  ' '.repeat(LONG),
  '%00%ff%',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  'null',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '9999-12-31T23:59:59.999999999+14:00',
  '-000001-01-01T00:00:00Z',
  '0000-01-01',
  '275761-01-01T00:00:00Z',
  '٣٤٥',
  'a@b',
  'http://[::1]/',
  'https://user:pw@localhost:99999/',
  'javascript:alert(1)',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  0.005,
  1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const NAMES = ['__proto__', 'constructor', 'toString', 'then', '', 'id', 'x'.repeat(300), 'päth', 'a.b', '0'];

export function brokenText(random: Random): string {
  return random.chance(0.15) ? 'a\0b' : random.pick(TEXTS);
}

function brokenPiece(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(NUMBERS);
    case 3:
    case 4:
      return brokenText(random);
    case 5:
      return Array.from({ length: random.pick([0, 1, 3, 600]) }, () => brokenPiece(random, depth + 2));
    case 6:
      return nested(random.between(5, 2000));
    default:
      return { [random.pick(NAMES.slice(1))]: brokenPiece(random, depth + 1) };
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

type Container = Record<string, unknown> | unknown[];

/** Not recursive, because a broken value may be deeper than the stack. */
function containersIn(value: unknown): Container[] {
  const found: Container[] = [];
  const left: unknown[] = [value];
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    found.push(next as Container);
    left.push(...Object.values(next));
  }
  return found;
}

/** A copy with one to three fields replaced, removed, added or moved. */
export function withBrokenFields(value: unknown, random: Random): unknown {
  let copy: unknown = structuredClone(value);
  for (let times = random.between(1, 3); times > 0; times -= 1) {
    const containers = containersIn(copy);
    if (containers.length === 0 || random.chance(0.03)) {
      copy = brokenPiece(random);
      continue;
    }
    breakOne(random.pick(containers), random);
  }
  return copy;
}

function breakOne(container: Container, random: Random): void {
  const keys = Object.keys(container);
  if (keys.length === 0 || random.chance(0.15)) {
    Object.assign(container, { [random.pick(NAMES.slice(1))]: brokenPiece(random) });
    return;
  }
  const key = random.pick(keys);
  const fields = container as Record<string, unknown>;
  if (!Array.isArray(container) && random.chance(0.2)) delete fields[key];
  else if (typeof fields[key] === 'string' && random.chance(0.6)) fields[key] = brokenText(random);
  else if (typeof fields[key] === 'number' && random.chance(0.6)) fields[key] = random.pick(NUMBERS);
  else fields[key] = brokenPiece(random);
}

/** The bytes of a body that is cut, padded, doubled, encoded otherwise or no JSON at all. */
export function brokenBytes(json: string, random: Random): Buffer {
  switch (random.below(14)) {
    case 0:
      return Buffer.from(json.slice(0, random.below(json.length + 1)));
    case 1:
      return Buffer.from(`\ufeff${json}`);
    case 2:
      return Buffer.from(json, 'utf16le');
    case 3:
      return Buffer.concat([
        Buffer.from(json.slice(0, 5)),
        Buffer.from([0xff, 0xfe, 0x80]),
        Buffer.from('"}'),
      ]);
    case 4:
      return Buffer.from(json.replace('{', '{"name":1,"name":2,"status":"A","status":"B",'));
    case 5:
      return Buffer.from(json.replace('{', '{"__proto__":{"admin":true},'));
    case 6:
      return Buffer.from('['.repeat(random.between(1, 100_000)));
    case 7:
      return Buffer.from(`{"a":${'9'.repeat(random.between(1, 50_000))}}`);
    case 8:
      return Buffer.from(json.replaceAll(':', ': '.repeat(random.between(1, 20))));
    case 9:
      return Buffer.alloc(random.between(0, 2000), random.below(256));
    case 10:
      return Buffer.from(`a=1&b=${encodeURIComponent(json.slice(0, 200).toWellFormed())}&a=2`);
    case 11:
      return Buffer.from(json.replace(/"([^"]*)"/, `"${'y'.repeat(300_000)}"`));
    case 12:
      return Buffer.from(`${json}${json}`);
    default:
      return Buffer.from(json.replaceAll('"', "'"));
  }
}

export const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'image/png',
  '',
  'nonsense',
  'application/json, application/json',
];
