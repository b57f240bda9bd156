// The codes that calls of customers' systems can be answered with, collected from the doors that they use.
import { legacyDoor } from '../../legacy/api.ts';
import { oauthErrors } from '../../oauth/errors.ts';
import { v1Door } from '../../v1/api.ts';

/** The log keeps the catalog's code also where the older interface words it in its own way. */
const declared = [
  ...v1Door.routes.flatMap((route) => [
    ...v1Door.description.commonErrors(route.access, true),
    ...route.errors,
  ]),
  ...legacyDoor.routes.flatMap((route) => [
    ...legacyDoor.description.commonErrors(route.access, true),
    ...route.errors,
  ]),
  'NOT_FOUND',
  'SERVICE_BUSY',
  ...Object.keys(oauthErrors),
];

export const CALL_ERROR_CODES = [...new Set(declared)].sort() as [string, ...string[]];
