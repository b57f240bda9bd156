// The driver interface: signing in by a link, trips, protocols, positions.
import type { SignedInDriver } from '../../dispatch/drivers/driver.ts';
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderPageError } from '../../http/render-error.ts';
import type { Services } from '../../services.ts';
import { DRIVER_PREFIX } from '../prefixes.ts';
import { DRIVER_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import { repeatable } from '../shared/repeatable.ts';
import { admitToDriver, type DriverAccess, limiterKeyOf } from './admit.ts';
import { driverAvailabilityRoutes } from './availability.ts';
import { driverDocumentRoutes } from './documents.ts';
import { driverExtraRoutes } from './extras.ts';
import { meRoutes } from './me.ts';
import { driverMessageRoutes } from './messages.ts';
import { positionRoutes } from './positions.ts';
import { driverProblemRoutes } from './problems.ts';
import { protocolCopyRoutes } from './protocol-copies.ts';
import { protocolRoutes } from './protocols.ts';
import { pushRoutes } from './push.ts';
import { sessionRoutes } from './session.ts';
import { tripRoutes } from './trips.ts';

// biome-ignore lint/suspicious/noExplicitAny: signing in has no driver yet; all other routes have one.
export const driverApi: Api<DriverAccess, any, Services> = {
  name: 'driver',
  prefix: DRIVER_PREFIX,
  owns: (path) => path.startsWith(`${DRIVER_PREFIX}/`),
  routes: repeatable(
    [
      ...sessionRoutes,
      ...meRoutes,
      ...driverAvailabilityRoutes,
      ...tripRoutes,
      ...protocolRoutes,
      ...protocolCopyRoutes,
      ...driverExtraRoutes,
      ...positionRoutes,
      ...driverDocumentRoutes,
      ...driverMessageRoutes,
      ...driverProblemRoutes,
      ...pushRoutes,
    ],
    (driver: SignedInDriver) => `driver:${driver.id}`,
    ({ session }: DriverAccess) => session,
  ),
  renderError: renderPageError,
  admit: admitToDriver,
  uploaderOf: limiterKeyOf,
  description: {
    document: DRIVER_DOCUMENT,
    errorSchema: errorEnvelope,
    security: ({ session }) => [session ? { driverSession: [] } : {}],
    commonErrors: ({ session }, hasBody) => [
      ...(session ? ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'CREDENTIALS_EXPIRED', 'RATE_LIMITED'] : []),
      'INVALID_REQUEST',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      ...bodyErrors(hasBody),
    ],
  },
};
