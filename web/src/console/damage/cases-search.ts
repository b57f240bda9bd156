// The filters of the list of damage cases in the address bar.

export const STATES = ['OPEN', 'IN_REVIEW', 'DECIDED', 'CLOSED'] as const;

export interface CasesSearch {
  state?: (typeof STATES)[number];
  find?: string;
}

const MAX_TEXT = 100;

export function readCasesSearch({ state, find }: Record<string, unknown>): CasesSearch {
  const known = STATES.find((one) => one === state);
  const text = typeof find === 'string' || typeof find === 'number' ? String(find).slice(0, MAX_TEXT) : '';
  return { ...(known && { state: known }), ...(text !== '' && { find: text }) };
}
