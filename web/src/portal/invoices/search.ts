// The filters of the list of invoices, as the address contains them.
export const VIEWS = ['open', 'overdue', 'paid', 'cancelled'] as const;
type InvoiceView = (typeof VIEWS)[number];

const KINDS = ['INVOICE', 'CANCELLATION', 'CREDIT_NOTE'] as const;
type InvoiceKind = (typeof KINDS)[number];

export interface InvoiceSearch {
  view?: InvoiceView;
  kind?: InvoiceKind;
  /** As 2026-11. */
  month?: string;
  q?: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Drops parameters of the address that are no valid filters. */
export function readInvoiceSearch(search: Record<string, unknown>): InvoiceSearch {
  const view = VIEWS.find((each) => each === search.view);
  const kind = KINDS.find((each) => each === search.kind);
  const { month } = search;
  const q =
    typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : '';
  return {
    ...(view && { view }),
    ...(kind && { kind }),
    ...(typeof month === 'string' && MONTH.test(month) && { month }),
    ...(q.trim() && { q }),
  };
}

/** The newest first, from the month of the first invoice to the current one; the chosen one is among them. */
export function monthsBetween(first: string | null, current: string, chosen: string | undefined): string[] {
  const months = new Set<string>([current, ...(chosen ? [chosen] : [])]);
  const from = first ?? current;
  for (let at = current; at > from; at = monthBefore(at)) months.add(monthBefore(at));
  return [...months].sort().reverse();
}

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}
