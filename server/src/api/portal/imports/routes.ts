import { changeRoutes } from './change.ts';
import { readRoutes } from './read.ts';

export const importRoutes = [...readRoutes, ...changeRoutes];
