// The details of a change for the audit log: each field that differs, before and after.
import { isDeepStrictEqual } from 'node:util';

/** The time of the change adds nothing, and hashes and ciphertexts must not be logged. */
const IGNORED_FIELDS = new Set(['updatedAt', 'secret', 'secretHash']);

export type Changes = Record<string, { before: unknown; after: unknown }>;

/** By field of the record; nested objects are complete, so that an entry is readable without others. */
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
