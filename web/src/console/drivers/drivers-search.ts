// What the address of "Drivers" holds: the view, the day, and whether those who do not work are shown.
export interface DriversSearch {
  view?: 'plan';
  /** 2026-11-17; without it the present day. */
  day?: string;
  inactive?: true;
}

export function readDriversSearch(search: Record<string, unknown>): DriversSearch {
  const { view, day, inactive } = search;
  return {
    ...(view === 'plan' && { view }),
    ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...((inactive === true || inactive === 'true') && { inactive: true as const }),
  };
}

/** So many days on, by the calendar. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
