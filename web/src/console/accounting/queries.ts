// The queries of accounting, and completing one order after another.
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type Staged = components['schemas']['StagedOrder'];
export type Invoice = components['schemas']['ListedInvoice'];
/** An invoice of one order; only such orders are invoiced again here. */
export type OfOneOrder = Invoice & { orderId: string; orderNumber: string };
export type InvoiceDetails = components['schemas']['InvoiceDetails'];
export type Stage = 'delivered' | 'completed';

/** Without an amount, all that is left of the line. */
export interface CreditedLine {
  position: number;
  net?: number;
}

const PAGE = 50;
const nextOf = ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined;

export function useAccounting(month: string | undefined) {
  return useQuery({
    queryKey: [LIVE, 'invoices', 'sums', month],
    queryFn: async ({ signal }) => {
      const query = month ? { month } : {};
      return (await operations.GET('/accounting', { params: { query }, signal })).data!;
    },
  });
}

export function useStage(stage: Stage) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'invoices', stage],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { stage, limit: PAGE, ...(cursor && { cursor }) };
      return (await operations.GET('/accounting/orders', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
  });
}

export function useInvoices(month: string | undefined, corrections: boolean) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'invoices', 'list', month, corrections],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = {
        ...(month && { month }),
        ...(corrections && { corrections: 'true' as const }),
        limit: PAGE,
        ...(cursor && { cursor }),
      };
      return (await operations.GET('/accounting/invoices', { params: { query }, signal })).data!;
    },
    getNextPageParam: nextOf,
  });
}

/** Also what is open of them. */
const refreshInvoices = (queries: QueryClient) =>
  Promise.all(
    ['invoices', 'receivables'].map((part) => queries.invalidateQueries({ queryKey: [LIVE, part] })),
  );

/** Cancels an invoice, or issues a new one for an order whose invoice was cancelled. */
export function useCorrection(orderId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (
      body:
        | { command: 'cancel_invoice'; invoiceNumber: string; reason: string }
        | { command: 'credit_invoice'; invoiceNumber: string; lines: CreditedLine[]; reason: string }
        | { command: 'reinvoice' },
    ) => operations.POST('/orders/{id}/commands', { params: { path: { id: orderId } }, body }),
    onSuccess: () => {
      onDone();
      return refreshInvoices(queries);
    },
  });
}

export function useInvoice(number: string) {
  return useQuery({
    queryKey: [LIVE, 'invoices', 'one', number],
    queryFn: async ({ signal }) => {
      const params = { path: { number } };
      return (await operations.GET('/accounting/invoices/{number}', { params, signal })).data!;
    },
    meta: { parts: ['mails'] },
  });
}

/** Sums up the credit note by the rules of the server; nothing is stored. */
export function useCreditPreview(number: string, lines: readonly CreditedLine[]) {
  return useQuery({
    queryKey: ['credit preview', number, lines],
    queryFn: async ({ signal }) => {
      const call = { params: { path: { number } }, body: { lines: [...lines] }, signal };
      return (await operations.POST('/accounting/invoices/{number}/credit-preview', call)).data!;
    },
    enabled: lines.length > 0,
    retry: false,
    placeholderData: (before) => before,
  });
}

export function useSendAgain(number: string, onDone: (recipient: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const call = { params: { path: { number } }, body: {} };
      return (await operations.POST('/accounting/invoices/{number}/mail', call)).data!;
    },
    onSuccess: ({ recipient }) => {
      onDone(recipient);
      return refreshInvoices(queries);
    },
  });
}

export interface Run {
  total: number;
  done: number;
  failed: { number: string; message: string }[];
  ended: boolean;
}

/** The order was invoiced, and the invoice was cancelled afterwards. */
export const hasCancelledInvoice = ({ internalStatus, invoiceNumber }: Staged['order']) =>
  internalStatus === 'INVOICED' && invoiceNumber === null;

/** Orders that ended without transport, and those that have their invoice, are invoiced for their extras only. */
export const hasOnlyExtras = ({ internalStatus, invoiceNumber }: Staged['order']) =>
  internalStatus === 'CANCELLED' || invoiceNumber !== null;

/** Completes the orders one by one; each succeeds or fails for itself. */
export function useRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const stopped = useRef(false);

  async function start(orders: readonly Staged[]): Promise<void> {
    stopped.current = false;
    const state: Run = { total: orders.length, done: 0, failed: [], ended: false };
    setRun({ ...state });
    for (const { order } of orders) {
      if (stopped.current) break;
      const body = { command: 'complete', version: order.version } as const;
      const call = { params: { path: { id: order.id } }, body };
      await operations
        .POST('/orders/{id}/commands', call)
        .then(() => {
          state.done += 1;
        })
        .catch((error: ApiError) => {
          state.failed.push({ number: order.orderNumber ?? order.id, message: error.message });
        });
      setRun({ ...state, failed: [...state.failed] });
    }
    setRun({ ...state, ended: true });
    await refreshInvoices(queries);
  }

  return {
    run,
    start,
    stop: () => {
      stopped.current = true;
    },
    close: () => setRun(null),
  };
}
