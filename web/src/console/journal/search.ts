// The search parameters of the journal: the view and the filters.
export const VIEWS = ['changes', 'mails', 'jobs', 'alerts'] as const;
type View = (typeof VIEWS)[number];

export const TIMES = ['day', 'week', 'all'] as const;
export type Time = (typeof TIMES)[number];

export interface JournalSearch {
  view?: View;
  time?: Time;
  /** In the format of the audit log: `user:<id>`. */
  actor?: string;
  channel?: string;
  subject?: string;
  /** Searches the failed jobs. */
  search?: string;
  failed?: true;
}

const MAX_LENGTH = 200;

function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.slice(0, MAX_LENGTH) : undefined;
}

export function readSearch(given: Record<string, unknown>): JournalSearch {
  const view = VIEWS.find((one) => one === given.view);
  const time = TIMES.find((one) => one === given.time);
  const actor = textIn(given.actor);
  const channel = textIn(given.channel);
  const subject = textIn(given.subject);
  const search = textIn(given.search);
  return {
    ...(view && view !== 'changes' && { view }),
    ...(time && time !== 'week' && { time }),
    ...(actor && { actor }),
    ...(channel && { channel }),
    ...(subject && { subject }),
    ...(search && { search }),
    ...((given.failed === true || given.failed === 'true') && { failed: true as const }),
  };
}
