// The preview of a command for several orders, and its run in parts, so that progress shows and a break can be resumed.
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { operations } from '../../../api/client.ts';
import type { components, paths } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { LIVE } from '../../live.tsx';
import { type DispatchListItem, useRefreshOrders } from '../order-queries.ts';

type Body = paths['/orders/commands']['post']['requestBody']['content']['application/json'];
export type BulkPreview = components['schemas']['BulkPreview'];
export type BulkResult = components['schemas']['CommandResult'];
/** Without the orders. */
export type BulkChoice =
  | { command: 'cancel'; reason?: string }
  | { command: 'message'; text: string; question: boolean }
  | { command: 'move'; day: string }
  | { command: 'move'; days: number };

const PER_CALL = 10;

const bodyOf = (choice: BulkChoice, orders: readonly { id: string; version: number }[]) =>
  ({ ...choice, orders: orders.map(({ id, version }) => ({ id, version })) }) as Body;

/** Null while the choice is not complete. */
export function useBulkPreview(choice: BulkChoice | null, orders: readonly DispatchListItem[]) {
  return useCall(
    [LIVE, 'orders', 'bulk-preview', choice, orders.map(({ id, version }) => `${id} ${version}`)],
    async (signal) =>
      (await operations.POST('/orders/commands/preview', { body: bodyOf(choice!, orders), signal })).data,
    { enabled: choice !== null, placeholderData: keepPreviousData },
  );
}

export interface BulkRun {
  results: readonly BulkResult[];
  isRunning: boolean;
  isDone: boolean;
  error: ApiError | null;
  /** Also continues after an error, with what is left. */
  run: (choice: BulkChoice, orders: readonly DispatchListItem[]) => Promise<void>;
}

/** One key for the whole run: an order whose answer was lost gets the same answer again. */
export function useBulkRun(): BulkRun {
  const refreshOrders = useRefreshOrders();
  const key = useRef(crypto.randomUUID());
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run: BulkRun['run'] = async (choice, orders) => {
    setRunning(true);
    setError(null);
    let done = results;
    try {
      while (done.length < orders.length) {
        const body = bodyOf(choice, orders.slice(done.length, done.length + PER_CALL));
        const params = { header: { 'Idempotency-Key': key.current } };
        const { data } = await operations.POST('/orders/commands', { params, body });
        done = [...done, ...data];
        setResults(done);
      }
      setDone(true);
    } catch (caught) {
      setError(caught as ApiError);
    } finally {
      setRunning(false);
      await refreshOrders();
    }
  };
  return { results, isRunning, isDone, error, run };
}
