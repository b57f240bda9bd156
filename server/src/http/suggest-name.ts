// Finds the field names of a schema at a path, and the name that a caller probably meant.
import type { z } from 'zod';

/** A longer name is not a typo, and the time to compare grows with the length. */
const MAX_COMPARED_LENGTH = 60;
const MAX_EDIT_DISTANCE = 2;

type Definition = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
};

/** The fields of the object at this path; none if the schema has several forms. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { type, shape, innerType, element, in: input } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? (type === 'pipe' ? input : undefined);
  if (inner) return fieldsAt(inner, path);
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(shape ?? {});
  const next =
    type === 'array' ? element : Object.hasOwn(shape ?? {}, first) ? shape![String(first)] : undefined;
  return next ? fieldsAt(next, rest) : [];
}

/** The name that differs by letter case or punctuation, or by one or two typos; null if none is close. */
export function suggestName(given: string, known: readonly string[]): string | null {
  if (given.length > MAX_COMPARED_LENGTH) return null;
  const plain = plainName(given);
  const same = known.find((name) => plainName(name) === plain);
  if (same !== undefined) return same;
  const allowed = Math.min(MAX_EDIT_DISTANCE, Math.floor(plain.length / 4));
  const near = known
    .filter((name) => Math.abs(plainName(name).length - plain.length) <= allowed)
    .map((name) => ({ name, distance: editDistance(plain, plainName(name)) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.name ?? null;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The number of changed, missing and added letters. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
