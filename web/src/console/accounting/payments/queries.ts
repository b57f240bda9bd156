// The queries and changes of one payment.
import { keepPreviousData } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { RECEIVABLES, useReceivableChange } from '../receivables/queries.ts';

export function usePayment(id: string) {
  return useCall([...RECEIVABLES, 'payment', id], (signal) =>
    operations.GET('/accounting/payments/{id}', { params: { path: { id } }, signal }),
  );
}

/** Nothing is searched for an empty text. */
export function useFoundInvoices(id: string, search: string) {
  return useCall(
    [...RECEIVABLES, 'payment', id, search],
    (signal) =>
      operations.GET('/accounting/payments/{id}', { params: { path: { id }, query: { search } }, signal }),
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
}

type AssignBody =
  paths['/accounting/payments/{id}/allocations']['post']['requestBody']['content']['application/json'];

export function useAssign(id: string, onDone: () => void) {
  return useReceivableChange(
    (body: AssignBody) =>
      operations.POST('/accounting/payments/{id}/allocations', { params: { path: { id } }, body }),
    onDone,
  );
}

export function useTakeBack(onDone: () => void) {
  return useReceivableChange(
    (id: string) => operations.DELETE('/accounting/payments/{id}/allocations', { params: { path: { id } } }),
    onDone,
  );
}

export function useRefund(id: string, onDone: () => void) {
  return useReceivableChange(
    (bookedOn: string) =>
      operations.POST('/accounting/payments/{id}/refunds', {
        params: { path: { id } },
        body: { bookedOn, note: '' },
      }),
    onDone,
  );
}

export function useUndoRefund(onDone: () => void) {
  return useReceivableChange(
    (id: string) => operations.DELETE('/accounting/refunds/{id}', { params: { path: { id } } }),
    onDone,
  );
}

export function useCredits(accountId: string, enabled: boolean) {
  return useCall(
    [...RECEIVABLES, 'credits', accountId],
    (signal) => operations.GET('/accounting/credits', { params: { query: { accountId } }, signal }),
    { enabled },
  );
}

type SetOffBody = paths['/accounting/set-offs']['post']['requestBody']['content']['application/json'];

export function useSetOff(onDone: (answer: { id: string }) => void) {
  return useReceivableChange((body: SetOffBody) => operations.POST('/accounting/set-offs', { body }), onDone);
}

type ColumnsBody =
  paths['/accounting/statement-columns']['put']['requestBody']['content']['application/json'];

export function useChooseColumns(onDone: () => void) {
  return useReceivableChange(
    (body: ColumnsBody) => operations.PUT('/accounting/statement-columns', { body }),
    onDone,
  );
}
