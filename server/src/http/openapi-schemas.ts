// Turns Zod schemas into JSON Schema and collects the named ones under `components`.
import { z } from 'zod';
import { liftValueTexts, withValueTexts } from './enum-values.ts';

type Json = Record<string, unknown>;

export interface SchemaCollector {
  /** Requests have closed objects: an unknown field is an error. */
  request(schema: z.ZodType): Json;
  /** Responses have open objects: clients ignore fields they do not know. */
  response(schema: z.ZodType): Json;
  all(): Json;
}

export function schemaCollector(): SchemaCollector {
  const named = new Map<string, Json>();

  function register(name: string, schema: Json): void {
    const existing = named.get(name);
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are both named ${name}`);
    }
    named.set(name, schema);
  }

  /** Most answers share a few schemas, of errors above all. */
  const collected = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

  function collect(schema: z.ZodType, io: 'input' | 'output'): Json {
    const known = collected[io].get(schema) ?? convert(schema, io);
    collected[io].set(schema, known);
    return known;
  }

  function convert(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs,
      ...root
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) register(name, tidy(definition));
    const name = schema.meta()?.id;
    if (name === undefined || '$ref' in root) return tidy(root);
    register(name, tidy(root));
    return { $ref: `#/components/schemas/${name}` };
  }

  return {
    request: (schema) => collect(schema, 'input'),
    response: (schema) => collect(schema, 'output'),
    all: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Points references to `components`, removes the ids that Zod leaves in named schemas, and describes values. */
function tidy(schema: Json): Json {
  const { id, ...rest } = schema;
  const withoutId = typeof id === 'string' ? rest : schema;
  const text = JSON.stringify(withoutId).replaceAll('"#/$defs/', '"#/components/schemas/');
  if (!text.includes('"valueTexts"')) return JSON.parse(text) as Json;
  return JSON.parse(text, (_, value) => {
    if (value?.valueTexts) return withValueTexts(value);
    return Array.isArray(value?.anyOf) ? liftValueTexts(value) : value;
  }) as Json;
}
