// Which kind of thing each id in a call names. A new parameter must get its entry here, or the tests fail.

import type { JsonSchema } from '../../fuzz/valid-value.ts';
import { type DescribedRoute, jsonBodyOf, parametersIn, resolverOf } from './described-routes.ts';

/** Kinds whose rows belong to one account in one environment. */
export const OWNED_KINDS = [
  'carrierOffer',
  'agent',
  'credential',
  'damageCase',
  'damageLetter',
  'damageTask',
  'delivery',
  'document',
  'endpoint',
  'event',
  'externalOrderId',
  'extra',
  'import',
  'inbox',
  'invoice',
  'loggedCall',
  'mail',
  'mailDomain',
  'message',
  'openItem',
  'order',
  'passkey',
  'quote',
  'quoteLink',
  'resend',
  'session',
  'trackingNumber',
  'trip',
  'photo',
  'place',
  'user',
] as const;

/** Kinds that belong to the operator. */
const OPERATOR_KINDS = [
  'absence',
  'account',
  'allocation',
  'driver',
  'driverSession',
  'failedJob',
  'invoiceRun',
  'operatorMailDomain',
  'operatorPasskey',
  'operatorSession',
  'operatorUser',
  'payment',
  'plate',
  'recurringOrder',
  'refund',
  'reminder',
  'setOff',
  'view',
] as const;

export type Kind = (typeof OWNED_KINDS)[number] | (typeof OPERATOR_KINDS)[number];

/** A value that names nothing that anybody owns. */
interface Literal {
  literal: string;
}

/** By the part of the path before the parameter, and the name of the parameter. */
const PATH_KINDS: Record<string, Kind | Literal | 'environment'> = {
  'absences/{absenceId}': 'absence',
  'absences/{id}': 'absence',
  'accounts/{id}': 'account',
  'agents/{id}': 'agent',
  'allocations/{id}': 'allocation',
  'carrier-offers/{id}': 'carrierOffer',
  'carriers/{id}': 'account',

  'credentials/{id}': 'credential',
  'damage-cases/{caseId}': 'damageCase',
  'damage-cases/{id}': 'damageCase',
  'deliveries/{deliveryId}': 'delivery',
  'deliveries/{id}': 'delivery',
  'documents/{documentId}': 'document',
  'domains/{domainId}': 'mailDomain',
  'domains/{id}': 'mailDomain',
  'drivers/{id}': 'driver',
  'environments/{environment}': 'environment',
  'events/{eventId}': 'event',
  'extras/{extraId}': 'extra',
  'extras/{id}': 'extra',
  'failed-jobs/{id}': 'failedJob',
  'fuel-surcharges/{month}': { literal: '2026-11' },
  'imports/{id}': 'import',
  'inboxes/{id}': 'inbox',
  'invoice-runs/{id}': 'invoiceRun',
  'invoices/{number}': 'invoice',
  'letters/{letterId}': 'damageLetter',
  'mails/{id}': 'mail',
  'messages/{messageId}': 'message',
  'problems/{messageId}': 'message',
  'open-items/{id}': 'openItem',
  'orders/{id}': 'order',
  'passkeys/{id}': 'passkey',
  'payments/{id}': 'payment',
  'photos/{photoId}': 'photo',
  'places/{placeId}': 'place',
  'plates/{id}': 'plate',
  'portal/{environment}': 'environment',
  'protocols/{kind}': { literal: 'pickup' },
  'quotes/{id}': 'quote',
  'quotes/{token}': 'quoteLink',
  'register/{number}': 'invoice',
  'recurring-orders/{id}': 'recurringOrder',
  'reminder-blocks/{id}': 'account',
  'reminders/{id}': 'reminder',
  'refunds/{id}': 'refund',
  'request-log/{requestId}': 'loggedCall',
  'requests/{id}': 'quote',
  'resends/{id}': 'resend',
  'rows/{row}': { literal: '1' },
  'sessions/{id}': 'session',
  'set-offs/{id}': 'setOff',
  'sessions/{sessionId}': 'driverSession',
  'tasks/{taskId}': 'damageTask',
  'tracking/{trackingNumber}': 'trackingNumber',
  'transportauftraege/{reference}': 'order',
  'trips/{id}': 'trip',
  'users/{id}': 'user',
  'users/{userId}': 'user',
  'views/{id}': 'view',
  'webhook-endpoints/{endpointId}': 'endpoint',
  'webhook-endpoints/{id}': 'endpoint',
  'webhook-subscriptions/{id}': 'endpoint',
  '{number}/{format}': { literal: 'pdf' },
};

