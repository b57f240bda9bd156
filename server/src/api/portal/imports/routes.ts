// Imports in the portal: every route, those that read and those that change.
import { changeRoutes } from './change.ts';
import { readRoutes } from './read.ts';

export const importRoutes = [...readRoutes, ...changeRoutes];
