import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

interface QueueSearch {
  view?: 'decided';
  account?: string;
  why?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 60) : '');

export const requestsRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'requests',
    validateSearch: (search): QueueSearch => ({
      ...(search.view === 'decided' && { view: 'decided' as const }),
      ...(/^[\da-f-]{36}$/i.test(text(search.account)) && { account: text(search.account) }),
      ...(/^[A-Z_]+$/.test(text(search.why)) && { why: text(search.why) }),
    }),
    component: lazyRouteComponent(() => import('./requests-page.tsx'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'requests/$id',
    component: lazyRouteComponent(() => import('./quote-page.tsx'), 'QuotePage'),
  }),
];
