import type { AnyApi } from '../http/api.ts';
import type { Services } from '../services.ts';
import { driverApi } from './driver/api.ts';
import { legacyApi } from './legacy/api.ts';
import { oauthApi } from './oauth/api.ts';
import { operationsApi } from './operations/api.ts';
import { portalApi } from './portal/api.ts';
import { publicApi } from './public/api.ts';
import { v1Api } from './v1/api.ts';

/** If two APIs own a path, the first one in the list is used. */
export const APIS: readonly AnyApi<Services>[] = [
  oauthApi,
  legacyApi,
  v1Api,
  operationsApi,
  portalApi,
  driverApi,
  publicApi,
];

/** The API whose error format a path uses, even if no route serves it. */
export function apiOf(path: string): AnyApi<Services> {
  return APIS.find((api) => api.owns(path)) ?? v1Api;
}
