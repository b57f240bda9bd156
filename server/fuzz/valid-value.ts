// Values that satisfy a JSON schema, as the descriptions of the APIs use it.
import { sample, stringMatching } from 'fast-check';
import type { Random } from '../test/harness/seeded-random.ts';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
}

export interface ValueOptions {
  random: Random;
  /** The schema that a reference names. */
  resolve(ref: string): JsonSchema;
  /** Leaves out every field that need not be sent. */
  onlyRequired?: boolean;
}

const MAX_EXTRA_ITEMS = 3;
const MAX_EXTRA_LENGTH = 24;

export function validValue(schema: JsonSchema, options: ValueOptions): unknown {
  const { random, resolve } = options;
  if (schema.$ref !== undefined) return validValue(resolve(schema.$ref), options);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const chosen = options.onlyRequired ? alternatives[0]! : random.pick(alternatives);
    return validValue(chosen, options);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return validObject(schema, options);
    case 'array':
      return validList(schema, options);
    case 'string':
      return validText(schema, random);
    case 'integer':
    case 'number':
      return validNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return {};
  }
}

function validObject(schema: JsonSchema, options: ValueOptions): Record<string, unknown> {
  const { random, onlyRequired } = options;
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const wanted = schema.required?.includes(name) || (!onlyRequired && random.chance(0.5));
    if (wanted) made[name] = validValue(field, options);
  }
  if (typeof schema.additionalProperties === 'object' && !onlyRequired) {
    for (let more = random.below(MAX_EXTRA_ITEMS); more > 0; more -= 1) {
      const name = schema.propertyNames ? String(validValue(schema.propertyNames, options)) : `key${more}`;
      made[name] = validValue(schema.additionalProperties, options);
    }
  }
  return made;
}

function validList({ minItems = 0, maxItems = 1000, items = {} }: JsonSchema, options: ValueOptions) {
  const extra = options.onlyRequired ? 0 : options.random.below(MAX_EXTRA_ITEMS);
  const length = Math.min(maxItems, minItems + extra);
  return Array.from({ length }, () => validValue(items, options));
}

function validNumber(schema: JsonSchema, random: Random): number {
  const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : 0.25);
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + step);
  const max = Math.max(min, schema.maximum ?? min + 1000);
  if (random.chance(0.1)) return min;
  if (random.chance(0.1)) return max;
  const steps = Math.floor(Math.min(max - min, 1_000_000) / step);
  return Number((min + random.below(steps + 1) * step).toFixed(6));
}

/** Mostly letters; some that other programs handle badly, but that a PDF of the service can print. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 äöüßéñłŞЖΩ-.,\'"&<>/%'];

function validText({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, random: Random): string {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known(random);
  if (pattern !== undefined) return matching(pattern, random);
  const length = random.between(minLength, Math.min(maxLength, minLength + MAX_EXTRA_LENGTH));
  const text = Array.from({ length }, () => random.pick(LETTERS)).join('');
  // White space at the ends is removed when a text is read, and might leave too little.
  return text.trim().padEnd(minLength, 'x');
}

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (random: Random) => `2026-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.below(16).toString(16)).join('');

const FORMATS: Record<string, (random: Random) => string> = {
  date: dayOf,
  'date-time': (random) =>
    `${dayOf(random)}T${two(random.below(24))}:${two(random.below(60))}:00${random.pick(['Z', '+02:00'])}`,
  email: (random) => `person-${random.below(10_000)}@fuzz.example`,
  uuid: (random) =>
    `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`,
  uri: (random) => `https://fuzz.example/${random.below(10_000)}`,
  base64: (random) => Buffer.from(hex(random, 30)).toString('base64'),
};

const arbitraries = new Map<string, ReturnType<typeof stringMatching>>();

function matching(pattern: string, random: Random): string {
  const known = arbitraries.get(pattern) ?? stringMatching(new RegExp(pattern));
  arbitraries.set(pattern, known);
  return sample(known, { seed: random.below(2 ** 31), numRuns: 1 })[0]!;
}
