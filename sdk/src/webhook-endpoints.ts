// Webhook endpoints: create, list, delete, test.
import { type CallOperation, requestOf } from './call.ts';
import { type HandoverError, isApiError } from './errors.ts';
import { isUncertain } from './retry.ts';
import { type CallOptions, readJson, type Sender } from './send.ts';
import type {
  CreatedWebhookSubscription,
  EventName,
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

/** The calls about webhook endpoints. */
export interface Webhooks {
  /** Creates an endpoint; only this answer has its secret. */
  create(body: WebhookInput, options?: CallOptions): Promise<CreatedWebhookSubscription>;
  /** Lists the endpoints of the environment. */
  list(options?: CallOptions): Promise<WebhookSubscription[]>;
  /** Reads an endpoint. */
  get(id: string, options?: CallOptions): Promise<WebhookSubscription>;
  /** Deletes an endpoint with its delivery log. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Sends `webhook.test` now and answers the result. */
  test(id: string, options?: CallOptions): Promise<WebhookTestResult>;
}

export function webhooksOf(sender: Sender, call: CallOperation): Webhooks {
  const list = async (options?: CallOptions) => (await call('listWebhookSubscriptions', {}, options)).data;

  /** Deletes the endpoint of a lost answer, because its secret was in that answer and is unknown. */
  async function removeLost(body: WebhookInput, known: readonly string[], options?: CallOptions) {
    const lost = (await list(options)).filter((found) => !known.includes(found.id) && isLike(found, body));
    for (const { id } of lost) await remove(id, options);
  }

  /** If the answer was lost, the repetition does not find the endpoint. */
  async function remove(id: string, options?: CallOptions): Promise<void> {
    let repeated = false;
    try {
      await sender.send({
        ...requestOf('deleteWebhookSubscription', { path: { id } }),
        isRetryable: true,
        beforeRetry: () => {
          repeated = true;
        },
        read: async () => {},
        options,
      });
    } catch (error) {
      if (!repeated || !isApiError(error, 'SUBSCRIPTION_NOT_FOUND')) throw error;
    }
  }

  return {
    list,
    async create(body, options) {
      const known = (await list(options)).map(({ id }) => id);
      return sender.send({
        ...requestOf('createWebhookSubscription', { body }),
        isRetryable: true,
        beforeRetry: (error: HandoverError) =>
          isUncertain(error) ? removeLost(body, known, options) : undefined,
        read: readJson,
        options,
      });
    },
    get: (id, options) => call('getWebhookSubscription', { path: { id } }, options),
    delete: remove,
    test: (id, options) => call('testWebhookSubscription', { path: { id }, body: {} }, options),
  };
}

function isLike(found: WebhookSubscription, { url, events, description }: WebhookInput): boolean {
  const sameEvents = [...found.events].sort().join() === [...events].sort().join();
  return found.url === url && found.description === (description ?? null) && sameEvents;
}
