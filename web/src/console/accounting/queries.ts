// The queries of accounting, and the run that sends a command for one order after another.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { LIVE } from '../live.tsx';

export type Staged = components['schemas']['StagedOrder'];
export type Invoice = components['schemas']['ListedInvoice'];
export type Stage = 'delivered' | 'completed';

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

/** Cancels an invoice, or issues a new one for an order whose invoice was cancelled. */
export function useCorrection(orderId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (
      body: { command: 'cancel_invoice'; invoiceNumber: string; reason: string } | { command: 'reinvoice' },
    ) => operations.POST('/orders/{id}/commands', { params: { path: { id: orderId } }, body }),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: [LIVE, 'invoices'] });
    },
  });
}

export interface Run {
  command: 'complete' | 'invoice';
  total: number;
  done: number;
  failed: { number: string; message: string }[];
  ended: boolean;
}

/** The order was invoiced, and the invoice was cancelled afterwards. */
export const hasCancelledInvoice = ({ internalStatus, invoiceNumber }: Staged['order']) =>
  internalStatus === 'INVOICED' && invoiceNumber === null;

export const hasOnlyExtras = ({ internalStatus, invoiceNumber }: Staged['order']) =>
  internalStatus === 'CANCELLED' || invoiceNumber !== null;

/** Orders that ended without transport, and those that have their invoice, are invoiced for their extras only. */
const invoiceCommand = (order: Staged['order']) => {
  if (hasOnlyExtras(order)) return 'invoice_extras';
  return hasCancelledInvoice(order) ? 'reinvoice' : 'invoice';
};

/**
 * Processes the orders one by one: each command succeeds or fails as a whole, so invoice numbers have no
 * gaps.
 */
export function useRun() {
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const stopped = useRef(false);

  async function start(command: Run['command'], orders: readonly Staged[]): Promise<void> {
    stopped.current = false;
    const state: Run = { command, total: orders.length, done: 0, failed: [], ended: false };
    setRun({ ...state });
    for (const { order } of orders) {
      if (stopped.current) break;
      const body = {
        command: command === 'invoice' ? invoiceCommand(order) : command,
        version: order.version,
      } as const;
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
    await queries.invalidateQueries({ queryKey: [LIVE, 'invoices'] });
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
