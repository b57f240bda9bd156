// The page of the playground; the chosen scenario is kept in the address.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { MODES, type PlaygroundSearch, SCENARIOS } from './search.ts';

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === given);

export const playgroundRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'playground',
    validateSearch: (search): PlaygroundSearch => {
      const scenario = oneOf(SCENARIOS, search.scenario);
      const mode = oneOf(MODES, search.mode);
      return {
        ...(typeof search.order === 'string' && { order: search.order }),
        ...(scenario && { scenario }),
        ...(mode && { mode }),
      };
    },
    component: lazyRouteComponent(() => import('./playground-page.tsx'), 'PlaygroundPage'),
  }),
];
