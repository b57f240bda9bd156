// The search parameters of "Drivers": the view, the day, the open driver, and whether inactive ones are shown.

export interface DriversSearch {
  view?: 'plan';
  /** For example 2026-11-17; today if absent. */
  day?: string;
  inactive?: true;
  /** The driver whose dialog is open, or `new`. */
  driver?: string;
}

export function readDriversSearch(search: Record<string, unknown>): DriversSearch {
  const { view, day, inactive, driver } = search;
  return {
    ...(view === 'plan' && { view }),
    ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(typeof driver === 'string' && /^(new|[0-9a-f-]{36})$/.test(driver) && { driver }),
    ...((inactive === true || inactive === 'true') && { inactive: true as const }),
  };
}
