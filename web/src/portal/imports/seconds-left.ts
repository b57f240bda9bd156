// Estimates the remaining time of a run from its speed since the page was opened.
import { useRef } from 'react';
import { createdRows, remainingRows } from './import-progress.ts';
import type { Import } from './import-types.ts';

const MIN_WATCHED_MS = 1500;

export function useSecondsLeft(imported: Import): number | null {
  const first = useRef<{ at: number; created: number } | null>(null);
  if (imported.state !== 'RUNNING') {
    first.current = null;
    return null;
  }
  const now = performance.now();
  const created = createdRows(imported);
  first.current ??= { at: now, created };
  const watchedMs = now - first.current.at;
  const perMs = (created - first.current.created) / watchedMs;
  if (watchedMs < MIN_WATCHED_MS || perMs <= 0) return null;
  return Math.ceil(remainingRows(imported) / perMs / 1000);
}
