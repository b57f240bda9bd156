// The error codes that customers' systems can get, collected from the APIs that they use.
import { legacyApi } from '../../legacy/api.ts';
import { oauthErrors } from '../../oauth/errors.ts';
import { v1Api } from '../../v1/api.ts';

/** The log stores the catalog's code also where the older interface answers with a code of its own. */
const declared = [
  ...v1Api.routes.flatMap((route) => [
    ...v1Api.description.commonErrors(route.access, true),
    ...route.errors,
  ]),
  ...legacyApi.routes.flatMap((route) => [
    ...legacyApi.description.commonErrors(route.access, true),
    ...route.errors,
  ]),
  'NOT_FOUND',
  'SERVICE_BUSY',
  'STORAGE_UNAVAILABLE',
  ...Object.keys(oauthErrors),
  'PRICE_TOKEN_INVALID',
  'PRICE_NOT_CONFIRMED',
];

export const CALL_ERROR_CODES = [...new Set(declared)].sort() as [string, ...string[]];
