// The queries of accounting, and completing one order after another.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
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

export function useStage(stage: Stage) {
  return usePages([LIVE, 'invoices', stage], (page, signal) =>
    operations.GET('/accounting/orders', { params: { query: { stage, limit: PAGE, ...page } }, signal }),
  );
}

/** Also what is open of them. */
const refreshInvoices = (queries: QueryClient) =>
  Promise.all(
    ['invoices', 'receivables'].map((part) => queries.invalidateQueries({ queryKey: [LIVE, part] })),
  );

/** Cancels an invoice, or issues a new one for an order whose invoice was cancelled. */
export function useCorrection(orderId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useChange(
    (
      body:
        | { command: 'cancel_invoice'; invoiceNumber: string; reason: string }
        | { command: 'credit_invoice'; invoiceNumber: string; lines: CreditedLine[]; reason: string }
        | { command: 'reinvoice' },
    ) => operations.POST('/orders/{id}/commands', { params: { path: { id: orderId } }, body }),
    {
      onDone: () => {
        onDone();
        return refreshInvoices(queries);
      },
    },
  );
}

export function useInvoice(number: string) {
  return useCall(
    [LIVE, 'invoices', 'one', number],
    (signal) => operations.GET('/accounting/invoices/{number}', { params: { path: { number } }, signal }),
    { meta: { parts: ['mails'] } },
  );
}

/** The document as it was sent. */
export function useInvoicePdf(number: string) {
  return useCall(
    ['invoice pdf', number],
    (signal) =>
      operations.GET('/accounting/invoices/{number}/{format}', {
        params: { path: { number, format: 'pdf' } },
        parseAs: 'blob',
        signal,
      }) as Promise<Blob>,
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

/** Sums up the credit note by the rules of the server; nothing is stored. */
export function useCreditPreview(number: string, lines: readonly CreditedLine[]) {
  return useCall(
    ['credit preview', number, lines],
    (signal) =>
      operations.POST('/accounting/invoices/{number}/credit-preview', {
        params: { path: { number } },
        body: { lines: [...lines] },
        signal,
      }),
    { enabled: lines.length > 0, retry: false, placeholderData: (before) => before },
  );
}

export function useSendAgain(number: string, onDone: (recipient: string) => void) {
  const queries = useQueryClient();
  return useChange(
    () => operations.POST('/accounting/invoices/{number}/mail', { params: { path: { number } }, body: {} }),
    {
      onDone: ({ recipient }) => {
        onDone(recipient);
        return refreshInvoices(queries);
      },
    },
  );
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
