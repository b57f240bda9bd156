// The requests of a collection for Postman or Bruno, from the same examples as the samples.
import { type ApiDescription, type Described, type Operation, operationsOf } from '../api-description.ts';
import { kindOfValue, type SampleCall, sampleCallOf } from '../samples/sample-call.ts';

export interface CollectionVariable {
  name: string;
  value: string;
  isSecret: boolean;
  description: string;
}

interface PathValue {
  name: string;
  /** The variable that holds it. */
  variable: string;
  description: string;
}

interface OptionalValue {
  name: string;
  value: string;
  description: string;
}

export interface CollectionRequest {
  operation: Operation;
  name: string;
  method: string;
  /** In the form `/extern/orders/{id}`. */
  path: string;
  pathValues: PathValue[];
  /** Query parameters, which a reader switches on. */
  query: OptionalValue[];
  headers: [name: string, value: string][];
  /** Headers that are not sent unless a reader switches them on. */
  optionalHeaders: OptionalValue[];
  json?: unknown;
  form?: Record<string, string>;
  usesClient: boolean;
  docs: string;
}

export interface Collection {
  name: string;
  variables: CollectionVariable[];
  folders: { name: string; description: string; requests: CollectionRequest[] }[];
}

const camelCase = (kind: string) => kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The inbox of the samples is an address; the id of an inbox in a path is a variable of its own. */
const INBOX_URL = 'inboxUrl';

export function collectionOf(api: ApiDescription, baseUrl: string, testKey: string | null): Collection {
  const requests = operationsOf(api).map(requestOf);
  const values = new Map(
    requests.flatMap(({ pathValues }) => pathValues).map((each) => [each.variable, each]),
  );
  const variable = (name: string, value: string, description: string, isSecret = false) => ({
    name,
    value,
    isSecret,
    description,
  });
  return {
    name: api.info.title,
    variables: [
      variable('baseUrl', baseUrl, 'The address of the service, with /api/v1'),
      variable('apiKey', testKey ?? '', 'Your API key; a test key acts in the sandbox', true),
      variable('clientId', '', 'The id of an OAuth client, for access tokens'),
      variable('clientSecret', '', 'The secret of the OAuth client', true),
      ...[...values.values()].map((each) => variable(each.variable, '', each.description)),
      variable(INBOX_URL, '', 'Where webhook messages are sent: your own address, or that of a test inbox'),
    ],
    folders: api.tags.map(({ name, description }) => ({
      name,
      description,
      requests: requests.filter(({ operation }) => operation.tags.includes(name)),
    })),
  };
}

function requestOf(described: Described): CollectionRequest {
  const { path, method, operation } = described;
  const { parameters = [], summary, description = '' } = operation;
  const call = sampleCallOf('', described);
  const sent = new Set(call.headers.map(([name]) => name));
  return {
    operation,
    name: summary,
    method,
    path,
    pathValues: parameters
      .filter((each) => each.in === 'path')
      .map(({ name, description: text = '' }) => ({
        name,
        variable: camelCase(kindOfValue(name, path)),
        description: text,
      })),
    query: parameters.filter((each) => each.in === 'query').map(optionalValue),
    headers: call.headers.filter(([name]) => name !== 'X-API-Key'),
    optionalHeaders: parameters
      .filter((each) => each.in === 'header' && !sent.has(each.name))
      .map(optionalValue),
    ...bodyOf(call),
    usesClient: call.basic !== undefined,
    docs: description,
  };
}

function optionalValue({ name, description = '', schema }: NonNullable<Operation['parameters']>[number]) {
  return { name, value: String(schema.default ?? schema.enum?.[0] ?? ''), description };
}

function bodyOf({ json, form }: SampleCall): Pick<CollectionRequest, 'json' | 'form'> {
  if (form) return { form };
  if (json === undefined) return {};
  return { json: JSON.parse(JSON.stringify(json).replaceAll('{{inbox}}', `{{${INBOX_URL}}}`)) };
}
