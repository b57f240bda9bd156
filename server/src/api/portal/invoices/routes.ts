import { archiveRoutes } from './archive.ts';
import { listRoutes } from './list.ts';
import { readRoutes } from './read.ts';

export const invoiceRoutes = [...listRoutes, ...readRoutes, ...archiveRoutes];
