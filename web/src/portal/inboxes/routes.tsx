import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const inboxesRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'inboxes',
    component: lazyRouteComponent(() => import('./inboxes-page.tsx'), 'InboxesPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'inboxes/$inbox',
    component: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
  }),
];