/** People of the operator have no account, so the console's ids of the same name are another kind. */
const PATH_KINDS_OF_CONSOLE: Record<string, Kind> = {
  'users/{id}': 'operatorUser',
  'sessions/{id}': 'operatorSession',
  'passkeys/{id}': 'operatorPasskey',
  'domains/{id}': 'operatorMailDomain',
};

/** Parameters of the query that name something owned. */
const QUERY_KINDS: Record<string, Kind> = {
  accountId: 'account',
  credential: 'credential',
  driverId: 'driver',
  endpointId: 'endpoint',
  externalOrderId: 'externalOrderId',
  order: 'order',
  orderId: 'order',
};
/** Names a position in a stream of events, which a caller may choose freely. */
const QUERY_WITHOUT_KIND = ['lastEventId'];

/** Fields of bodies that name something owned; null for values that the caller chooses or that are no ids. */
const BODY_KINDS: Record<string, Kind | null> = {
  accountIds: 'account',
  accountId: 'account',
  answersId: 'message',
  carrierIds: 'account',
  creditInvoiceId: 'openItem',
  creditPaymentId: 'payment',
  driverId: 'driver',
  endpointId: 'endpoint',
  exemptUserId: 'user',
  ids: 'delivery',
  invoiceId: 'openItem',
  lastId: 'message',
  order: 'order',
  otherPlaceId: 'place',
  paymentId: 'payment',
  'orders.id': 'order',
  recurringId: 'recurringOrder',
  tripId: 'trip',
  // A place among those that the map server found.
  candidateId: null,
  client_id: null,
  // At the provider of a company.
  clientId: null,
  // Chosen by the phone.
  deviceId: null,
  // The position of a column.
  endToEndId: null,
  externalOrderId: null,
  extraId: null,
  id: null,
  // Of a tax office, a bank or an authenticator.
  leitwegId: null,
  rawId: null,
  vatId: null,
};

export interface PathId {
  /** With its braces. */
  placeholder: string;
  kind: Kind | Literal | 'environment';
}

/** Throws if a parameter has no entry. */
export function pathIdsOf({ name, apiName, path }: DescribedRoute): PathId[] {
  const parts = path.split('/');
  return parts.flatMap((part, at) => {
    const placeholder = /\{\w+\}/.exec(part)?.[0];
    if (placeholder === undefined) return [];
    const key = `${parts[at - 1]}/${placeholder}`;
    const kind = (apiName === 'operations' ? PATH_KINDS_OF_CONSOLE[key] : undefined) ?? PATH_KINDS[key];
    if (kind === undefined) throw new Error(`${name}: say in id-kinds.ts which kind ${key} names.`);
    return [{ placeholder, kind }];
  });
}

const LOOKS_LIKE_ID = /(?:^id|Ids?|_id|^ids|^order|^credential)$/;

export function queryIdsOf(route: DescribedRoute): { name: string; kind: Kind }[] {
  return parametersIn(route, 'query').flatMap(({ name }) => {
    if (!LOOKS_LIKE_ID.test(name) || QUERY_WITHOUT_KIND.includes(name)) return [];
    const kind = QUERY_KINDS[name];
    if (kind === undefined) throw new Error(`${route.name}: say in id-kinds.ts which kind ?${name} names.`);
    return [{ name, kind }];
  });
}

export interface BodyId {
  path: string[];
  kind: Kind;
}

/** Found once for each route, because schemas are large. */
const bodyIds = new Map<DescribedRoute, BodyId[]>();

export function bodyIdsOf(route: DescribedRoute): BodyId[] {
  const body = jsonBodyOf(route);
  const found = bodyIds.get(route) ?? (body ? idsIn(body.schema, route, []) : []);
  bodyIds.set(route, found);
  return found;
}

function idsIn(schema: JsonSchema, route: DescribedRoute, path: string[]): BodyId[] {
  if (schema.$ref !== undefined) return idsIn(resolverOf(route)(schema.$ref), route, path);
  const nested = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (inner) => inner !== undefined,
  );
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(LOOKS_LIKE_ID.test(name) ? kindOfField(route, [...path, name]) : []),
      ...idsIn(field, route, [...path, name]),
    ]),
    ...nested.flatMap((inner) => idsIn(inner, route, path)),
  ];
}

function kindOfField(route: DescribedRoute, path: string[]): BodyId[] {
  const kind = BODY_KINDS[path.join('.')] ?? BODY_KINDS[path.at(-1)!];
  if (kind === undefined)
    throw new Error(`${route.name}: say in id-kinds.ts which kind the field ${path.join('.')} names.`);
  return kind === null ? [] : [{ path, kind }];
}
