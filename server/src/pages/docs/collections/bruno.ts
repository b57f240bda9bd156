// The collection for Bruno: a folder of text files, served as a zip file.
import { zipSync } from 'fflate';
import { slugOf } from '../markdown.ts';
import type { Collection, CollectionRequest } from './requests.ts';

/** The same bytes for the same collection; a zip file has no earlier time. */
const FIXED_TIME = new Date('1980-01-01T00:00:00');

export function brunoZip(collection: Collection): Uint8Array {
  const files = Object.entries(brunoFiles(collection)).map(([path, text]) => [
    path,
    [new TextEncoder().encode(text), { mtime: FIXED_TIME }] as const,
  ]);
  return zipSync(Object.fromEntries(files));
}

/** By path. */
function brunoFiles({ name, variables, folders }: Collection): Record<string, string> {
  const root = 'handover';
  const files: Record<string, string> = {
    [`${root}/bruno.json`]: `${JSON.stringify({ version: '1', name, type: 'collection' }, null, 2)}\n`,
    [`${root}/environments/Handover.bru`]: text([
      block(
        'vars',
        variables.filter(({ isSecret }) => !isSecret).map((each) => `${each.name}: ${each.value}`),
      ),
      `vars:secret [\n${variables
        .filter(({ isSecret }) => isSecret)
        .map((each) => `  ${each.name}`)
        .join(',\n')}\n]`,
    ]),
  };
  for (const [index, folder] of folders.entries()) {
    const path = `${root}/${slugOf(folder.name)}`;
    files[`${path}/folder.bru`] = text([block('meta', [`name: ${folder.name}`, `seq: ${index + 1}`])]);
    for (const [number, request] of folder.requests.entries()) {
      files[`${path}/${request.operation.operationId}.bru`] = requestFile(request, number + 1);
    }
  }
  return files;
}

function requestFile(request: CollectionRequest, number: number): string {
  const { name, method, path, pathValues, query, headers, optionalHeaders, json, form, usesClient } = request;
  const sends = form ? 'formUrlEncoded' : json === undefined ? 'none' : 'json';
  const address = `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const switchedOff = (list: CollectionRequest['query']) =>
    list.map((each) => `~${each.name}: ${each.value}`);
  const sentHeaders = usesClient ? headers : [['X-API-Key', '{{apiKey}}'], ...headers];
  return text([
    block('meta', [`name: ${name}`, 'type: http', `seq: ${number}`]),
    block(method.toLowerCase(), [
      `url: ${address}`,
      `body: ${sends}`,
      `auth: ${usesClient ? 'basic' : 'none'}`,
    ]),
    block('params:query', switchedOff(query)),
    block(
      'params:path',
      pathValues.map((each) => `${each.name}: {{${each.variable}}}`),
    ),
    block('headers', [
      ...sentHeaders.map(([key, value]) => `${key}: ${value}`),
      ...switchedOff(optionalHeaders),
    ]),
    usesClient ? block('auth:basic', ['username: {{clientId}}', 'password: {{clientSecret}}']) : '',
    json === undefined ? '' : block('body:json', JSON.stringify(json, null, 2).split('\n')),
    form
      ? block(
          'body:form-urlencoded',
          Object.entries(form).map(([key, value]) => `${key}: ${value}`),
        )
      : '',
    request.docs === '' ? '' : block('docs', request.docs.split('\n')),
  ]);
}

/** Nothing for an empty block. */
function block(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

const text = (blocks: readonly string[]) => `${blocks.filter((each) => each !== '').join('\n\n')}\n`;
