import { changeRoutes } from './change.ts';
import { createRoutes } from './create.ts';
import { damageRoutes } from './damage-cases.ts';
import { extraRoutes } from './extras.ts';
import { listRoutes } from './list.ts';
import { readRoutes } from './read.ts';

export const orderRoutes = [
  ...listRoutes,
  ...createRoutes,
  ...readRoutes,
  ...extraRoutes,
  ...damageRoutes,
  ...changeRoutes,
];
