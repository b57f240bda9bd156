// The filters of the list of all invoices in the address; the page of an invoice keeps them for the ones beside it.
import type { paths } from '../../../api/paths/operations.ts';

type Query = NonNullable<paths['/accounting/register']['get']['parameters']['query']>;
export type RegisterSearch = Pick<Query, 'view' | 'search' | 'accountId' | 'kind' | 'from' | 'to'>;

export const VIEWS = ['OPEN', 'OVERDUE', 'PAID'] as const satisfies readonly Query['view'][];
export const KINDS = ['INVOICE', 'CANCELLATION', 'CREDIT_NOTE'] as const satisfies readonly Query['kind'][];

const MAX_TEXT = 100;

/** Ignores everything that is no valid filter. */
export function readRegisterSearch(given: Record<string, unknown>): RegisterSearch {
  const text =
    typeof given.search === 'string' || typeof given.search === 'number' ? String(given.search) : '';
  const day = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : undefined);
  const read = {
    view: VIEWS.find((one) => one === given.view),
    search: text.trim().slice(0, MAX_TEXT) || undefined,
    accountId: /^[0-9a-f-]{36}$/.test(String(given.accountId)) ? String(given.accountId) : undefined,
    kind: KINDS.find((one) => one === given.kind),
    from: day(given.from),
    to: day(given.to),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The newest month first, each with its first and last day. */
export function monthsBefore(now: Date, count: number): { from: string; to: string }[] {
  return Array.from({ length: count }, (_, back) => {
    const dayOf = (month: number, day: number) =>
      new Date(Date.UTC(now.getFullYear(), now.getMonth() + month, day)).toISOString().slice(0, 10);
    return { from: dayOf(-back, 1), to: dayOf(1 - back, 0) };
  });
}
