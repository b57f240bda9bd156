// Everything the portal offers on orders.
import { changeRoutes } from './change.ts';
import { createRoutes } from './create.ts';
import { listRoutes } from './list.ts';
import { readRoutes } from './read.ts';

export const orderRoutes = [...listRoutes, ...createRoutes, ...readRoutes, ...changeRoutes];
