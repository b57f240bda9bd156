// All routes of imports in the portal.
import { changeRoutes } from './change.ts';
import { readRoutes } from './read.ts';

export const importRoutes = [...readRoutes, ...changeRoutes];
