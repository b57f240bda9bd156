import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const placesRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'places',
    component: lazyRouteComponent(() => import('./places-page.tsx'), 'PlacesPage'),
  }),
];
