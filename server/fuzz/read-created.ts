// What was answered with 201 must be readable: the call that reads it, from the paths of the description.
import { type DescribedRoute, ROUTES } from '../test/isolation/described-routes.ts';
import type { Call } from './make-call.ts';
import type { Answer, Sender } from './send-call.ts';
import type { FuzzTarget } from './target.ts';

/** What was answered. */
type Created = { id?: string; orderId?: string; order?: Created; data?: Created[] };

/** Where the path of what was created does not follow from the path of the call. */
const READ_AT: Record<string, (path: string, created: Created) => string> = {
  addCompanyDomain: (path) => path.replace(/\/domains$/, ''),
  addOperatorCompanyDomain: (path) => path.replace(/\/domains$/, ''),
  addDamageTask: (path) => path.replace(/\/tasks$/, ''),
  addOrderNote: (path) => path.replace(/\/notes$/, '/history'),
  askCustomer: (path) => path.replace(/\/question$/, ''),
  createCredential: (path) => path,
  createInbox: (path, { id }) => `${path}/${id}/messages`,
  createTestOrder: (path, { order }) => path.replace(/\/test-orders$/, `/orders/${(order as Created).id}`),
  enterOrder: (_path, { id }) => `/api/v1/ops/orders/${id}`,
  enterOrders: (_path, { data }) => `/api/v1/ops/orders/${data?.at(-1)?.id}`,
  extendQuote: (path) => path.replace(/\/quotes\/([^/]+)\/extend$/, '/requests/$1'),
  importKey: (path) => path.replace(/\/import$/, ''),
  importWebhookEndpoint: (path) => path.replace(/\/import$/, ''),
  issueQuote: (path) => path.replace(/\/quotes$/, ''),
  recordManualPayment: (path) => `${path}?limit=100`,
  olderCreateOrder: (path, { orderId }) => `${path}/${orderId}`,
  setOffCredit: (path, { id }) => `${path}/${id}/document`,
  rollCredential: (path, { id }) => path.replace(/\/[^/]+\/roll$/, `/${id}`),
  subscribeInbox: (path, { id }) => path.replace(/\/inboxes\/.*$/, `/webhook-endpoints/${id}`),
};

/** Only the person who created it can read it. */
const PERSONAL = new Set(['saveView']);

/** They answer with a secret that is shown once, or with nothing that has an id. */
const NOT_READABLE = new Set([
  'makeDriverLink',
  'renewCarrierDriverLink',
  'startDriverSession',
  'startDriverSessionByCode',
  'addPasskey',
  'importStatement',
  'uploadTripDocument',
]);

/** The path that reads what was created; null if nothing does. */
export function pathToRead({ route, path }: Pick<Call, 'route' | 'path'>, created: Created): string | null {
  const { operationId } = route.operation;
  if (NOT_READABLE.has(operationId)) return null;
  const plain = path.split('?')[0]!;
  const chosen = READ_AT[operationId];
  if (chosen) return chosen(plain, created);
  const single = findGet(
    route,
    (other) => other.path.replace(/\/\{\w+\}$/, '') === route.path && other.path !== route.path,
  );
  if (single) return `${plain}/${created.id}`;
  if (findGet(route, (other) => other.path === route.path)) return plain;
  throw new Error(`${route.name} answers 201: say in read-created.ts how that is read.`);
}

function findGet(
  route: DescribedRoute,
  isIt: (other: DescribedRoute) => boolean,
): DescribedRoute | undefined {
  return ROUTES.find((other) => other.method === 'GET' && other.apiName === route.apiName && isIt(other));
}

/** The creator may read what belongs to one person; all else is read by the one who sees everything. */
function headersToRead({ route, environment, headers }: Call, { owners }: FuzzTarget): Call['headers'] {
  const { apiName, operation } = route;
  if (PERSONAL.has(operation.operationId)) {
    const { authorization, cookie } = headers;
    return { ...(authorization && { authorization }), ...(cookie && { cookie }) };
  }
  return owners[['v1', 'legacy'].includes(apiName) ? `v1 ${environment}` : apiName] ?? {};
}

/** One sentence if it cannot be read, otherwise null. */
export async function readCreated(
  call: Call,
  answer: Answer,
  target: FuzzTarget,
  sender: Sender,
): Promise<string | null> {
  const created = JSON.parse(answer.text) as Created;
  const path = pathToRead(call, created);
  if (path === null) return null;
  const read = await sender.send({
    ...call,
    method: 'GET',
    path,
    headers: headersToRead(call, target),
    body: undefined as never,
  });
  if (read.status !== 200) return `answers 201, but reading it (GET ${path}) answers ${read.status}`;
  const id = created.id ?? created.orderId;
  const isList = !path.includes(String(id));
  return id !== undefined && isList && !read.text.includes(id) && !PAGED.test(path)
    ? `answers 201, but GET ${path} does not contain it`
    : null;
}

/** Long lists show the newest entries only, or leave out what is settled. */
const PAGED = /\/(?:payments|history|requests)\b/;
