// The JSON Schema of a tool, kept short: a client hands it to its model with every conversation.
import { z } from 'zod';

export interface ObjectSchema {
  [key: string]: unknown;
  type: 'object';
}

type Schema = Record<string, unknown>;

/** The protocol wants an object at the top, where a named schema would only be referred to. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $ref, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema & {
    $ref?: string;
    $defs?: Record<string, Schema>;
  };
  const top = $ref === undefined ? own : $defs![$ref.split('/').at(-1)!]!;
  return shortened(top, $defs ?? {}) as ObjectSchema;
}

/** The same schema with references resolved, nullable values as one type, and without what says nothing. */
function shortened(value: unknown, named: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((each) => shortened(each, named));
  if (value === null || typeof value !== 'object') return value;
  const { $ref, ...schema } = withNullInType(value as Schema);
  if (typeof $ref === 'string') return shortened({ ...named[$ref.split('/').at(-1)!], ...schema }, named);
  const kept = Object.entries(schema).filter(([name, each]) => !saysNothing(name, each, schema));
  return Object.fromEntries(
    kept.map(([name, each]) => [
      name,
      name === 'properties' ? mapValues(each as Schema, named) : shortened(each, named),
    ]),
  );
}

/** The names of fields are not words of JSON Schema. */
function mapValues(fields: Schema, named: Record<string, Schema>): Schema {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shortened(field, named)]));
}

const OURS = new Set(['$schema', '$defs', 'id', 'valueTexts', 'propertyNames']);

function saysNothing(name: string, value: unknown, { format }: Schema): boolean {
  if (OURS.has(name)) return true;
  // The format says it, too.
  if (name === 'pattern') return format === 'email';
  if (name === 'minimum' || name === 'maximum') return Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
  // The service names every unknown field in its error.
  if (name === 'additionalProperties') return true;
  if (name === 'properties') return JSON.stringify(value) === '{}';
  return name === 'minLength' && value === 1;
}

/** Only the fields with their types, for an input that another tool describes. */
export function outlineOf({ type, properties, required }: ObjectSchema): ObjectSchema {
  const fields = Object.entries(properties as Record<string, Schema>);
  return {
    type,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, { type: field.type }])),
    required,
  };
}

function withNullInType(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || anyOf[1].type !== 'null') return schema;
  const { enum: values, ...only } = anyOf[0] as Schema;
  if (typeof only.type !== 'string') return schema;
  return {
    ...only,
    ...rest,
    type: [only.type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}
