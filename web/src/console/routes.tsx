// The routes of the console; each page is loaded when it is opened.
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signedOutRoutes } from '../people/signed-out/routes.tsx';
import { PageError } from '../ui/page-error.tsx';
import { accountingRoutes } from './accounting/routes.tsx';
import { accountsRoutes } from './accounts/routes.tsx';
import { carriersRoutes } from './carriers/routes.tsx';
import { damageRoutes } from './damage/routes.tsx';
import { driversRoutes } from './drivers/routes.tsx';
import { extraRoutes } from './extras/routes.tsx';
import { frameRoute, rootRoute, unknownRoute } from './frame-route.tsx';
import { journalRoutes } from './journal/routes.tsx';
import { ordersRoutes } from './orders/routes.tsx';
import { requestsRoutes } from './requests/routes.tsx';
import { settingsRoutes } from './settings/routes.tsx';
import { todayRoutes } from './today/routes.tsx';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/today' });
  },
});

const setup = createRoute({
  getParentRoute: () => rootRoute,
  path: 'setup',
  component: lazyRouteComponent(() => import('./setup-page.tsx'), 'SetupPage'),
});

const parts = createRoute({
  getParentRoute: () => rootRoute,
  path: 'ui',
  component: lazyRouteComponent(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    home,
    setup,
    parts,
    ...signedOutRoutes(rootRoute),
    frameRoute.addChildren([
      ...todayRoutes,
      ...ordersRoutes,
      ...requestsRoutes,
      ...driversRoutes,
      ...accountsRoutes,
      ...carriersRoutes,
      ...accountingRoutes,
      ...extraRoutes,
      ...damageRoutes,
      ...journalRoutes,
      ...settingsRoutes,
      unknownRoute,
    ]),
  ]),
  basepath: '/console',
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
});
