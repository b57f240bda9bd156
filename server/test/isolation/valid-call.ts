// A call of a route that its owner may make: path with ids, query, and a body from the description.
import { randomUUID } from 'node:crypto';
import { validValue } from '../../fuzz/valid-value.ts';
import { photoJpeg } from '../api/driver/phone.ts';
import { png } from '../documents/pdf-samples.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { camt053 } from '../money/payments/statement-files.ts';
import { table } from '../orders/imports/import-setup.ts';
import type { Ids } from './account-data.ts';
import { type DescribedRoute, jsonBodyOf, parametersIn, resolverOf, takesFile } from './described-routes.ts';
import { bodyIdsOf, type Kind, pathIdsOf } from './id-kinds.ts';

export interface Call {
  path: string;
  body?: unknown;
  rawBody?: Buffer;
}

const FILES: Record<string, Buffer> = {
  createImport: Buffer.from(table({ number: 'A-1' })),
  importStatement: Buffer.from(camt053('02', [])),
  changeLogo: png,
};

/** Where the example of the description is not enough, because it names what does not exist here. */
const BODIES: Record<string, (ids: Ids) => unknown> = {
  allocatePayment: (ids) => ({ shares: [{ invoiceId: ids.openItem?.[0], amount: 1 }] }),
  commandOrder: (ids) => ({ command: 'assign_driver', driverId: ids.driver?.[0] }),
  createWebhookEndpoint: () => ({ url: 'https://receiver.test/new', events: ['order.created'] }),
  mergePlaces: (ids) => ({ otherPlaceId: ids.place?.[1] }),
  previewCredit: () => ({ lines: [{ position: 1 }] }),
  resendDeliveries: (ids) => ({ ids: ids.delivery?.slice(0, 1) }),
};

/** Ids of kinds that are not given name nothing. */
export function pathOf(
  route: DescribedRoute,
  ids: Ids,
  environment: string,
  formOf: (kind: Kind) => number = () => 0,
) {
  const path = pathIdsOf(route).reduce((text, { placeholder, kind }) => {
    if (kind === 'environment') return text.replace(placeholder, environment);
    const value = typeof kind === 'object' ? kind.literal : (ids[kind]?.[formOf(kind)] ?? randomUUID());
    return text.replace(placeholder, encodeURIComponent(value));
  }, route.path);
  const query = requiredQueryOf(route);
  return query === '' ? path : `${path}?${query}`;
}

function requiredQueryOf(route: DescribedRoute): string {
  const options = { random: seededRandom(1), resolve: resolverOf(route), onlyRequired: true };
  const values = parametersIn(route, 'query')
    .filter(({ required }) => required)
    .map(({ name, schema }): [string, string] => [name, String(validValue(schema, options))]);
  return new URLSearchParams(values).toString();
}

export function bodyOf(route: DescribedRoute, ids: Ids): Pick<Call, 'body' | 'rawBody'> {
  const { operationId } = route.operation;
  if (takesFile(route)) return { rawBody: FILES[operationId] ?? photoJpeg };
  const json = jsonBodyOf(route);
  if (!json) return {};
  const given = BODIES[operationId]?.(ids);
  if (given !== undefined) return { body: given };
  if (json.example !== undefined) return { body: json.example };
  const options = { random: seededRandom(1), resolve: resolverOf(route), onlyRequired: true };
  return { body: validValue(json.schema, options) };
}

export function validCall(route: DescribedRoute, ids: Ids, environment = 'production'): Call {
  return { path: pathOf(route, ids, environment), ...bodyOf(route, ids) };
}

/** The body with every id in it replaced by one of these. */
export function withIdsInBody(route: DescribedRoute, body: unknown, ids: Ids): unknown {
  const kinds = new Map(bodyIdsOf(route).map(({ path, kind }) => [path.join('.'), kind]));
  const replaced = (value: unknown, path: string[]): unknown => {
    const kind = kinds.get(path.join('.'));
    if (Array.isArray(value)) return value.map((item) => replaced(item, path));
    if (kind !== undefined && typeof value === 'string') return ids[kind]?.[0] ?? value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, replaced(field, [...path, name])]),
    );
  };
  return replaced(body, []);
}
