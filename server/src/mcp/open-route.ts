// Routes that need no credential: programs find out there how to get one.
import { z } from 'zod';
import { routesOf } from '../http/route.ts';
import type { Services } from '../services.ts';

export interface OpenAccess {
  open: true;
}

export const openRoute = routesOf<OpenAccess, null, Services, string>();

/** What all of them have in common. */
export const OPEN = { access: { open: true }, tag: 'Agents', errors: [] } as const;

export const jsonAnswer = (description: string) => ({ description, schema: z.looseObject({}) });
