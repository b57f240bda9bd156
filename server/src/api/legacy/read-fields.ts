// Reads a legacy body leniently: any spelling of names and choices, numbers as text.
import { isStorable } from '../../platform/plain-text.ts';
import {
  DISCARDED_SPELLINGS,
  FIELD_BY_SPELLING,
  type FieldKind,
  LEGACY_FIELDS,
  type LegacyField,
} from './fields.ts';
import { readTime } from './read-time.ts';

export type LegacyValues = Partial<Record<LegacyField, string | number | Date>>;

/** In the format that the legacy interface returns. */
interface LegacyProblem {
  feld: LegacyField;
  grund: string;
}

export interface LegacyBody {
  values: LegacyValues;
  discarded: string[];
  problems: LegacyProblem[];
}

const EMAIL = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\]{2,}$/;
const MAX_EMAIL_LENGTH = 254;

/** Absent, null and empty mean the same here, because forms send empty fields. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

export function readLegacyBody(body: Record<string, unknown>): LegacyBody {
  const values: LegacyValues = {};
  const discarded: string[] = [];
  const problems: LegacyProblem[] = [];
  const given = new Map<LegacyField, unknown>();
  for (const [sent, value] of Object.entries(body)) {
    if (DISCARDED_SPELLINGS.has(sent)) discarded.push(sent);
    const field = FIELD_BY_SPELLING.get(sent);
    if (field === undefined || !isGiven(value)) continue;
    // The camel-case spelling wins if both were sent.
    if (!given.has(field) || sent === field) given.set(field, value);
  }
  for (const [field, value] of given) {
    const read = readField(LEGACY_FIELDS[field], value);
    if ('wrong' in read) problems.push({ feld: field, grund: read.wrong });
    else values[field] = read.value;
  }
  for (const field of ['pickup', 'delivery'] as const) {
    if (!given.has(field)) problems.push({ feld: field, grund: 'Dieses Feld ist ein Pflichtfeld.' });
  }
  return { values, discarded, problems };
}

type Read = { value: string | number | Date } | { wrong: string };

const wrong = (message: string): Read => ({ wrong: message });

function readField(kind: FieldKind, given: unknown): Read {
  if (typeof given !== 'string' && typeof given !== 'number') {
    return wrong('Dieses Feld erwartet einen Text.');
  }
  const text = String(given).trim();
  switch (kind.type) {
    case 'text':
      return readText(text, kind.max);
    case 'email':
      if (text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && isStorable(text)) return { value: text };
      return wrong('Das ist keine gültige E-Mail-Adresse.');
    case 'time': {
      const time = readTime(text);
      return time
        ? { value: time }
        : wrong('Bitte einen Zeitpunkt nach ISO 8601 in den Jahren 2000 bis 2100 senden.');
    }
    case 'choice': {
      const found = kind.values.find((value) => value === text.toUpperCase());
      return found ? { value: found } : wrong(`Erlaubt sind: ${kind.values.join(', ')}.`);
    }
    default:
      return readNumber(text, kind);
  }
}

function readText(text: string, max: number): Read {
  // Counts code points: a character outside the basic plane counts as one, not two.
  if (text.length > max && [...text].length > max) return wrong(`Höchstens ${max} Zeichen.`);
  if (!isStorable(text)) return wrong('Der Text enthält Zeichen, die nicht gespeichert werden können.');
  return { value: text };
}

function readNumber(text: string, kind: Extract<FieldKind, { type: 'integer' | 'number' }>): Read {
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  const whole = kind.type === 'integer';
  if (Number.isNaN(number) || (whole && !Number.isInteger(number))) {
    return wrong(whole ? 'Bitte eine ganze Zahl senden.' : 'Bitte eine Zahl senden.');
  }
  if (number < kind.min || number > kind.max) {
    return wrong(`Erlaubt sind Werte von ${kind.min} bis ${kind.max}.`);
  }
  return { value: number };
}
