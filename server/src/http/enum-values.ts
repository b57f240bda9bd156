// How an API description says what each value of a closed list means.
import type { ValueTexts } from '../platform/described-enum.ts';

type Json = Record<string, unknown>;

/** In the description for every reader, as a list for code generators, as a map for Redocly. */
export function withValueTexts(schema: Json): Json {
  const { valueTexts, description, ...rest } = schema as Json & { valueTexts: ValueTexts };
  const values = rest.enum as string[];
  return {
    ...rest,
    description: withValueList(typeof description === 'string' ? description : '', valueTexts, values),
    'x-enum-descriptions': values.map((value) => valueTexts[value]),
    'x-enumDescriptions': Object.fromEntries(values.map((value) => [value, valueTexts[value]])),
  };
}

/** A field that can be null is a choice: its own description gets the list of the value that is not null. */
export function liftValueTexts(schema: Json): Json {
  const choices = schema.anyOf as Json[];
  const described = choices.find((each) => each['x-enum-descriptions']);
  if (!described || typeof schema.description !== 'string') return schema;
  const { description: list, ...rest } = described;
  return {
    ...schema,
    description: `${schema.description}\n\n${list}`,
    anyOf: choices.map((each) => (each === described ? rest : each)),
  };
}

/** A description followed by the list of values. */
export function withValueList(description: string, texts: ValueTexts, values = Object.keys(texts)): string {
  const lines = values.map((value) => `- \`${value}\`: ${texts[value]}`);
  return [...(description ? [description] : []), lines.join('\n')].join('\n\n');
}

/** The description without the list of values, for pages that show the values themselves. */
export function withoutValueTexts(description: string): string {
  return description.replace(/(?:^|\n\n)- `[\s\S]*$/, '');
}
