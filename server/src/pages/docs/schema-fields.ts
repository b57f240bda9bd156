// The fields of a schema as nested lists: name, type, whether it is required, and its meaning.
import { type Html, html } from '../html.ts';
import { inlineCode } from './inline-code.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

export type Resolve = (schema: Schema) => Schema;

/** Deeper fields are documented with their own operation. */
const MAX_DEPTH = 4;

interface Plain {
  schema: Schema;
  isNullable: boolean;
}

/** The description expresses a nullable field as `anyOf` with null. */
function withoutNull(given: Schema, resolve: Resolve): Plain {
  const schema = resolve(given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null');
    const isNullable = real.length < choices.length;
    if (real.length === 1) {
      const inner = resolve(real[0]!);
      const { anyOf: _, oneOf: __, ...own } = schema;
      return { schema: { ...inner, ...own }, isNullable };
    }
    return { schema, isNullable };
  }
  if (Array.isArray(schema.type)) {
    const [type = 'any'] = schema.type.filter((each) => each !== 'null');
    return { schema: { ...schema, type }, isNullable: schema.type.includes('null') };
  }
  return { schema, isNullable: false };
}

/** The object that has the fields: the schema itself, or that of each entry. */
function objectOf(given: Schema, resolve: Resolve): Schema {
  const { schema } = withoutNull(given, resolve);
  return schema.type === 'array' && schema.items ? withoutNull(schema.items, resolve).schema : schema;
}

/** The names of all fields and the values that they can have, as deep as they are rendered. */
export function namesOfFields(given: Schema, resolve: Resolve, depth = 0): string[] {
  if (depth >= MAX_DEPTH) return [];
  return Object.entries(objectOf(given, resolve).properties ?? {}).flatMap(([name, field]) => [
    name,
    ...(withoutNull(field, resolve).schema.enum ?? []).map(String),
    ...namesOfFields(field, resolve, depth + 1),
  ]);
}

export function renderFields(given: Schema, resolve: Resolve, isInput: boolean, depth = 0): Html | null {
  const object = objectOf(given, resolve);
  const properties = Object.entries(object.properties ?? {});
  if (properties.length === 0 || depth >= MAX_DEPTH) return null;
  const required = new Set(object.required ?? []);
  return html`<ul class="fields">${properties.map(([name, field]) => {
    const plain = withoutNull(field, resolve);
    const inner = renderFields(field, resolve, isInput, depth + 1);
    const { description } = plain.schema;
    return html`<li><div class="field-head"><code>${name}</code> <span class="field-type">${typeOf(plain, resolve)}</span>${
      isInput && required.has(name) && html` <span class="field-required">required</span>`
    }</div>${description && html`<p>${inlineCode(description)}</p>`}${valuesOf(plain.schema)}${
      inner &&
      html`<details${depth === 0 && properties.length < 4 && html` open`}><summary>${plain.schema.type === 'array' ? 'Fields of each' : 'Fields'}</summary>${inner}</details>`
    }</li>`;
  })}</ul>`;
}

function typeOf({ schema, isNullable }: Plain, resolve: Resolve): string {
  const kind =
    schema.type === 'array'
      ? `array of ${typeOf(withoutNull(schema.items ?? {}, resolve), resolve)}`
      : schema.const !== undefined
        ? JSON.stringify(schema.const)
        : (schema.format ?? schema.type ?? 'any');
  return `${kind}${limitsOf(schema)}${isNullable ? ' or null' : ''}`;
}

function limitsOf({ minLength, maxLength, minimum, maximum, maxItems }: Schema): string {
  if (maxItems !== undefined) return `, at most ${maxItems}`;
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    return `, ${minimum} to ${maximum}`;
  }
  return '';
}

function valuesOf({ enum: values, default: preset }: Schema): Html | null {
  if (!values && preset === undefined) return null;
  return html`<p class="field-values">${values?.map((value) => html`<code>${String(value)}</code> `)}${
    preset !== undefined && html`<span>Default <code>${JSON.stringify(preset)}</code></span>`
  }</p>`;
}
