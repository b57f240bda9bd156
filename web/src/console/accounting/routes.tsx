// The pages of "Accounting".
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const VIEWS = ['delivered', 'completed', 'invoiced', 'corrected'] as const;
export type View = (typeof VIEWS)[number];

interface AccountingSearch {
  view?: View;
  month?: string;
}

export const accountingRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounting',
  validateSearch: (given: Record<string, unknown>): AccountingSearch => {
    const view = VIEWS.find((one) => one === given.view);
    const month =
      typeof given.month === 'string' && /^\d{4}-\d{2}$/.test(given.month) ? given.month : undefined;
    return { ...(view && { view }), ...(month && { month }) };
  },
  component: lazyRouteComponent(() => import('./accounting-page.tsx'), 'AccountingPage'),
});

export const accountingRoutes = [accountingRoute];
