// The reference: one page per group of operations, rendered only from the API description.
import { type Html, html } from '../html.ts';
import { type CodeSample, type Placeholders, renderCode } from './code-block.ts';
import { inlineCode } from './inline-code.ts';
import { type Section, slugOf } from './markdown.ts';
import { namesOfFields, type Resolve, renderFields, type Schema } from './schema-fields.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

export interface ApiDescription {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface ReferencePage {
  name: string;
  title: string;
  summary: string;
  sections: Section[];
  body: Html;
}

/** Yields one page at a time: rendering all at once would block other calls. */
export function* referencePages(
  api: ApiDescription,
  prefix: string,
  placeholders: Placeholders,
): Generator<ReferencePage> {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const resolve = resolverOf(api);
  for (const { name, description } of api.tags) {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    yield {
      name: slugOf(name),
      title: name,
      summary: `${description}.`,
      sections: own.map(({ method, path, operation }) => ({
        id: operation.operationId,
        title: operation.summary,
        text: `${method} ${path} ${operation.description ?? ''}`,
        names: [operation.operationId, ...fieldNames(operation, resolve)].join(' '),
      })),
      body: html`${own.map((each) => renderOperation(resolve, prefix, placeholders, each))}`,
    };
  }
}

interface Described {
  path: string;
  method: string;
  operation: Operation;
}

function resolverOf(api: ApiDescription): Resolve {
  return (schema) => {
    const name = schema.$ref?.split('/').at(-1);
    return name
      ? { ...api.components.schemas[name], ...(schema.description && { description: schema.description }) }
      : schema;
  };
}

/** Every parameter, field of the body and field of an answer, for the search. */
function fieldNames({ parameters = [], requestBody, responses }: Operation, resolve: Resolve): Set<string> {
  const good = Object.entries(responses).filter(([status]) => status < '400');
  const schemas = [requestBody, ...good.map(([, response]) => response)]
    .flatMap((message) => Object.values(message?.content ?? {}))
    .flatMap(({ schema }) => schema ?? []);
  return new Set([
    ...parameters.map(({ name }) => name),
    ...schemas.flatMap((schema) => namesOfFields(schema, resolve)),
  ]);
}

function renderOperation(
  resolve: Resolve,
  prefix: string,
  placeholders: Placeholders,
  { path, method, operation }: Described,
): Html {
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const scopes = operation.security?.find((scheme) => scheme.oauth)?.oauth ?? [];
  const good = Object.entries(operation.responses).filter(([status]) => status < '400');
  const example = good.map(([, { content }]) => content?.['application/json']?.example).find(Boolean);
  return html`<section class="operation" id="${operation.operationId}">
<div class="operation-text">
<h2><a class="anchor" href="#${operation.operationId}">${operation.summary}</a></h2>
<p class="endpoint"><span class="method method-${method.toLowerCase()}">${method}</span> <code>${prefix}${path}</code></p>
${operation.description && html`<p>${inlineCode(operation.description)}</p>`}
${scopes.length > 0 && html`<p class="scopes">Scope ${scopes.map((scope) => html`<code>${scope}</code> `)}</p>`}
${parameterGroup('Path', 'path', operation, resolve)}
${parameterGroup('Query', 'query', operation, resolve)}
${parameterGroup('Headers', 'header', operation, resolve)}
${body && html`<h3>Body</h3>${body[0] !== 'application/json' && html`<p><code>${body[0]}</code></p>`}${body[1].schema && renderFields(body[1].schema, resolve, true)}`}
<h3>Answers</h3>
${good.map(([status, { description, content }]) => {
  const schema = content?.['application/json']?.schema;
  const fields = schema && renderFields(schema, resolve, false);
  return html`<details class="answer"><summary><span class="answer-status is-good">${status}</span> ${description}</summary>${fields ?? html`<p class="muted">${content ? Object.keys(content).join(', ') : 'No body.'}</p>`}</details>`;
})}
${renderErrors(operation)}
</div>
<div class="operation-code">
${renderCode([curlOf(prefix, { path, method, operation }, body?.[1].example)], placeholders)}
${example !== undefined && html`<details class="example"><summary>Example answer</summary>${renderCode([json(example)], placeholders)}</details>`}
</div>
</section>`;
}

function json(value: unknown): CodeSample {
  return { code: JSON.stringify(value, null, 2), language: 'json', tab: null, canRun: false };
}

function parameterGroup(
  title: string,
  place: Parameter['in'],
  { parameters = [] }: Operation,
  resolve: Resolve,
): Html | null {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return null;
  const properties = Object.fromEntries(
    own.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }]),
  );
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return html`<h3>${title}</h3>${renderFields({ type: 'object', properties, required }, resolve, true)}`;
}

/** Each code links to its meaning and remedy. */
function renderErrors({ responses }: Operation): Html | null {
  const codes = Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, { content }]) =>
      Object.keys(content?.['application/json']?.examples ?? {}).map((code) => ({ status, code })),
    );
  if (codes.length === 0) return null;
  return html`<details class="answer"><summary><span class="answer-status is-alert">4xx, 5xx</span> ${codes.length} errors</summary><ul class="error-list">${codes.map(
    ({ status, code }) =>
      html`<li><span>${status}</span> <a href="/docs/error-codes#${code}"><code>${code}</code></a></li>`,
  )}</ul></details>`;
}

function curlOf(prefix: string, { path, method, operation }: Described, example: unknown): CodeSample {
  const address = `{{base}}${prefix}${path.replaceAll(/\{(\w+)\}/g, (_, name) => pathValue(name, path))}`;
  const form = operation.requestBody?.content['application/x-www-form-urlencoded'];
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${address}`];
  if (form) {
    lines.push("-d 'grant_type=client_credentials'", "-u 'svcc_YOUR_CLIENT:YOUR_SECRET'");
  } else {
    lines.push('-H "X-API-Key: {{key}}"');
    const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    if (takesKey && method === 'POST') lines.push(`-H "Idempotency-Key: my-${operation.operationId}-1"`);
    if (example !== undefined) {
      const body = JSON.stringify(example, null, 2).replaceAll("'", '’').replaceAll('\n', '\n  ');
      lines.push('-H "Content-Type: application/json"', `-d '${body}'`);
    }
  }
  return { code: lines.join(' \\\n  '), language: 'bash', tab: null, canRun: !form };
}

/** An order id in the sample is replaced with the order that the reader created. */
function pathValue(name: string, path: string): string {
  if (name === 'id' && path.includes('/orders/')) return '{{order}}';
  return `YOUR_${name.replaceAll(/([A-Z])/g, '_$1').toUpperCase()}`;
}
