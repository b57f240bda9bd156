import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

interface EndpointSearch {
  /** The delivery that the signature check uses as its example. */
  delivery?: string;
}

export const webhooksRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'webhooks',
    component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'webhooks/$id',
    validateSearch: ({ delivery }: Record<string, unknown>): EndpointSearch =>
      typeof delivery === 'string' ? { delivery } : {},
    component: lazyRouteComponent(() => import('./endpoint-page.tsx'), 'EndpointPage'),
  }),
];
