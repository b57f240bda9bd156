// The topics of a change: its kind, the part of the pages that shows it, and its account and environment.
import { ENVIRONMENTS, type Scope } from './environment.ts';

/** The parts of pages that update live, the last ten only in the console. Each is also a topic. */
export const PARTS = [
  'orders',
  'positions',
  'quotes',
  'imports',
  'credentials',
  'webhook-endpoints',
  'deliveries',
  'request-log',
  'inboxes',
  'users',
  'places',
  'carrier-offers',
  'accounts',
  'drivers',
  'mails',
  'jobs',
  'presence',
  'invoice-runs',
  'plates',
  'saved-views',
  'recurring-orders',
  'messages',
] as const;
export type Part = (typeof PARTS)[number];

/** Every change in an account and environment. */
export function accountTopic({ accountId, environment }: Scope): string {
  return `account:${accountId}:${environment}`;
}

/** Every change in production, of all accounts: what the operator's people see. */
export const OPERATOR_TOPIC = 'operator';

export function topicsOfParts(scope: Scope, ...parts: Part[]): string[] {
  return [...parts, ...topicsOf(scope)];
}

function topicsOf(scope: Scope): string[] {
  return scope.environment === 'production' ? [accountTopic(scope), OPERATOR_TOPIC] : [accountTopic(scope)];
}

/** For data that belongs to the operator only. */
export function topicsOfOperator(...parts: Part[]): string[] {
  return [...parts, OPERATOR_TOPIC];
}

/** For data that belongs to an account in both environments. */
export function topicsOfWholeAccount(accountId: string, ...parts: Part[]): string[] {
  return [...parts, ...ENVIRONMENTS.flatMap((environment) => topicsOf({ accountId, environment }))];
}

/** The topics of a part for each account and environment of the rows, without duplicates. */
export function topicsOfRows(rows: Iterable<Scope>, part: Part): string[][] {
  const topics = new Map<string, string[]>();
  for (const row of rows) {
    const account = accountTopic(row);
    if (!topics.has(account)) topics.set(account, topicsOfParts(row, part));
  }
  return [...topics.values()];
}

/** Messages with drivers and notices to them: customers do not see either. */
export function topicsOfMessages(orderId: string): string[] {
  return [`messages:${orderId}`, ...topicsOfOperator('messages')];
}

const ORDER_TOPIC = /^(?:order|position|messages):(.+)$/;

/** Reads parts and order from the topics of a change. */
export function readTopics(topics: readonly string[]): { parts: Part[]; orderId: string | null } {
  const orders = topics.map((topic) => ORDER_TOPIC.exec(topic)?.[1]);
  return {
    parts: PARTS.filter((part) => topics.includes(part)),
    orderId: orders.find((id) => id !== undefined) ?? null,
  };
}
