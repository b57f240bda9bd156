// Under which topics a change is announced to whoever watches: what it is, the part of the pages that shows it, whose.
import { ENVIRONMENTS, type Scope } from './environment.ts';

/** The parts of the pages that change by themselves, the last five only of the operator's. Each is a topic too: the part of every account. */
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
  'accounts',
  'drivers',
  'mails',
  'jobs',
  'presence',
] as const;
export type Part = (typeof PARTS)[number];

/** Everything that changes in an account and environment. */
export function accountTopic({ accountId, environment }: Scope): string {
  return `account:${accountId}:${environment}`;
}

/** What the operator's people see: everything that changes in production, of every account. */
export const OPERATOR_TOPIC = 'operator';

export function topicsOfParts(scope: Scope, ...parts: Part[]): string[] {
  return [...parts, ...topicsOf(scope)];
}

function topicsOf(scope: Scope): string[] {
  return scope.environment === 'production' ? [accountTopic(scope), OPERATOR_TOPIC] : [accountTopic(scope)];
}

/** Of what belongs to the operator alone. */
export function topicsOfOperator(...parts: Part[]): string[] {
  return [...parts, OPERATOR_TOPIC];
}

/** For what belongs to an account in both of its environments. */
export function topicsOfWholeAccount(accountId: string, ...parts: Part[]): string[] {
  return [...parts, ...ENVIRONMENTS.flatMap((environment) => topicsOf({ accountId, environment }))];
}

/** The topics of a part for each account and environment among many rows, once each. */
export function topicsOfRows(rows: Iterable<Scope>, part: Part): string[][] {
  const topics = new Map<string, string[]>();
  for (const row of rows) {
    const account = accountTopic(row);
    if (!topics.has(account)) topics.set(account, topicsOfParts(row, part));
  }
  return [...topics.values()];
}

const ORDER_TOPIC = /^(?:order|position):(.+)$/;

/** What the topics of a change say of it. */
export function readTopics(topics: readonly string[]): { parts: Part[]; orderId: string | null } {
  const orders = topics.map((topic) => ORDER_TOPIC.exec(topic)?.[1]);
  return {
    parts: PARTS.filter((part) => topics.includes(part)),
    orderId: orders.find((id) => id !== undefined) ?? null,
  };
}
