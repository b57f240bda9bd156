// The views of an import's rows: the results that each shows, and the number of rows.
import type { Import, RowResult } from './import-types.ts';

export const VIEWS = ['all', 'created', 'waiting', 'toCorrect', 'ready', 'request', 'exists'] as const;
export type View = (typeof VIEWS)[number];

export const RESULTS_OF: Record<View, readonly RowResult[] | null> = {
  all: null,
  toCorrect: ['TO_CORRECT', 'FAILED'],
  ready: ['READY'],
  request: ['REQUEST'],
  exists: ['EXISTS', 'DUPLICATE'],
  created: ['CREATED', 'REQUESTED'],
  waiting: ['READY', 'REQUEST'],
};

const BEFORE: readonly View[] = ['all', 'toCorrect', 'ready', 'request', 'exists'];
const AFTER: readonly View[] = ['all', 'created', 'waiting', 'toCorrect', 'exists'];

/** Before the run, what it will do; after it has started, what it did. */
export function viewsOf({ startedAt }: Import): readonly View[] {
  return startedAt === null ? BEFORE : AFTER;
}

export function countOf({ counts, rows }: Import, view: View): number {
  return RESULTS_OF[view]?.reduce((sum, result) => sum + counts[result], 0) ?? rows;
}
