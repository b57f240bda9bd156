import { keepPreviousData } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components, operations } from '../../api/paths/portal.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { usePortal } from '../session.tsx';
import type { InvoiceSearch } from './search.ts';

export type Invoice = components['schemas']['PortalInvoice'];
export type InvoiceDetail = components['schemas']['PortalInvoiceDetail'];
export type InvoiceSummary =
  operations['getPortalInvoiceSummary']['responses'][200]['content']['application/json'];

const PAGE = 50;

export function useInvoices(search: InvoiceSearch) {
  const { environment } = usePortal();
  return usePages(
    [environment, 'invoices', 'list', search],
    (page, signal) =>
      portal.GET('/{environment}/invoices', {
        params: { path: { environment }, query: { ...search, limit: PAGE, ...page } },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

export function useInvoiceSummary() {
  const { environment } = usePortal();
  return useCall([environment, 'invoices', 'summary'], (signal) =>
    portal.GET('/{environment}/invoices/summary', { params: { path: { environment } }, signal }),
  );
}

export function useInvoice(number: string) {
  const { environment } = usePortal();
  return useCall([environment, 'invoices', 'one', number], (signal) =>
    portal.GET('/{environment}/invoices/{number}', {
      params: { path: { environment, number } },
      signal,
    }),
  );
}

/** An order has few: its invoice, corrections, and the next invoice. */
const MAX_OF_ORDER = 20;

export function useInvoicesOfOrder(orderId: string) {
  const { environment } = usePortal();
  return useCall(
    [environment, 'invoices', 'of order', orderId],
    async (signal) =>
      (
        await portal.GET('/{environment}/invoices', {
          params: { path: { environment }, query: { orderId, limit: MAX_OF_ORDER } },
          signal,
        })
      ).data,
  );
}

export function fileAddress(environment: string, number: string, format: 'pdf' | 'xml'): string {
  return `/api/v1/portal/${environment}/invoices/${number}/${format}`;
}

export function archiveAddress(environment: string, month: string): string {
  return `/api/v1/portal/${environment}/invoices.zip?month=${month}`;
}
