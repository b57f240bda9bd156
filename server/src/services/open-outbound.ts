// Connects webhooks with their receivers, so that neither a customer nor a demo reaches a private address.
import { toDemoReceivers, withDemoReceivers } from '../demo/receivers.ts';
import { addressGuard, systemResolver } from '../messages/webhooks/address-guard.ts';
import { guardedOutbound } from '../messages/webhooks/send-request.ts';
import type { Links } from '../model/orders/links.ts';
import { providerFetch } from '../people/company/provider-fetch.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { withInboxes } from '../sandbox/inboxes/inbox.ts';
import type { OpenOptions } from './open-options.ts';

/** The sandbox may also send to inboxes of this service; production may not. */
export function openOutbound(
  { config, clock, webhooks = {} }: OpenOptions,
  context: BaseContext,
  links: Links,
) {
  const { webhookAllowPrivateTargets: allowPrivateTargets } = config;
  const { resolver = systemResolver(clock), ...limits } = webhooks;
  const real = addressGuard({ allowPrivateTargets, resolver });
  const guards = {
    production: config.demo ? withDemoReceivers(real) : real,
    sandbox: addressGuard({ allowPrivateTargets, resolver, ownInboxPrefix: links.inbox('') }),
  };
  const providers = providerFetch({ guard: real, ...limits });
  const outside = guardedOutbound({ guard: real, clock, ...limits });
  const production = config.demo ? toDemoReceivers(outside) : outside;
  const sandbox = guardedOutbound({ guard: guards.sandbox, clock, ...limits });
  return {
    guards,
    /** Calls of the providers of companies, which no demo replaces. */
    providers: { fetch: providers, guard: real },
    outbound: { production, sandbox: withInboxes({ ...context, links }, sandbox) },
    close: () => Promise.all([production.close(), sandbox.close()]),
  };
}
