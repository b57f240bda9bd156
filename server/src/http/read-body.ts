// Reads request bodies: JSON whatever the content type says, and forms where an endpoint takes them.

import type { Buffer } from 'node:buffer';
import secureJson from 'secure-json-parse';
import { httpErrors, invalidFields } from './errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function readJson(raw: Buffer): unknown {
  try {
    return secureJson.parse(utf8.decode(raw), { protoAction: 'error', constructorAction: 'ignore' });
  } catch (cause) {
    throw httpErrors.INVALID_JSON({ cause });
  }
}

/** Reads the fields of a form or a flat JSON object. By RFC 6749, sending a field twice is an error. */
export function readFormOrJson(contentType: string | undefined, raw: Buffer): Record<string, string> {
  if (isForm(contentType)) {
    const fields = new URLSearchParams(raw.toString('utf8'));
    const names = [...fields.keys()];
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated !== undefined) {
      throw httpErrors.INVALID_REQUEST({ message: `The parameter ${repeated} was sent more than once.` });
    }
    return Object.fromEntries(fields);
  }
  const document = raw.length === 0 ? {} : readJson(raw);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    throw invalidFields([{ field: '$', code: 'invalid_type', message: 'Send a JSON object or a form.' }]);
  }
  const wrong = Object.entries(document).find(([, value]) => typeof value !== 'string');
  if (wrong) {
    throw httpErrors.INVALID_REQUEST({ message: `The parameter ${wrong[0]} must be a text.` });
  }
  return document as Record<string, string>;
}

function isForm(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}
