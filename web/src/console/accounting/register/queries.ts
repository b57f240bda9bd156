// The calls of the list of all invoices and of the page of one.
import { keepPreviousData } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall, usePages } from '../../../api/use-call.ts';
import { RECEIVABLES } from '../receivables/queries.ts';
import type { RegisterSearch } from './register-search.ts';

export type RegisteredInvoice = components['schemas']['RegisteredInvoice'];
export type InvoiceHistory = components['schemas']['InvoiceHistory'];

const PAGE = 50;

export function useRegister(search: RegisterSearch) {
  return usePages(
    [...RECEIVABLES, 'register', search],
    (page, signal) =>
      operations.GET('/accounting/register', {
        params: { query: { ...search, limit: PAGE, ...page } },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

/** With the invoices beside it in the list that was found by `search`. */
export function useHistory(number: string, search: RegisterSearch) {
  return useCall([...RECEIVABLES, 'history', number, search], (signal) =>
    operations.GET('/accounting/register/{number}', {
      params: { path: { number }, query: search },
      signal,
    }),
  );
}
