// One stream of changes for all tabs of a browser: one of them holds it, the others hear from that one.

/** What to read again; null stands for everything. */
export interface Changes {
  parts: readonly string[] | null;
  orderIds: readonly string[] | null;
}

export type StreamState = 'connecting' | 'live' | 'down';

export interface ChangeListener {
  onChange(changes: Changes): void;
  onState(state: StreamState): void;
}

type Message =
  /** Of a tab that has just opened. */
  | { kind: 'hello' }
  | { kind: 'state'; state: StreamState; id: string }
  | { kind: 'changed'; id: string; changes: Changes };

/** The browser gives up after an answer that is no stream, such as 429. */
const RECONNECT_DELAY_MS = 15_000;
/** Then it counts as down. */
const CONNECT_TIMEOUT_MS = 5000;
const CHECK_INTERVAL_MS = 10_000;

/**
 * Browsers open six connections to a host, and one per tab would leave none for calls. The lock goes to the next tab
 * when the one that holds it closes, and that one goes on where the last event left off. Answers how to stop.
 */
export function followChanges(address: string, listener: ChangeListener): () => void {
  const channel = new BroadcastChannel(`changes of ${address}`);
  const ended = new AbortController();
  let state: StreamState = 'connecting';
  let lastEventId = '';
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  function handleMessage(message: Message): void {
    if (message.kind === 'hello') {
      if (source && state !== 'connecting') channel.postMessage({ kind: 'state', state, id: lastEventId });
      return;
    }
    lastEventId = message.id;
    setState(message.kind === 'state' ? message.state : 'live');
    if (message.kind === 'changed') listener.onChange(message.changes);
  }

  function setState(next: StreamState): void {
    if (next === state) return;
    state = next;
    listener.onState(next);
  }

  function publish(message: Message): void {
    channel.postMessage(message);
    handleMessage(message);
  }

  function connect(): void {
    clearTimeout(again);
    source?.close();
    const stream = new EventSource(`${address}?lastEventId=${encodeURIComponent(lastEventId)}`);
    source = stream;
    stream.addEventListener('connected', ({ lastEventId: id }) =>
      publish({ kind: 'state', state: 'live', id }),
    );
    stream.addEventListener('changed', ({ lastEventId: id, data }) =>
      publish({ kind: 'changed', id, changes: JSON.parse(data) }),
    );
    stream.addEventListener('error', () => {
      publish({ kind: 'state', state: 'down', id: lastEventId });
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(connect, RECONNECT_DELAY_MS);
    });
  }

  async function becomeLeader(): Promise<void> {
    if (ended.signal.aborted) return;
    connect();
    await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => handleMessage(data));
  channel.postMessage({ kind: 'hello' });
  if (navigator.locks) {
    navigator.locks
      .request(`changes of ${address}`, { signal: ended.signal }, becomeLeader)
      .catch(() => undefined);
  } else {
    // Only where the page came without encryption.
    void becomeLeader();
  }
  const late = setTimeout(() => state === 'connecting' && setState('down'), CONNECT_TIMEOUT_MS);

  // After a sleep or another network the old connection may hang without an error.
  let checkedAt = Date.now();
  const check = setInterval(() => {
    if (source && Date.now() - checkedAt > 3 * CHECK_INTERVAL_MS) connect();
    checkedAt = Date.now();
  }, CHECK_INTERVAL_MS);
  const reconnect = () => source && connect();
  addEventListener('online', reconnect);

  return () => {
    ended.abort();
    source?.close();
    channel.close();
    clearTimeout(again);
    clearTimeout(late);
    clearInterval(check);
    removeEventListener('online', reconnect);
  };
}
