// The search parameters of "Accounting": the shown stage and the month; of "Payments" the opened one.

const VIEWS = ['delivered', 'completed', 'invoiced', 'corrected'] as const;
type View = (typeof VIEWS)[number];

interface AccountingSearch {
  view?: View;
  month?: string;
}

export function readSearch(given: Record<string, unknown>): AccountingSearch {
  const view = VIEWS.find((one) => one === given.view);
  const month =
    typeof given.month === 'string' && /^\d{4}-\d{2}$/.test(given.month) ? given.month : undefined;
  return { ...(view && { view }), ...(month && { month }) };
}

export function readPaymentSearch({ payment }: Record<string, unknown>): { payment?: string } {
  return typeof payment === 'string' && /^[0-9a-f-]{36}$/.test(payment) ? { payment } : {};
}
