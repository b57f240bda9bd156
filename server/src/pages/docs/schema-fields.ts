// The fields of a schema as nested lists: name, type, whether it is required, and its meaning.
import { type DocsTexts, docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { withoutValueTexts } from '../../http/enum-values.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import { inlineCode } from './inline-code.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  /** What each value means. */
  'x-enumDescriptions'?: Record<string, string>;
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
export const MAX_DEPTH = 4;

export interface Plain {
  schema: Schema;
  isNullable: boolean;
}

/** The description expresses a nullable field as `anyOf` with null. */
export function withoutNull(given: Schema, resolve: Resolve): Plain {
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
export function objectOf(given: Schema, resolve: Resolve): Schema {
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

export function renderFields(
  given: Schema,
  resolve: Resolve,
  isInput: boolean,
  language: Language,
  depth = 0,
): Html | null {
  const texts = docsTexts[language].operation;
  const object = objectOf(given, resolve);
  const properties = Object.entries(object.properties ?? {});
  if (properties.length === 0 || depth >= MAX_DEPTH) return null;
  const required = new Set(object.required ?? []);
  return html`<ul class="fields">${properties.map(([name, field]) => {
    const plain = withoutNull(field, resolve);
    const inner = renderFields(field, resolve, isInput, language, depth + 1);
    const description = descriptionOf(plain.schema);
    return html`<li><div class="field-head"><code>${name}</code> <span class="field-type">${typeOf(plain, resolve, language)}</span>${
      isInput && required.has(name) && html` <span class="field-required">${texts.required}</span>`
    }</div>${description && html`<p>${inlineCode(description)}</p>`}${renderValues(plain.schema, resolve, language)}${
      inner &&
      html`<details${depth === 0 && properties.length < 4 && html` open`}><summary>${plain.schema.type === 'array' ? texts.fieldsOfEach : texts.fields}</summary>${inner}</details>`
    }</li>`;
  })}</ul>`;
}

export function typeOf({ schema, isNullable }: Plain, resolve: Resolve, language: Language): string {
  const texts = docsTexts[language].operation;
  const kind =
    schema.type === 'array'
      ? texts.arrayOf({ type: typeOf(withoutNull(schema.items ?? {}, resolve), resolve, language) })
      : schema.const !== undefined
        ? JSON.stringify(schema.const)
        : String(schema.format ?? schema.type ?? 'any');
  const type = withLimits(kind, schema, texts);
  return isNullable ? texts.orNull({ type }) : type;
}

function withLimits(
  type: string,
  { minLength: min = 0, maxLength: max, minimum, maximum, maxItems }: Schema,
  texts: DocsTexts['operation'],
): string {
  if (maxItems !== undefined) return texts.atMost({ type, max: maxItems });
  if (max !== undefined) return texts.characters({ type, min, max });
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    return texts.between({ type, min: minimum, max: maximum });
  }
  return type;
}

/** Without the list of values, which is shown beside it. */
export function descriptionOf({ description }: Schema): string | undefined {
  return description && withoutValueTexts(description);
}

/** The values of a field, or of each entry of a list, with their meaning. */
export function valuesOf(schema: Schema, resolve: Resolve): { value: string; text: string }[] {
  const { schema: one } = schema.items ? withoutNull(schema.items, resolve) : { schema };
  const texts = one['x-enumDescriptions'] ?? {};
  return (one.enum ?? []).map((value) => ({ value: String(value), text: texts[String(value)] ?? '' }));
}

/** A long list of values is closed at first. */
const MAX_OPEN_VALUES = 8;

function renderValues(schema: Schema, resolve: Resolve, language: Language): Html | null {
  const texts = docsTexts[language].operation;
  const values = valuesOf(schema, resolve);
  const preset = schema.default;
  if (values.length === 0 && preset === undefined) return null;
  const list = html`<dl class="field-values">${values.map(
    ({ value, text }) => html`<div><dt><code>${value}</code></dt><dd>${inlineCode(text)}</dd></div>`,
  )}</dl>`;
  return html`${
    values.length > MAX_OPEN_VALUES
      ? html`<details><summary>${texts.values({ count: values.length })}</summary>${list}</details>`
      : values.length > 0 && list
  }${preset !== undefined && html`<p class="field-default">${texts.default} <code>${JSON.stringify(preset)}</code></p>`}`;
}
