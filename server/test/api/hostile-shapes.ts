// Bodies of the full permitted size, in every shape that could keep the event loop busy.
import { z } from 'zod';
import { png } from '../documents/pdf-samples.ts';

export interface Shape {
  name: string;
  contentType?: string;
  body(bytes: number): Buffer | string;
}

const repeated = (piece: string, bytes: number) =>
  piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));

/** As many numbered pieces as fit. */
function numbered(bytes: number, piece: (at: number) => string): string {
  const pieces: string[] = [];
  for (let left = bytes - 20, at = 0; ; at += 1) {
    const next = piece(at);
    left -= next.length + 1;
    if (left < 0) return pieces.join(',');
    pieces.push(next);
  }
}

/** Close to what is read at all. */
const MAX_VALUES = 9800;

/** What may stand for any value, in about so many bytes of JSON. */
const VALUES: Record<string, (bytes: number) => string> = {
  'a long text': (bytes) => `"${repeated('x', bytes)}"`,
  'a text of spaces': (bytes) => `"${repeated(' ', bytes)}"`,
  'a text of digits': (bytes) => `"${repeated('1', bytes)}"`,
  'a text of dots and signs': (bytes) => `"${repeated('a.@-', bytes)}"`,
  'a text of escapes': (bytes) => `"${repeated('\\u00e4', bytes)}"`,
  'a long number': (bytes) => repeated('1', bytes),
  'deep arrays': (bytes) => repeated('[', bytes / 2) + repeated(']', bytes / 2),
  'deep objects': (bytes) => `${repeated('{"a":', bytes * 0.8)}1${repeated('}', bytes * 0.16)}`,
  'a wide array': (bytes) => `[${repeated('1,', bytes - 10)}1]`,
  'an array as wide as permitted': () => `[${'1,'.repeat(MAX_VALUES)}1]`,
  'arrays as deep as permitted': () => '['.repeat(MAX_VALUES) + ']'.repeat(MAX_VALUES),
  'an object as wide as permitted': () =>
    `{${Array.from({ length: MAX_VALUES }, (_, at) => `"k${at}":1`).join(',')}}`,
  'an array of objects': (bytes) => `[${repeated('{},', bytes - 10)}{}]`,
  'a wide object': (bytes) => `{${numbered(bytes, (at) => `"k${at}":1`)}}`,
  'one name of underscores': (bytes) => `{"${repeated('_', bytes - 20)}":1}`,
  'long names': (bytes) => `{${numbered(bytes, (at) => `"${'n'.repeat(1000)}${at}":1`)}}`,
  'the same name again and again': (bytes) => `{${repeated('"a":1,', bytes - 20)}"a":1}`,
};

/** What reading a single field could make something of; names are the same wherever they stand. */
const FIELD_VALUES = [
  'a long text',
  'arrays as deep as permitted',
  'an array as wide as permitted',
  'an object as wide as permitted',
];

/**
 * A field that takes no text refuses all texts by their type, so it gets only a long one. However many digits a number
 * has, what was parsed is one double, so only a field that takes numbers gets a long one; whole bodies try the parser.
 */
const FURTHER_VALUES: Record<string, readonly string[]> = {
  string: ['a text of spaces', 'a text of digits', 'a text of dots and signs'],
  number: ['a long number'],
  integer: ['a long number'],
};

const FORM = 'application/x-www-form-urlencoded';

const OTHERS: Shape[] = [
  { name: 'white space', body: (bytes) => repeated(' ', bytes) },
  {
    name: 'a form of many fields',
    contentType: FORM,
    body: (bytes) => numbered(bytes, (at) => `${at}=1`).replaceAll(',', '&'),
  },
  { name: 'a form of one field', contentType: FORM, body: (bytes) => repeated('a=1&', bytes) },
  { name: 'a form of escapes', contentType: FORM, body: (bytes) => `a=${repeated('%e4', bytes - 10)}` },
];

