// The queries and changes of open items, payments and reminders.
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { components, paths } from '../../../api/paths/operations.ts';
import { sendFile } from '../../../api/send-file.ts';
import { useCall, usePages } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { LIVE } from '../../live.tsx';

export type OpenItem = components['schemas']['OpenItem'];
/** What recording a payment, setting off and writing off need to know of an invoice. */
export type Payable = Pick<
  OpenItem,
  'id' | 'invoiceNumber' | 'accountId' | 'accountName' | 'open' | 'currency' | 'blocked'
>;
export type AgedSum = components['schemas']['AgedSum'];
export type Payment = components['schemas']['Payment'];
export type PlannedReminder = components['schemas']['PlannedReminder'];
export type Reminder = components['schemas']['Reminder'];
export type PaymentState = 'OPEN' | 'CREDIT' | 'ALLOCATED' | 'SET_ASIDE';

export const RECEIVABLES = [LIVE, 'receivables'];
const PAGE = 50;
/** The counts of the steps and the list of invoices change with them. */
const refresh = (queries: QueryClient) =>
  Promise.all([RECEIVABLES, [LIVE, 'invoices']].map((queryKey) => queries.invalidateQueries({ queryKey })));

export const cents = (amount: number) => Math.round(amount * 100);

export function useOpenItems(age: OpenItem['age'] | null) {
  return usePages(
    [...RECEIVABLES, 'open-items', age],
    (page, signal) =>
      operations.GET('/accounting/open-items', {
        params: { query: { limit: PAGE, ...(age && { age }), ...page } },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

export function usePayments(state: PaymentState) {
  return usePages([...RECEIVABLES, 'payments', state], (page, signal) =>
    operations.GET('/accounting/payments', { params: { query: { state, limit: PAGE, ...page } }, signal }),
  );
}

export function useReminderPreview() {
  return useCall([...RECEIVABLES, 'preview'], (signal) =>
    operations.GET('/accounting/reminders/preview', { signal }),
  );
}

export function useReminders() {
  return usePages([...RECEIVABLES, 'reminders'], (page, signal) =>
    operations.GET('/accounting/reminders', { params: { query: { limit: PAGE, ...page } }, signal }),
  );
}

/** A change after which every list of these pages is read again. */
export function useReceivableChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queries = useQueryClient();
  return useChange(change, {
    onDone: async (answer: Answer) => {
      await refresh(queries);
      onDone(answer);
    },
  });
}

const pathOf = (id: string) => ({ params: { path: { id } } });

export function useWriteOff(id: string, onDone: () => void) {
  return useReceivableChange(
    ({ reason = '' }: { reason?: string }) =>
      operations.POST('/accounting/open-items/{id}/write-off', { ...pathOf(id), body: { reason } }),
    onDone,
  );
}

/** Null allows reminders again. */
export function useBlock(id: string, onDone: () => void) {
  return useReceivableChange(
    ({ reason = null }: { reason?: string | null }) =>
      operations.PUT('/accounting/reminder-blocks/{id}', { ...pathOf(id), body: { reason } }),
    onDone,
  );
}

export function useSetAside(id: string, onDone: () => void) {
  return useReceivableChange(
    ({ reason = null }: { reason?: string | null }) =>
      operations.PUT('/accounting/payments/{id}/set-aside', { ...pathOf(id), body: { reason } }),
    onDone,
  );
}

export function useNotePayment(onDone: () => void) {
  return useReceivableChange(
    (body: paths['/accounting/payments']['post']['requestBody']['content']['application/json']) =>
      operations.POST('/accounting/payments', { body }),
    onDone,
  );
}

export function useUndo(onDone: () => void) {
  return useReceivableChange(
    (id: string) => operations.DELETE('/accounting/allocations/{id}', pathOf(id)),
    onDone,
  );
}

export function useAllocateCertainMatches(onDone: (taken: number) => void) {
  return useReceivableChange(
    async (_: undefined) => (await operations.POST('/accounting/payments/allocate-certain')).taken,
    onDone,
  );
}

export function useUpload(onDone: (statement: components['schemas']['BankStatement']) => void) {
  return useReceivableChange(async (file: File) => {
    const address = `/api/v1/ops/accounting/statements?fileName=${encodeURIComponent(file.name.slice(0, 200))}`;
    const statement = await sendFile(address, file, { type: 'application/octet-stream' });
    return statement as components['schemas']['BankStatement'];
  }, onDone);
}

export interface Sent {
  sent: number;
  withoutRecipient: string[];
}

/** As many accounts as one call takes. */
const ACCOUNTS_PER_CALL = 20;

export function useSendReminders(onDone: (sent: Sent) => void) {
  return useReceivableChange(async (accountIds: readonly string[]) => {
    const result: Sent = { sent: 0, withoutRecipient: [] };
    for (let at = 0; at < accountIds.length; at += ACCOUNTS_PER_CALL) {
      const body = { accountIds: accountIds.slice(at, at + ACCOUNTS_PER_CALL) };
      const { data } = await operations.POST('/accounting/reminders', { body });
      result.sent += data.reduce((sum, { sent }) => sum + sent, 0);
      const unknown = data.filter(({ outcome }) => outcome === 'NO_RECIPIENT');
      result.withoutRecipient.push(...unknown.map(({ accountId }) => accountId));
    }
    return result;
  }, onDone);
}
