// The page of agents, and the page on which a person decides about one.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute, rootRoute } from '../environment-route.tsx';

/** Outside of the frame of the portal: nothing else is to be done here. */
export const connectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'connect',
  component: lazyRouteComponent(() => import('./connect-page.tsx'), 'ConnectPage'),
});

export const agentsRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'agents',
    component: lazyRouteComponent(() => import('./agents-page.tsx'), 'AgentsPage'),
  }),
];
