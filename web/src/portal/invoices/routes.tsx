import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { readInvoiceSearch } from './search.ts';

export const invoicesRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'invoices',
    validateSearch: readInvoiceSearch,
    component: lazyRouteComponent(() => import('./invoices-page.tsx'), 'InvoicesPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'invoices/$number',
    component: lazyRouteComponent(() => import('./invoice-page.tsx'), 'InvoicePage'),
  }),
];
