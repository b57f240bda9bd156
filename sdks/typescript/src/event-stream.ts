// The events of the sandbox as they happen: reads server-sent events, reconnects, and repeats none.
import { attempt } from './attempt.ts';
import { requestOf } from './call.ts';
import { checkHeader } from './check-options.ts';
import { ConnectionError, HandoverError, ResponseTooLargeError } from './errors.ts';
import { OPERATIONS } from './generated/operation-table.ts';
import { notFromService, readText } from './read-answer.ts';
import { pause, retryDelayMs, shouldRetry } from './retry.ts';
import { isRefusedToken, type Sender } from './send.ts';
import type { EventName, WebhookEvent } from './types.ts';

/** An event of the sandbox, as a webhook would deliver it. */
export interface SandboxEvent {
  /** The position of the stream after this event: give it as `lastEventId` to continue from here. */
  position: string;
  /** The id of the event. */
  id: string;
  /** The name of the event. */
  type: EventName;
  /** Exactly the body that a webhook of this event has. */
  body: string;
  /** The body, parsed. */
  event: WebhookEvent;
}

/** Options for listening to the sandbox. */
export interface ListenOptions {
  /** The position of the last received event; without one, the stream starts now. */
  lastEventId?: string | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** Called each time the stream is connected, with a position to continue from. */
  onConnected?: ((position: string) => void) | undefined;
  /** Called when events since the position are no longer available: `reason` says why. */
  onGap?: ((gap: StreamGap) => void) | undefined;
}

/** Events that are no longer available; `orders.sync` gives the current state of the orders. */
export interface StreamGap {
  /** `TOO_OLD`, or `UNKNOWN_POSITION`. */
  reason: string;
  /** The stream continues from here. */
  since: string;
}

/** The service sends a heartbeat at least every 22 s; after this time the connection counts as dead. */
const IDLE_TIMEOUT_MS = 60_000;
/** The service repeats no event; the ids are a second guarantee for callers that act on each event once. */
const MAX_REMEMBERED_IDS = 2000;
const MAX_LINE_LENGTH = 16 * 1024 * 1024;

interface Message {
  event: string;
  id: string;
  data: string;
}

export async function* listenTo(sender: Sender, options: ListenOptions): AsyncGenerator<SandboxEvent> {
  const { signal, onConnected, onGap } = options;
  const seen = new Set<string>();
  let position = options.lastEventId;
  let failures = 0;
  const startedMs = performance.now();
  for (;;) {
    try {
      for await (const message of connection(sender, position, signal)) {
        failures = 0;
        position = message.id || position;
        if (message.event === 'connected') onConnected?.(message.id);
        else if (message.event === 'gap') onGap?.(JSON.parse(message.data));
        else {
          const event = JSON.parse(message.data) as WebhookEvent;
          if (seen.has(event.id)) continue;
          remember(seen, event.id);
          yield { position: message.id, id: event.id, type: event.type, body: message.data, event };
        }
      }
    } catch (error) {
      if (!(error instanceof HandoverError) || !shouldRetry(error, true)) throw error;
      failures += 1;
      const pauseMs = retryDelayMs(error, failures, sender.settings.pausesMs);
      if (isUnreached(sender, performance.now() - startedMs + pauseMs)) throw error;
      sender.settings.onRetry?.({ call: OPERATIONS.listenToSandbox, attempts: failures, error, pauseMs });
      await pause(pauseMs, signal);
    }
  }
}

/** A stream that was never connected is given up like a first call; a connected one never. */
function isUnreached({ reach, settings }: Sender, elapsedMs: number): boolean {
  return !reach.isReached && elapsedMs > settings.reachWithinMs;
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id);
  if (seen.size > MAX_REMEMBERED_IDS) seen.delete(seen.values().next().value!);
}

/** One connection, until it breaks or the service ends it, for instance for a restart. */
async function* connection(
  sender: Sender,
  position: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Message> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resetTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), IDLE_TIMEOUT_MS);
  };
  try {
    resetTimeout();
    yield* messagesOf(await open(sender, position, ending.signal), resetTimeout);
  } catch (error) {
    signal?.throwIfAborted();
    throw ending.signal.aborted ? brokenStream(error) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    ending.abort();
  }
}

async function open(sender: Sender, position: string | undefined, signal: AbortSignal): Promise<Response> {
  const { settings } = sender;
  for (let renewed = false; ; renewed = true) {
    const authorized = await sender.authorization();
    const headers = {
      accept: 'text/event-stream',
      ...authorized,
      ...(position !== undefined && { 'last-event-id': checkHeader('lastEventId', position) }),
    };
    // The signal outlives the attempt: it also ends the reading.
    const send: typeof fetch = (url, init) => settings.fetch(url, { ...init, signal });
    try {
      const response = await attempt(send, {
        url: settings.baseUrl + requestOf('listenToSandbox', {}).path,
        init: { headers },
        timeoutMs: settings.timeoutMs,
        isReached: sender.reach.isReached,
        signal,
        read: readStream,
      });
      sender.reach.isReached = true;
      return response;
    } catch (error) {
      if (renewed || !isRefusedToken(error) || !sender.discardToken(authorized)) throw error;
    }
  }
}

/** Fails at once if something else than the service answers. */
async function readStream(response: Response): Promise<Response> {
  if (/^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')) return response;
  throw notFromService(response, await readText(response));
}

/** Parses server-sent events, as far as the service uses the format. */
async function* messagesOf({ body }: Response, resetTimeout: () => void): AsyncGenerator<Message> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let message = { event: '', id: '', data: '' };
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw brokenStream(cause);
    });
    if (done) throw brokenStream(undefined);
    resetTimeout();
    const lines = (text + value).split('\n');
    text = lines.pop()!;
    if (text.length > MAX_LINE_LENGTH)
      throw new ResponseTooLargeError('A message of the stream is too long.');
    for (const line of lines) {
      const [, field, content = ''] = /^(\w*):? ?(.*?)\r?$/s.exec(line) ?? [];
      if (line === '' || line === '\r') {
        if (message.data !== '') yield message;
        message = { event: '', id: '', data: '' };
      } else if (field === 'event' || field === 'id' || field === 'data') message[field] = content;
    }
  }
}

function brokenStream(cause: unknown): ConnectionError {
  return new ConnectionError('The stream of events ended.', { cause });
}
