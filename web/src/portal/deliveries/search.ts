// The filters of deliveries, as the address contains them.

export const VIEWS = ['FAILED', 'FAILED_RETRYING', 'DEAD_LETTER', 'PENDING', 'DELIVERED'] as const;
type View = (typeof VIEWS)[number];

export interface DeliverySearch {
  state?: View;
  event?: string;
  endpointId?: string;
  order?: string;
  /** ISO times. */
  from?: string;
  to?: string;
}

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;

function time(value: unknown): string | undefined {
  const given = text(value);
  return given && !Number.isNaN(Date.parse(given)) ? new Date(given).toISOString() : undefined;
}

/** Drops invalid values. */
export function readSearch(given: Record<string, unknown>): DeliverySearch {
  const read = {
    state: VIEWS.find((view) => view === given.state),
    event: text(given.event),
    endpointId: text(given.endpointId),
    // The router reads digits in the address as a number.
    order: typeof given.order === 'number' ? String(given.order) : text(given.order),
    from: time(given.from),
    to: time(given.to),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
