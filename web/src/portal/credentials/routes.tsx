// The page of API keys and OAuth clients.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isView, type View } from '../../credentials/views.ts';
import { environmentRoute } from '../environment-route.tsx';

interface CredentialsSearch {
  view?: View;
}

export const credentialsRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'api-keys',
    validateSearch: ({ view }: Record<string, unknown>): CredentialsSearch => (isView(view) ? { view } : {}),
    component: lazyRouteComponent(() => import('./credentials-page.tsx'), 'CredentialsPage'),
  }),
];
