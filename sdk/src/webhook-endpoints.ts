// Webhook endpoints: create, list, remove, try.
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

/** What an endpoint is made of. */
export interface WebhookInput {
  /** A public https address. */
  url: string;
  /** The events that it gets. */
  events: EventName[];
  /** What it is for. */
  description?: string | undefined;
}

/** The calls about webhook endpoints. */
export interface Webhooks {
  /** Creates an endpoint; its secret is told this once. */
  create(body: WebhookInput, options?: CallOptions): Promise<CreatedWebhookSubscription>;
  /** Lists the endpoints of the environment. */
  list(options?: CallOptions): Promise<WebhookSubscription[]>;
  /** Reads an endpoint. */
  get(id: string, options?: CallOptions): Promise<WebhookSubscription>;
  /** Deletes an endpoint with its delivery log. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Sends `webhook.test` now and tells what came of it. */
  test(id: string, options?: CallOptions): Promise<WebhookTestResult>;
}

export function webhooksOf(sender: Sender, call: CallOperation): Webhooks {
  const list = async (options?: CallOptions) => (await call('listWebhookSubscriptions', {}, options)).data;

  /** An answer that was lost had the secret in it: what the lost attempt created is of no use to anybody. */
  async function removeLost(body: WebhookInput, known: readonly string[], options?: CallOptions) {
    const lost = (await list(options)).filter((found) => !known.includes(found.id) && isLike(found, body));
    for (const { id } of lost) await remove(id, options);
  }

  /** One whose answer was lost is not found when it is sent again. */
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
