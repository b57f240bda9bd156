import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readRegisterSearch } from './register/register-search.ts';
import { readPaymentSearch, readSearch } from './search.ts';

export const accountingRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./accounting-page.tsx'), 'AccountingPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/runs',
    component: lazyRouteComponent(() => import('./runs/runs-page.tsx'), 'RunsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/runs/$id',
    component: lazyRouteComponent(() => import('./runs/run-page.tsx'), 'RunPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/open-items',
    component: lazyRouteComponent(() => import('./receivables/open-items-page.tsx'), 'OpenItemsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/payments',
    validateSearch: readPaymentSearch,
    component: lazyRouteComponent(() => import('./payments/payments-page.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/reminders',
    component: lazyRouteComponent(() => import('./receivables/reminders-page.tsx'), 'RemindersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/paid',
    component: lazyRouteComponent(() => import('./receivables/paid-page.tsx'), 'PaidPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/invoices',
    validateSearch: readRegisterSearch,
    component: lazyRouteComponent(() => import('./register/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/invoices/$number',
    validateSearch: readRegisterSearch,
    component: lazyRouteComponent(() => import('./invoice/invoice-page.tsx'), 'InvoicePage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/exports',
    component: lazyRouteComponent(() => import('./exports/exports-page.tsx'), 'ExportsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/settings',
    component: lazyRouteComponent(
      () => import('./settings/accounting-settings-page.tsx'),
      'AccountingSettingsPage',
    ),
  }),
];
