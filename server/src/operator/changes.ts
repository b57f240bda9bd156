// What the audit keeps of a change: each field that differs, as it was and as it is.
import { isDeepStrictEqual } from 'node:util';

/** Times of the change itself say nothing, and hashes and ciphers belong into no log. */
const IGNORED_FIELDS = new Set(['updatedAt', 'secret', 'secretHash']);

export type Changes = Record<string, { before: unknown; after: unknown }>;

/** By field of the record; objects inside are shown whole, so that an entry can be read by itself. */
export function changesBetween(before: object, after: object): Changes {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter(
    (name) => !IGNORED_FIELDS.has(name) && !isDeepStrictEqual(was[name], is[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [name, { before: was[name] ?? null, after: is[name] ?? null }]),
  );
}
