// The customer's free data on an order: any JSON object that can be stored and returned unchanged.
import { z } from 'zod';
import { isStorable } from '../../../platform/plain-text.ts';

const MAX_BYTES = 16 * 1024;
const MAX_LEVELS = 5;

interface Findings {
  tooDeep: boolean;
  unstorableText: boolean;
  /** The paths of numbers that lost precision when the JSON was parsed. */
  lostNumbers: PropertyKey[][];
}

/** Uses a list instead of recursion, so that a deep or wide object cannot exhaust the stack. */
function examine(metadata: object): Findings {
  const findings: Findings = { tooDeep: false, unstorableText: false, lostNumbers: [] };
  const left: { value: unknown; path: PropertyKey[] }[] = [{ value: metadata, path: [] }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const { value, path } = part;
    if (typeof value === 'string') findings.unstorableText ||= !isStorable(value);
    if (typeof value === 'number' && isLost(value)) findings.lostNumbers.push(path);
    if (value === null || typeof value !== 'object') continue;
    if (path.length >= MAX_LEVELS) findings.tooDeep = true;
    else
      for (const [key, field] of fieldsOf(value)) {
        if (typeof key === 'string') findings.unstorableText ||= !isStorable(key);
        left.push({ value: field, path: [...path, key] });
      }
  }
  return findings;
}

function fieldsOf(value: object): Iterable<[string | number, unknown]> {
  return Array.isArray(value) ? value.entries() : Object.entries(value);
}

/** 1e400 is parsed as infinite, and an integer beyond 2^53 as the nearest representable one. */
function isLost(number: number): boolean {
  return !Number.isFinite(number) || (Number.isInteger(number) && !Number.isSafeInteger(number));
}

function check(metadata: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  const report = (code: string, message: string, path: PropertyKey[] = []) =>
    context.addIssue({ code: 'custom', params: { code }, message, path });
  const { tooDeep, unstorableText, lostNumbers } = examine(metadata);
  if (tooDeep) report('too_big', `Metadata may have at most ${MAX_LEVELS} levels.`);
  // The depth has been checked, so the object can be serialised.
  else if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES) {
    report('too_big', 'Metadata may have at most 16 KiB.');
  }
  if (unstorableText) report('invalid_format', 'Metadata has texts that cannot be stored.');
  for (const path of lostNumbers) {
    report('invalid_value', 'This number cannot be stored exactly. Send it as a text.', path);
  }
}

export const metadata = z
  .record(z.string(), z.unknown())
  .superRefine(check)
  .meta({ description: 'Your own data, at most 16 KiB and 5 levels' });
