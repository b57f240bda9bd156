import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall, usePages } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { LIVE } from '../../live.tsx';

export type PreviewAccount = components['schemas']['InvoiceRunPreviewAccount'];
export type Finding = components['schemas']['InvoiceRunFinding'];
export type InvoiceRun = components['schemas']['InvoiceRun'];
export type RunAccount = components['schemas']['InvoiceRunAccount'];

/** Part of the invoices, so that changed orders read the preview again. */
const PREVIEW = [LIVE, 'invoices', 'run-preview'];
/** The part that the service names when a run progresses. */
const RUNS = [LIVE, 'invoice-runs'];
const PAGE = 20;

export function useRunPreview(until: string) {
  return useCall([...PREVIEW, until], (signal) =>
    operations.GET('/accounting/invoice-runs/preview', {
      params: { query: until === '' ? {} : { until } },
      signal,
    }),
  );
}

export function useRuns() {
  return usePages([...RUNS, 'list'], (page, signal) =>
    operations.GET('/accounting/invoice-runs', { params: { query: { limit: PAGE, ...page } }, signal }),
  );
}

export function useInvoiceRun(id: string) {
  return useCall([...RUNS, 'one', id], (signal) =>
    operations.GET('/accounting/invoice-runs/{id}', { params: { path: { id } }, signal }),
  );
}

export function useStartRun(onStarted: (run: InvoiceRun) => void) {
  return useChange(
    (body: { until: string; accountIds?: string[] }) => operations.POST('/accounting/invoice-runs', { body }),
    { refreshes: [RUNS], onDone: onStarted },
  );
}

export function useStopRun(id: string, onStopped: () => void) {
  return useChange(
    () => operations.POST('/accounting/invoice-runs/{id}/stop', { params: { path: { id } } }),
    { refreshes: [RUNS], onDone: () => onStopped() },
  );
}

const cents = (amount: number) => Math.round(amount * 100);

export interface Sum {
  currency: string;
  orders: number;
  invoices: number;
  net: number;
  gross: number;
}

export const countOf = (sums: readonly Sum[], field: 'orders' | 'invoices') =>
  sums.reduce((total, sum) => total + sum[field], 0);

export const amountsOf = (sums: readonly Sum[], field: 'net' | 'gross') =>
  sums.map((sum) => ({ cents: cents(sum[field]), currency: sum.currency }));
