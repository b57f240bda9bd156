// The reference as Markdown: the same as its pages, for readers who want text.
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import type { Language } from '../../platform/language.ts';
import {
  type Described,
  errorsOf,
  goodAnswers,
  type Operation,
  type Parameter,
  scopesOf,
} from './api-description.ts';
import type { CodeSample } from './code-block.ts';
import { addressOf } from './page-address.ts';
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
  language: Language,
): string {
  const texts = docsTexts[language].operation;
  const scopes = scopesOf(operation).map((scope) => `\`${scope}\``);
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const parts = [
    `## ${operation.summary}`,
    `\`${method} ${prefix}${path}\` (\`${operation.operationId}\`)`,
    operation.description ?? '',
    scopes.length > 0 ? `${texts.scope}: ${scopes.join(', ')}` : '',
    parameterText(texts.path, 'path', operation, resolve, language),
    parameterText(texts.query, 'query', operation, resolve, language),
    parameterText(texts.headers, 'header', operation, resolve, language),
    body?.schema
      ? `### ${texts.body}\n\n${bodyType === 'application/json' ? '' : `\`${bodyType}\`\n\n`}${fieldsText(body.schema, resolve, true, language)}`
      : '',
    ...goodAnswers(operation).map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      const fields = schema && fieldsText(schema, resolve, false, language);
      return `### ${status}: ${description}\n\n${fields || Object.keys(content ?? {}).join(', ') || texts.noBody}`;
    }),
    errorText(operation, language),
    `### ${texts.samples}\n\n${samples.map(fence).join('\n\n')}`,
    exampleText(operation, language),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const fence = ({ code, language, tab }: CodeSample) =>
  `\`\`\`${language === 'bash' ? 'sh' : language}${tab === null ? '' : ` tab=${tab}`}\n${code}\n\`\`\``;

function exampleText(operation: Operation, language: Language): string {
  const example = goodAnswers(operation)
    .map(([, { content }]) => content?.['application/json']?.example)
    .find(Boolean);
  if (example === undefined) return '';
  return `### ${docsTexts[language].operation.exampleAnswer}\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

function parameterText(
  title: string,
  place: Parameter['in'],
  { parameters = [] }: Operation,
  resolve: Resolve,
  language: Language,
): string {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return '';
  const lines = own.map(({ name, description, schema, required }) =>
    fieldText(
      name,
      { ...schema, ...(description && { description }) },
      resolve,
      '',
      required === true,
      language,
    ),
  );
  return `### ${title}\n\n${lines.join('\n')}`;
}

function errorText(operation: Operation, language: Language): string {
  const lines = errorsOf(operation).map(({ status, code }) => {
    const help = errorHelpTexts[language][code as keyof ErrorHelpTexts];
    return help
      ? `- ${status} [${code}](${addressOf({ name: 'error-codes', language })}#${code}): ${help.title}`
      : `- ${status} ${code}`;
  });
  return lines.length === 0 ? '' : `### ${docsTexts[language].operation.errorsTitle}\n\n${lines.join('\n')}`;
}

/** Nested lists: name, type, meaning, and the meaning of each value. */
function fieldsText(
  given: Schema,
  resolve: Resolve,
  isInput: boolean,
  language: Language,
  depth = 0,
): string {
  const object = objectOf(given, resolve);
  if (depth >= MAX_DEPTH) return '';
  const required = new Set(isInput ? object.required : []);
  return Object.entries(object.properties ?? {})
    .map(([name, field]) => {
      const indent = '  '.repeat(depth);
      const own = fieldText(name, field, resolve, indent, required.has(name), language);
      const inner = fieldsText(field, resolve, isInput, language, depth + 1);
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
  language: Language,
): string {
  const texts = docsTexts[language].operation;
  const plain = withoutNull(field, resolve);
  const facts = [
    typeOf(plain, resolve, language),
    ...(isRequired ? [texts.required] : []),
    ...(plain.schema.default === undefined
      ? []
      : [texts.defaultIs({ value: `\`${JSON.stringify(plain.schema.default)}\`` })]),
  ];
  const description = descriptionOf(plain.schema);
  const values = valuesOf(plain.schema, resolve).map(
    ({ value, text }) => `\n${indent}  - \`${value}\`${text && `: ${text}`}`,
  );
  return `${indent}- \`${name}\` (${facts.join('; ')})${description ? `: ${description}` : ''}${values.join('')}`;
}
