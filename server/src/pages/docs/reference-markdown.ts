// The reference as Markdown: the same as its pages, for readers who want text.
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import {
  type Described,
  errorsOf,
  goodAnswers,
  type Operation,
  type Parameter,
  scopesOf,
} from './api-description.ts';
import type { CodeSample } from './code-block.ts';
import {
  descriptionOf,
  MAX_DEPTH,
  objectOf,
  type Resolve,
  type Schema,
  typeOf,
  valuesOf,
  withoutNull,
} from './schema-fields.ts';

export function operationText(
  resolve: Resolve,
  prefix: string,
  { path, method, operation }: Described,
  samples: readonly CodeSample[],
): string {
  const scopes = scopesOf(operation).map((scope) => `\`${scope}\``);
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const parts = [
    `## ${operation.summary}`,
    `\`${method} ${prefix}${path}\` (\`${operation.operationId}\`)`,
    operation.description ?? '',
    scopes.length > 0 ? `Scope: ${scopes.join(', ')}` : '',
    parameterText('Path', 'path', operation, resolve),
    parameterText('Query', 'query', operation, resolve),
    parameterText('Headers', 'header', operation, resolve),
    body?.schema
      ? `### Body\n\n${bodyType === 'application/json' ? '' : `\`${bodyType}\`\n\n`}${fieldsText(body.schema, resolve, true)}`
      : '',
    ...goodAnswers(operation).map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      const fields = schema && fieldsText(schema, resolve, false);
      return `### ${status}: ${description}\n\n${fields || Object.keys(content ?? {}).join(', ') || 'No body.'}`;
    }),
    errorText(operation),
    `### Samples\n\n${samples.map(fence).join('\n\n')}`,
    exampleText(operation),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const fence = ({ code, language, tab }: CodeSample) =>
  `\`\`\`${language === 'bash' ? 'sh' : language}${tab === null ? '' : ` tab=${tab}`}\n${code}\n\`\`\``;

function exampleText(operation: Operation): string {
  const example = goodAnswers(operation)
    .map(([, { content }]) => content?.['application/json']?.example)
    .find(Boolean);
  if (example === undefined) return '';
  return `### Example answer\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

function parameterText(
  title: string,
  place: Parameter['in'],
  { parameters = [] }: Operation,
  resolve: Resolve,
): string {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return '';
  const lines = own.map(({ name, description, schema, required }) =>
    fieldText(name, { ...schema, ...(description && { description }) }, resolve, '', required === true),
  );
  return `### ${title}\n\n${lines.join('\n')}`;
}

function errorText(operation: Operation): string {
  const lines = errorsOf(operation).map(({ status, code }) => {
    const help = errorHelpTexts.en[code as keyof ErrorHelpTexts];
    return help ? `- ${status} [${code}](/docs/error-codes#${code}): ${help.title}` : `- ${status} ${code}`;
  });
  return lines.length === 0 ? '' : `### Errors\n\n${lines.join('\n')}`;
}

/** Nested lists: name, type, meaning, and the meaning of each value. */
function fieldsText(given: Schema, resolve: Resolve, isInput: boolean, depth = 0): string {
  const object = objectOf(given, resolve);
  if (depth >= MAX_DEPTH) return '';
  const required = new Set(isInput ? object.required : []);
  return Object.entries(object.properties ?? {})
    .map(([name, field]) => {
      const indent = '  '.repeat(depth);
      const own = fieldText(name, field, resolve, indent, required.has(name));
      const inner = fieldsText(field, resolve, isInput, depth + 1);
      return inner === '' ? own : `${own}\n${inner}`;
    })
    .join('\n');
}

function fieldText(
  name: string,
  field: Schema,
  resolve: Resolve,
  indent: string,
  isRequired: boolean,
): string {
  const plain = withoutNull(field, resolve);
  const facts = [
    typeOf(plain, resolve),
    ...(isRequired ? ['required'] : []),
    ...(plain.schema.default === undefined ? [] : [`default \`${JSON.stringify(plain.schema.default)}\``]),
  ];
  const description = descriptionOf(plain.schema);
  const values = valuesOf(plain.schema, resolve).map(
    ({ value, text }) => `\n${indent}  - \`${value}\`${text && `: ${text}`}`,
  );
  return `${indent}- \`${name}\` (${facts.join('; ')})${description ? `: ${description}` : ''}${values.join('')}`;
}