/** JPEGs of nothing but markers, of nothing but segments, and with a scan that never ends; a PNG that goes on. */
export const PICTURES: Shape[] = [
  { name: 'a JPEG of markers', body: (bytes) => Buffer.alloc(bytes, 0xff).fill(0xd8, 1, 2) },
  {
    name: 'a JPEG of segments',
    body: (bytes) => Buffer.concat([JPEG_START, Buffer.alloc(bytes - 2, SEGMENT)]),
  },
  {
    name: 'a JPEG without an end',
    body: (bytes) => Buffer.concat([JPEG_START, SCAN, Buffer.alloc(bytes - 14)]),
  },
  { name: 'a PNG that goes on', body: (bytes) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]) },
  {
    name: 'a PDF',
    body: (bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, '1 0 obj\n')]),
  },
];
const JPEG_START = Buffer.from([0xff, 0xd8]);
const SEGMENT = Buffer.from([0xff, 0xe0, 0x00, 0x02]);
const SCAN = Buffer.from([0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 1, 0xff, 0xda, 0, 2]).subarray(0, 12);

/** The whole body has the shape. */
export const WHOLE_BODIES: Shape[] = [
  ...Object.entries(VALUES).map(([name, value]) => ({ name, body: value })),
  ...OTHERS,
];

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

type Path = (string | number)[];

/** Every field that a schema knows, with the path to it; a list by its first entry. */
function fieldsOf(schema: JsonSchema, path: Path = []): { path: Path; schema: JsonSchema }[] {
  const nested = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
      { path: [...path, name], schema: inner },
      ...fieldsOf(inner, [...path, name]),
    ]),
    ...(schema.items ? fieldsOf(schema.items, [...path, 0]) : []),
    ...nested.flatMap((inner) => fieldsOf(inner, path)),
  ];
}

/** What is looked at more closely than by its type; a schema without a type may take anything. */
function furtherValuesOf(schema: JsonSchema): readonly string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(furtherValuesOf);
  const types = schema.type === undefined ? Object.keys(FURTHER_VALUES) : [schema.type].flat();
  return types.flatMap((type) => FURTHER_VALUES[type] ?? []);
}

const HERE = '"<here>"';

/** Says nothing about how a value is checked. */
const ANNOTATIONS = ['title', 'description', 'examples', 'deprecated'];

/** A field may have one of these names; its schema is an object. */
const withoutAnnotations = (schema: JsonSchema) =>
  JSON.stringify(schema, (name, value) => {
    const isSchema = typeof value === 'object' && !Array.isArray(value);
    return ANNOTATIONS.includes(name) && !isSchema ? undefined : value;
  });

/** One field has the shape, in a body that is valid otherwise; fields in `tried` are left out and new ones added to it. */
export function fieldShapes(schema: z.ZodType, example: unknown, tried: Set<string>): Shape[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fields = new Map<string, { path: Path; values: Set<string> }>();
  for (const { path, schema: ofField } of fieldsOf(described)) {
    const key = `${path.at(-1)} ${withoutAnnotations(ofField)}`;
    if (!tried.has(key)) {
      // A field may stand in several alternatives of a body.
      const values = fields.get(path.join('.'))?.values ?? FIELD_VALUES;
      fields.set(path.join('.'), { path, values: new Set([...values, ...furtherValuesOf(ofField)]) });
    }
    tried.add(key);
  }
  return [...fields].flatMap(([field, { path, values }]) => {
    const [before, after] = JSON.stringify(withField(example ?? {}, path)).split(HERE) as [string, string];
    return [...values].map((name) => ({
      name: `${name} as ${field}`,
      body: (bytes: number) => before + VALUES[name]!(bytes - before.length - after.length) + after,
    }));
  });
}

function withField(body: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return '<here>';
  if (typeof name === 'number') return [withField((body as unknown[] | undefined)?.[0] ?? {}, rest)];
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest) };
}
