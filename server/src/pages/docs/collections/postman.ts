// The collection and the environment for Postman, format 2.1.
import type { Collection, CollectionRequest, CollectionVariable } from './requests.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function postmanCollection({ name, variables, folders }: Collection): object {
  return {
    info: { name, schema: SCHEMA, description: 'Made from the API description of the service.' },
    auth: {
      type: 'apikey',
      apikey: attributes({ key: 'X-API-Key', value: '{{apiKey}}', in: 'header' }),
    },
    variable: variables.map((each) => ({
      key: each.name,
      value: each.value,
      type: 'string',
      description: each.description,
    })),
    item: folders.map((folder) => ({
      name: folder.name,
      description: folder.description,
      item: folder.requests.map((request) => ({
        name: request.name,
        request: postmanRequest(request),
        response: [],
      })),
    })),
  };
}

export function postmanEnvironment(name: string, variables: readonly CollectionVariable[]): object {
  return {
    name,
    values: variables.map((each) => ({
      key: each.name,
      value: each.value,
      type: each.isSecret ? 'secret' : 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  };
}

const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));

function postmanRequest(request: CollectionRequest): object {
  const { method, path, pathValues, query, headers, optionalHeaders, usesClient, docs } = request;
  const steps = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const switchedOff = (list: CollectionRequest['query']) =>
    list.map(({ name, value, description }) => ({ key: name, value, description, disabled: true }));
  return {
    method,
    description: docs,
    header: [
      ...headers.map(([key, value]) => ({ key, value })),
      ...switchedOff(optionalHeaders),
      ...(request.json === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    url: {
      raw: `{{baseUrl}}/${steps}`,
      host: ['{{baseUrl}}'],
      path: steps.split('/'),
      ...(query.length > 0 && { query: switchedOff(query) }),
      ...(pathValues.length > 0 && {
        variable: pathValues.map(({ name, variable, description }) => ({
          key: name,
          value: `{{${variable}}}`,
          description,
        })),
      }),
    },
    ...(usesClient && {
      auth: { type: 'basic', basic: attributes({ username: '{{clientId}}', password: '{{clientSecret}}' }) },
    }),
    ...bodyOf(request),
  };
}

function bodyOf({ json, form }: CollectionRequest): object {
  if (form) return { body: { mode: 'urlencoded', urlencoded: attributes(form) } };
  if (json === undefined) return {};
  return {
    body: {
      mode: 'raw',
      raw: JSON.stringify(json, null, 2),
      options: { raw: { language: 'json' } },
    },
  };
}
