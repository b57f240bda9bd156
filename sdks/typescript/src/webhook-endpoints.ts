// Webhook endpoints: create, list, change, delete, test; their secrets and deliveries.
import { type CallOperation, requestOf } from './call.ts';
import { isApiError } from './errors.ts';
import { type Paged, paged } from './pages.ts';
import { listText, timeText, withoutUndefined } from './query-values.ts';
import { isUncertain } from './retry.ts';
import type { CallOptions, Sender } from './send.ts';
import type {
  CreatedWebhookSubscription,
  EventName,
  PausedWebhookSubscription,
  RolledWebhookSubscription,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookSubscription,
  WebhookTestResult,
} from './types.ts';

/** The body of a new endpoint. */
export interface WebhookInput {
  /** A public https URL. */
  url: string;
  /** The events that it subscribes to. */
  events: EventName[];
  /** A description. */
  description?: string | undefined;
}

/** What can be changed of an endpoint; only the fields that are sent change. */
export interface WebhookChange {
  /** A public https URL. */
  url?: string | undefined;
  /** The events that it subscribes to, in place of those before. */
  events?: EventName[] | undefined;
  /** A description; null clears it. */
  description?: string | null | undefined;
}

/** Options for listing endpoints. */
export interface WebhookListOptions extends CallOptions {
  /** Only endpoints with this status, or with one of several. */
  status?: WebhookSubscription['status'] | readonly WebhookSubscription['status'][] | undefined;
}

/** Filters of a list of deliveries. */
export interface DeliveryQuery {
  /** Only deliveries in this state; `FAILED` means retrying or given up. */
  state?: WebhookDelivery['state'] | 'FAILED' | undefined;
  /** Only deliveries of this event. */
  event?: EventName | undefined;
  /** Only deliveries of this order: its id, order number or request number. */
  order?: string | undefined;
  /** Items per page, 1 to 100. Default: 20. */
  limit?: number | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
}

/** The calls about webhook endpoints. */
export interface Webhooks {
  /**
   * Creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not
   * repeated if its outcome is unknown (`uncertain` of the error): then look with `list`, and delete an endpoint
   * whose secret you do not have.
   */
  create(body: WebhookInput, options?: CallOptions): Promise<CreatedWebhookSubscription>;
  /** Lists the endpoints of the environment. */
  list(options?: WebhookListOptions): Promise<WebhookSubscription[]>;
  /** Reads an endpoint. */
  get(id: string, options?: CallOptions): Promise<WebhookSubscription>;
  /** Changes address, events or description; the secret stays. */
  change(id: string, body: WebhookChange, options?: CallOptions): Promise<WebhookSubscription>;
  /** Pauses an endpoint: it gets nothing more, and open retries end. */
  pause(id: string, options?: CallOptions): Promise<PausedWebhookSubscription>;
  /** Resumes a paused endpoint. */
  resume(id: string, options?: CallOptions): Promise<WebhookSubscription>;
  /**
   * Rolls the secret: only this answer has the new one, and the old one also signs for `hours`, 1 to 72. Not repeated
   * if its answer is lost: then roll again.
   */
  rollSecret(id: string, body: { hours: number }, options?: CallOptions): Promise<RolledWebhookSubscription>;
  /** Lists deliveries, newest first: `await` gives a page, `for await` all of the last 30 days. */
  deliveries(id: string, query?: DeliveryQuery, options?: CallOptions): Paged<WebhookDelivery>;
  /** Reads a delivery with its message and all attempts. */
  delivery(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDeliveryDetails>;
  /** Sends a delivery again, with the same delivery id. Not repeated if its answer is lost. */
  resend(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>;
  /** Sends everything again that failed since a time, at most 1,000 at once; answers how many. */
  resendFailed(id: string, since: Date | string, options?: CallOptions): Promise<number>;
  /** Deletes an endpoint with its delivery log. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Sends `webhook.test` now and answers the result. */
  test(id: string, options?: CallOptions): Promise<WebhookTestResult>;
}

export function webhooksOf(sender: Sender, call: CallOperation): Webhooks {
  const list = async ({ status, ...options }: WebhookListOptions = {}) => {
    const query = status === undefined ? {} : { status: listText(status) };
    return (await call('listWebhookSubscriptions', { query }, options)).data;
  };

  /** If the answer was lost, the repetition does not find the endpoint. */
  async function remove(id: string, options?: CallOptions): Promise<void> {
    let isInDoubt = false;
    try {
      await sender.send({
        ...requestOf('deleteWebhookSubscription', { path: { id } }),
        isRetryable: true,
        beforeRetry: (error) => {
          isInDoubt ||= isUncertain(error);
        },
        read: async () => {},
        options,
      });
    } catch (error) {
      if (!isInDoubt || !isApiError(error, 'SUBSCRIPTION_NOT_FOUND')) throw error;
    }
  }

  return {
    list,
    create: ({ description, ...rest }, options) => {
      const body = { ...rest, ...(description !== undefined && { description }) };
      return call('createWebhookSubscription', { body }, options);
    },
    get: (id, options) => call('getWebhookSubscription', { path: { id } }, options),
    change: (id, body, options) =>
      call('changeWebhookSubscription', { path: { id }, body: withoutUndefined(body) }, options),
    pause: (id, options) => call('pauseWebhookSubscription', { path: { id }, body: {} }, options),
    resume: (id, options) => call('resumeWebhookSubscription', { path: { id }, body: {} }, options),
    rollSecret: (id, body, options) => call('rollWebhookSubscriptionSecret', { path: { id }, body }, options),
    deliveries: (id, query = {}, options) =>
      paged((cursor = query.cursor) => {
        const filters = withoutUndefined({ ...query, cursor });
        return call('listWebhookDeliveries', { path: { id }, query: filters }, options);
      }),
    delivery: (id, deliveryId, options) => call('getWebhookDelivery', { path: { id, deliveryId } }, options),
    resend: (id, deliveryId, options) =>
      call('resendWebhookDelivery', { path: { id, deliveryId }, body: {} }, options),
    resendFailed: async (id, since, options) => {
      const body = { failedSince: timeText(since)! };
      return (await call('resendFailedWebhookDeliveries', { path: { id }, body }, options)).resent;
    },
    delete: remove,
    test: (id, options) => call('testWebhookSubscription', { path: { id }, body: {} }, options),
  };
}
