// Webhook endpoints: create, list, delete, test.
import { type CallOperation, requestOf } from './call.ts';
import { isApiError } from './errors.ts';
import { isUncertain } from './retry.ts';
import type { CallOptions, Sender } from './send.ts';
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
  /**
   * Creates an endpoint; only this answer has its secret. The service recognises no repetition, so the call is not
   * repeated if its outcome is unknown (`uncertain` of the error): then look with `list`, and delete an endpoint
   * whose secret you do not have.
   */
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
    delete: remove,
    test: (id, options) => call('testWebhookSubscription', { path: { id }, body: {} }, options),
  };
}
