// The pages of "Damage cases": the list, one case, and the settings.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readCasesSearch } from './cases-search.ts';

export const damageRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'damage',
    validateSearch: readCasesSearch,
    component: lazyRouteComponent(() => import('./cases-page.tsx'), 'CasesPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'damage/settings',
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'DamageSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'damage/$id',
    component: lazyRouteComponent(() => import('./case-page.tsx'), 'CasePage'),
  }),
];
