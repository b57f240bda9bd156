// Previews of messages: a sample of every event, and the v1 form of a message after a switch to API v1.
import type { Scope } from '../../model/environment.ts';
import { EVENTS, type EventName, eventNamesOf } from '../../model/orders/event-catalog.ts';
import { sampleMessage } from '../../model/orders/event-samples.ts';
import type { Links } from '../../model/orders/links.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import type { Endpoint } from './endpoint.ts';
import { newestMessages, newestPair } from './message-store.ts';
import type { Webhooks } from './webhooks.ts';

interface Sample {
  event: string;
  description: string | null;
  subscribed: boolean;
  /** True for the last message that was really sent to this endpoint. */
  real: boolean;
  body: string;
}

/** Every event of the endpoint's format: the last message to this endpoint, or a sample. */
export async function samplesOf(webhooks: Webhooks, endpoint: Endpoint, links: Links): Promise<Sample[]> {
  const names = eventNamesOf(endpoint.format);
  const newest = await newestMessages(webhooks.sql, endpoint.id, names);
  const real = new Map(newest.map(({ event, body }) => [event, body]));
  return names.flatMap((event) => {
    const body = real.get(event) ?? sampleMessage(endpoint.format, event, endpoint.accountId, links);
    if (body === null) return [];
    const description = endpoint.format === API_VERSION ? EVENTS[event as EventName].description : null;
    return [{ event, description, subscribed: endpoint.events.includes(event), real: real.has(event), body }];
  });
}

export interface SwitchPreview {
  real: boolean;
  before: { event: string; body: string };
  after: { event: string; body: string };
}

/** With the newest message that both formats have, or a sample. */
export async function previewSwitch(
  webhooks: Webhooks,
  scope: Scope,
  endpoint: Endpoint,
  links: Links,
): Promise<SwitchPreview> {
  const pair = await newestPair(webhooks.sql, scope, endpoint.id);
  if (pair) return { real: true, ...pair };
  const shown = (format: Endpoint['format'], event: string) => ({
    event,
    body: sampleMessage(format, event, endpoint.accountId, links)!,
  });
  return {
    real: false,
    before: shown('legacy', 'protocol.pickup.submitted'),
    after: shown(API_VERSION, 'vehicle.picked_up'),
  };
}
