// The reference: one page per group of operations, rendered only from the API description.
import { setImmediate as breathe } from 'node:timers/promises';
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import {
  type ApiDescription,
  type Described,
  errorsOf,
  goodAnswers,
  type Operation,
  operationsOf,
  type Parameter,
  resolverOf,
  scopesOf,
} from './api-description.ts';
import { type CodeSample, fillIn, type Placeholders, renderCode } from './code-block.ts';
import { inlineCode } from './inline-code.ts';
import { type Section, slugOf } from './markdown.ts';
import { addressOf } from './page-address.ts';
import { operationText } from './reference-markdown.ts';
import { samplesOf } from './samples/languages.ts';
import { sampleCallOf } from './samples/sample-call.ts';
import { namesOfFields, type Resolve, renderFields } from './schema-fields.ts';

export interface ReferencePage {
  name: string;
  title: string;
  summary: string;
  sections: Section[];
  body: Html;
  /** The same as Markdown, for readers who want text. */
  markdown: string;
}

/** Yields one page at a time, and yields to other calls after each operation. */
export async function* referencePages(
  api: ApiDescription,
  prefix: string,
  placeholders: Placeholders,
  language: Language,
): AsyncGenerator<ReferencePage> {
  const operations = operationsOf(api);
  const resolve = resolverOf(api);
  for (const { name, title = name, description } of api.tags) {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const rendered: { body: Html; text: string }[] = [];
    for (const each of own) {
      await breathe();
      const samples = samplesOf(sampleCallOf(prefix, each));
      rendered.push({
        body: renderOperation(resolve, prefix, placeholders, each, samples, language),
        text: operationText(resolve, prefix, each, samples, language),
      });
    }
    yield {
      name: slugOf(name),
      title,
      summary: `${description}.`,
      sections: own.map(({ method, path, operation }) => ({
        id: operation.operationId,
        title: operation.summary,
        text: `${method} ${path} ${operation.description ?? ''}`,
        names: [operation.operationId, ...fieldNames(operation, resolve)].join(' '),
      })),
      body: html`${rendered.map(({ body }) => body)}`,
      markdown: fillIn(rendered.map(({ text }) => text).join('\n\n'), placeholders),
    };
  }
}

/** Every parameter, field of the body and field of an answer, for the search. */
function fieldNames(operation: Operation, resolve: Resolve): Set<string> {
  const { parameters = [], requestBody } = operation;
  const schemas = [requestBody, ...goodAnswers(operation).map(([, response]) => response)]
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
  samples: readonly CodeSample[],
  language: Language,
): Html {
  const texts = docsTexts[language].operation;
  const body = operation.requestBody && Object.entries(operation.requestBody.content)[0];
  const scopes = scopesOf(operation);
  const good = goodAnswers(operation);
  const example = good.map(([, { content }]) => content?.['application/json']?.example).find(Boolean);
  return html`<section class="operation" id="${operation.operationId}">
<div class="operation-text">
<h2><a class="anchor" href="#${operation.operationId}">${operation.summary}</a></h2>
<p class="endpoint"><span class="method method-${method.toLowerCase()}">${method}</span> <code>${prefix}${path}</code></p>
${operation.description && html`<p>${inlineCode(operation.description)}</p>`}
${scopes.length > 0 && html`<p class="scopes">${texts.scope} ${scopes.map((scope) => html`<code>${scope}</code> `)}</p>`}
${parameterGroup(texts.path, 'path', operation, resolve, language)}
${parameterGroup(texts.query, 'query', operation, resolve, language)}
${parameterGroup(texts.headers, 'header', operation, resolve, language)}
${body && html`<h3>${texts.body}</h3>${body[0] !== 'application/json' && html`<p><code>${body[0]}</code></p>`}${body[1].schema && renderFields(body[1].schema, resolve, true, language)}`}
<h3>${texts.answers}</h3>
${good.map(([status, { description, content }]) => {
  const schema = content?.['application/json']?.schema;
  const fields = schema && renderFields(schema, resolve, false, language);
  return html`<details class="answer"><summary><span class="answer-status is-good">${status}</span> ${description}</summary>${fields ?? html`<p class="muted">${content ? Object.keys(content).join(', ') : texts.noBody}</p>`}</details>`;
})}
${renderErrors(operation, language)}
</div>
<div class="operation-code">
${renderCode(samples, placeholders, language)}
${example !== undefined && html`<details class="example"><summary>${texts.exampleAnswer}</summary>${renderCode([json(example)], placeholders, language)}</details>`}
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
  language: Language,
): Html | null {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return null;
  const properties = Object.fromEntries(
    own.map(({ name, description, schema }) => [name, { ...schema, ...(description && { description }) }]),
  );
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return html`<h3>${title}</h3>${renderFields({ type: 'object', properties, required }, resolve, true, language)}`;
}

/** Each code links to its meaning, its details, a sample and what to do. */
function renderErrors(operation: Operation, language: Language): Html | null {
  const errors = errorsOf(operation);
  if (errors.length === 0) return null;
  return html`<details class="answer"><summary><span class="answer-status is-alert">4xx, 5xx</span> ${docsTexts[language].operation.errors({ count: errors.length })}</summary><ul class="error-list">${errors.map(
    ({ status, code }) => {
      const help = errorHelpTexts[language][code as keyof ErrorHelpTexts];
      const name = help
        ? html`<a href="${addressOf({ name: 'error-codes', language })}#${code}"><code>${code}</code></a>`
        : html`<code>${code}</code>`;
      return html`<li><span>${status}</span> ${name} ${help && html`<span class="error-title">${help.title}</span>`}</li>`;
    },
  )}</ul></details>`;
}
