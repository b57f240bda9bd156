// Reads request bodies: JSON regardless of the content type, and forms where an endpoint accepts them.

import type { Buffer } from 'node:buffer';
import secureJson from 'secure-json-parse';
import { callErrors, invalidFields } from '../platform/call-errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** The forms have a handful of fields; a call with more than this is not a form of ours. */
const MAX_FORM_FIELDS = 40;
const MAX_NAME_LENGTH = 60;

/** Many times what any endpoint needs. The time to parse and validate grows with the number of values. */
const MAX_JSON_VALUES = 10_000;

export function readJson(raw: Buffer): unknown {
  const field = findOverfullField(raw);
  if (field !== null) {
    const message = `There are too many fields and entries. Send at most ${MAX_JSON_VALUES}.`;
    throw invalidFields([{ field, code: 'too_big', message }]);
  }
  try {
    return secureJson.parse(utf8.decode(raw), { protoAction: 'error', constructorAction: 'ignore' });
  } catch (cause) {
    throw callErrors.INVALID_JSON({ cause });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` and `{` differ in this bit only, as do `]` and `}`. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * The field of the body in which the number of values exceeds the limit, `$` for the body itself. Counts
 * commas and opening brackets outside strings; whether the body is valid JSON is checked when it is parsed.
 */
function findOverfullField(raw: Buffer): string | null {
  // Every value counted takes a byte.
  if (raw.length <= MAX_JSON_VALUES) return null;
  let found = 0;
  let depth = 0;
  let name = '$';
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at]!;
    if (byte === QUOTE) {
      const from = at + 1;
      at = endOfText(raw, from);
      if (depth === 1) name = raw.toString('utf8', from, Math.min(at, from + MAX_NAME_LENGTH));
      continue;
    }
    if ((byte | CURLY) === CLOSING) depth -= 1;
    else if ((byte | CURLY) === OPENING) {
      depth += 1;
      found += 1;
    } else if (byte === COMMA) found += 1;
    if (found > MAX_JSON_VALUES) return depth > 1 ? name : '$';
  }
  return null;
}

/** Where the closing quote is, or the end of the body. */
function endOfText(raw: Buffer, from: number): number {
  const end = raw.length;
  for (let at = from; at < end; at += 1) {
    const byte = raw[at]!;
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at += 1;
  }
  return end;
}

/** Reads the fields of a form or a flat JSON object. By RFC 6749, sending a field twice is an error. */
export function readFormOrJson(contentType: string | undefined, raw: Buffer): Record<string, string> {
  if (isForm(contentType)) return readForm(raw);
  const document = raw.length === 0 ? {} : readJson(raw);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    throw invalidFields([{ field: '$', code: 'invalid_type', message: 'Send a JSON object or a form.' }]);
  }
  const fields = Object.entries(document);
  if (fields.length > MAX_FORM_FIELDS) throw tooManyFields();
  const wrong = fields.find(([, value]) => typeof value !== 'string');
  if (wrong) throw wrongParameter(wrong[0], 'must be a text');
  return document as Record<string, string>;
}

function readForm(raw: Buffer): Record<string, string> {
  const parts = raw.toString('utf8').split('&', MAX_FORM_FIELDS + 1);
  if (parts.length > MAX_FORM_FIELDS) throw tooManyFields();
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(parts.join('&'))) {
    if (fields.has(name)) throw wrongParameter(name, 'was sent more than once');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function wrongParameter(name: string, what: string) {
  return callErrors.INVALID_REQUEST({
    message: `The parameter ${name.slice(0, MAX_NAME_LENGTH)} ${what}.`,
  });
}

function tooManyFields() {
  return callErrors.INVALID_REQUEST({
    message: `The form has too many fields. Send at most ${MAX_FORM_FIELDS}.`,
  });
}

function isForm(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}
