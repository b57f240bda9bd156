// The case driver of the TypeScript SDK: executes the commands of sdks/cases/README.md in this process.
import type { Command, Result } from '../../cases/case-table.ts';
import type { Driver } from '../../cases/driver-process.ts';
import {
  ApiError,
  ChecksumError,
  ConfigurationError,
  ConnectionError,
  type Handover,
  type HandoverOptions,
  handover,
  ResponseTooLargeError,
  TokenError,
  verifyWebhook,
  WebhookVerificationError,
} from '../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: commands come from JSON.
type Arguments = any;

async function all<T>(items: AsyncIterable<T>, count = Number.POSITIVE_INFINITY): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) if (found.push(item) >= count) break;
  return found;
}

const described = ({ bytes, ...file }: { bytes: Uint8Array }) => ({ ...file, size: bytes.length });

const COMMANDS: Record<string, (client: Handover, given: Arguments) => unknown> = {
  me: (client) => client.me(),
  'orders.create': ({ orders }, { body, ...options }) => orders.create(body, options),
  'orders.check': ({ orders }, { body }) => orders.check(body),
  'orders.get': ({ orders }, { id }) => orders.get(id),
  'orders.status': ({ orders }, { id }) => orders.status(id),
  'orders.tracking': ({ orders }, { id }) => orders.tracking(id),
  'orders.page': ({ orders }, query) => orders.list(query),
  'orders.all': async ({ orders }, query) => ({ orders: await all(orders.list(query)) }),
  'orders.change': ({ orders }, { id, body }) => orders.change(id, body),
  'orders.cancel': ({ orders }, { id, ...body }) => orders.cancel(id, body),
  'orders.sync': async ({ orders }, { since, checkpoint, take }) => {
    const sync = orders.sync({ since: checkpoint ?? since, once: true });
    const found = await all(sync, take);
    return { orders: found, checkpoint: sync.checkpoint() };
  },
  'documents.list': async ({ documents }, { id }) => ({ documents: await documents.list(id) }),
  'documents.download': async ({ documents }, { id, documentId, sha256 }) =>
    described(await documents.download(id, sha256 ? ({ id: documentId, sha256 } as never) : documentId)),
  'quotes.request': ({ quotes }, { body, ...options }) => quotes.request(body, options),
  'quotes.get': ({ quotes }, { id }) => quotes.get(id),
  'quotes.accept': ({ quotes }, { id, ...body }) => quotes.accept(id, body),
  'quotes.decline': ({ quotes }, { id, ...body }) => quotes.decline(id, body),
  'quotes.download': async ({ quotes }, { id }) => described(await quotes.download(id)),
  'webhooks.create': ({ webhooks }, body) => webhooks.create(body),
  'webhooks.list': async ({ webhooks }, query) => ({ endpoints: await webhooks.list(query) }),
  'webhooks.get': ({ webhooks }, { id }) => webhooks.get(id),
  'webhooks.change': ({ webhooks }, { id, body }) => webhooks.change(id, body),
  'webhooks.pause': ({ webhooks }, { id }) => webhooks.pause(id),
  'webhooks.resume': ({ webhooks }, { id }) => webhooks.resume(id),
  'webhooks.test': ({ webhooks }, { id }) => webhooks.test(id),
  'webhooks.rollSecret': ({ webhooks }, { id, hours }) => webhooks.rollSecret(id, { hours }),
  'webhooks.deliveries': async ({ webhooks }, { id, ...query }) => ({
    deliveries: await all(webhooks.deliveries(id, query)),
  }),
  'webhooks.delivery': ({ webhooks }, { id, deliveryId }) => webhooks.delivery(id, deliveryId),
  'webhooks.resend': ({ webhooks }, { id, deliveryId }) => webhooks.resend(id, deliveryId),
  'webhooks.resendFailed': async ({ webhooks }, { id, since }) => ({
    resent: await webhooks.resendFailed(id, since),
  }),
  'webhooks.delete': ({ webhooks }, { id }) => webhooks.delete(id),
  'events.page': ({ events }, query) => events.list(query),
  'events.follow': async ({ events }, query) => {
    const feed = events.follow({ ...query, once: true });
    const found = await all(feed);
    return { events: found, cursor: feed.cursor() };
  },
  'sandbox.advance': ({ sandbox }, { id, ...body }) => sandbox.advance(id, body),
  'sandbox.moveClock': ({ sandbox }, { id, ...move }) => sandbox.moveClock(id, move),
  'sandbox.createInbox': ({ sandbox }) => sandbox.createInbox(),
  'sandbox.inboxMessages': async ({ sandbox }, { id }) => ({ messages: await sandbox.inboxMessages(id) }),
};

function verify({ body, bodyBase64, headers, secrets, now, toleranceSeconds }: Arguments): Promise<unknown> {
  const raw = bodyBase64 === undefined ? body : Buffer.from(bodyBase64, 'base64');
  return verifyWebhook(raw, headers, secrets, { ...(now && { now: new Date(now) }), toleranceSeconds });
}

export function typescriptDriver(): Driver {
  const clients = new Map<string, Handover>();
  let retries: number[] = [];

  function clientOf(options: HandoverOptions): Handover {
    const key = JSON.stringify(options);
    const client =
      clients.get(key) ?? handover({ ...options, onRetry: ({ pauseMs }) => retries.push(pauseMs) });
    clients.set(key, client);
    return client;
  }

  async function answerTo(command: Command): Promise<unknown> {
    if (command.do === 'verifyWebhook') return verify(command.with);
    const execute = COMMANDS[command.do];
    if (!execute) throw new Error(`There is no command ${command.do}.`);
    return execute(clientOf(command.client), command.with);
  }

  return {
    async run(command) {
      retries = [];
      try {
        const answer = (await answerTo(command)) ?? null;
        return { answer: JSON.parse(JSON.stringify(answer)), retries };
      } catch (error) {
        return { error: errorOf(error), retries };
      }
    },
    close: () => Promise.resolve(),
  };
}

/** The more special class first. */
const KINDS = [
  [TokenError, 'token'],
  [ApiError, 'api'],
  [ConnectionError, 'connection'],
  [ChecksumError, 'checksum'],
  [ResponseTooLargeError, 'too-large'],
  [WebhookVerificationError, 'verification'],
  [ConfigurationError, 'configuration'],
] as const;

function errorOf(error: unknown): NonNullable<Result['error']> {
  const kind = KINDS.find(([errorClass]) => error instanceof errorClass)?.[1];
  if (kind === undefined) throw error;
  return { ...(error as object), kind, message: (error as Error).message };
}
