// The routes of the portal; each page is loaded when it is opened.
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { signedOutRoutes } from '../people/signed-out/routes.tsx';
import { PageError } from '../ui/page-error.tsx';
import { agentsRoutes, connectRoute } from './agents/routes.tsx';
import { carriersRoutes } from './carriers/routes.tsx';
import { credentialsRoutes } from './credentials/routes.tsx';
import { deliveriesRoutes } from './deliveries/routes.tsx';
import { environmentRoute, rootRoute, unknownRoute } from './environment-route.tsx';
import { importsRoutes } from './imports/routes.tsx';
import { inboxesRoutes } from './inboxes/routes.tsx';
import { invoicesRoutes } from './invoices/routes.tsx';
import { ordersRoutes } from './orders/routes.tsx';
import { overviewRoutes } from './overview/routes.tsx';
import { placesRoutes } from './places/routes.tsx';
import { playgroundRoutes } from './playground/routes.tsx';
import { quotesRoutes } from './quotes/routes.tsx';
import { requestLogRoutes } from './request-log/routes.tsx';
import { settingsRoutes } from './settings/routes.tsx';
import { usersRoutes } from './users/routes.tsx';
import { webhooksRoutes } from './webhooks/routes.tsx';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/$environment', params: { environment: 'production' } });
  },
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    home,
    connectRoute,
    ...signedOutRoutes(rootRoute),
    // In the order of the navigation.
    environmentRoute.addChildren([
      ...overviewRoutes,
      ...ordersRoutes,
      ...quotesRoutes,
      ...carriersRoutes,
      ...invoicesRoutes,
      ...importsRoutes,
      ...placesRoutes,
      ...credentialsRoutes,
      ...agentsRoutes,
      ...webhooksRoutes,
      ...deliveriesRoutes,
      ...requestLogRoutes,
      ...playgroundRoutes,
      ...inboxesRoutes,
      ...usersRoutes,
      ...settingsRoutes,
      unknownRoute,
    ]),
  ]),
  basepath: '/portal',
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
});
