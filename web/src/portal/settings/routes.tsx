import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'settings',
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'settings/company-sign-in',
    component: lazyRouteComponent(() => import('./company-page.tsx'), 'CompanySignInPage'),
  }),
];
