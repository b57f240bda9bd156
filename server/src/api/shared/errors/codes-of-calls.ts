// The codes that calls of customers' systems can be answered with, collected from the APIs that they use.
import { legacyApi } from '../../legacy/api.ts';
import { oauthErrors } from '../../oauth/errors.ts';
import { v1Api } from '../../v1/api.ts';

/** The log keeps the catalog's code also where the older interface words it in its own way. */
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
  ...Object.keys(oauthErrors),
];

export const CALL_ERROR_CODES = [...new Set(declared)].sort() as [string, ...string[]];
