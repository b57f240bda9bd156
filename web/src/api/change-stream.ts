// One stream of changes for all tabs of a browser: one tab holds it and forwards changes to the others.

/** The parts to refetch; null means all. */
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
  /** Sent by a tab that has just opened. */
  | { kind: 'hello' }
  | { kind: 'state'; state: StreamState; id: string }
  | { kind: 'changed'; id: string; changes: Changes };

/** The browser does not reconnect after a response that is no stream, such as 429. */
const RECONNECT_DELAY_MS = 15_000;
/** After this time the stream counts as down. */
const CONNECT_TIMEOUT_MS = 5000;
const CHECK_INTERVAL_MS = 10_000;

/**
 * Browsers open six connections to a host, and one stream per tab would leave none for calls. When the tab
 * that holds the lock closes, the next tab gets it and continues after the last event. Returns a function
 * that stops.
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
    // Locks are missing only on pages loaded without encryption.
    void becomeLeader();
  }
  const late = setTimeout(() => state === 'connecting' && setState('down'), CONNECT_TIMEOUT_MS);

  // After a sleep or a change of network the old connection may hang without an error.
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
