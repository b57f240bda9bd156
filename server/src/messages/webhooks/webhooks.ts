// The dependencies of webhooks: address guards, outbound clients, and the endpoints with their secrets.
import type { Environment } from '../../model/environment.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import type { Signal } from '../../platform/signal.ts';
import type { AddressGuard } from './address-guard.ts';
import type { Outbound } from './send-request.ts';
import type { EndpointWithSecret } from './store.ts';

export interface Webhooks extends BaseContext {
  guards: Record<Environment, AddressGuard>;
  outbound: Record<Environment, Outbound>;
  endpoints: NotifiedCache<EndpointWithSecret>;
  /** Raised whenever a delivery may have become due in this process. */
  due: Signal;
}
