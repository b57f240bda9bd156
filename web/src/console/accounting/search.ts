// The search parameters of "Accounting": the shown stage; of "Payments" the opened one.

const VIEWS = ['delivered', 'completed'] as const;
type View = (typeof VIEWS)[number];

interface AccountingSearch {
  view?: View;
}

export function readSearch(given: Record<string, unknown>): AccountingSearch {
  const view = VIEWS.find((one) => one === given.view);
  return view ? { view } : {};
}

export function readPaymentSearch({ payment }: Record<string, unknown>): { payment?: string } {
  return typeof payment === 'string' && /^[0-9a-f-]{36}$/.test(payment) ? { payment } : {};
}
