// Keeps the page up to date: by the stream of changes, or by polling while the stream is down.
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Changes, followChanges, type StreamState } from '../api/change-stream.ts';
import { useMessages } from '../messages/use-messages.ts';
import { announce } from './announce.tsx';
import { Freshness } from './table-states.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /** Further parts that a query depends on; it is refetched when one of them changes. */
    queryMeta: { parts?: readonly string[] };
  }
}

interface LiveValue {
  state: StreamState;
  /** The time of the last change, or of the last poll; empty before the first. */
  changedAt: string;
}

const LiveContext = createContext<LiveValue>({ state: 'connecting', changedAt: '' });

export interface LiveProps {
  address: string;
  /** The first element of the keys of all queries that the stream covers. */
  scope: string;
  /** Which parts change together with a part. */
  related: Readonly<Record<string, readonly string[]>>;
  children: ReactNode;
}

const FALLBACK_POLL_INTERVAL_MS = 15_000;

/** Needs the address as its `key`, because the provider must be recreated for another stream. */
export function LiveProvider({ address, scope, related, children }: LiveProps) {
  const client = useQueryClient();
  const texts = useMessages().freshness;
  const [value, setValue] = useState<LiveValue>({ state: 'connecting', changedAt: '' });

  useEffect(() => {
    const read = refetchInTurn(client, scope, related);
    let wasLive = false;
    return followChanges(address, {
      onState(state) {
        setValue((before) => ({ ...before, state }));
        if (state !== 'live') return;
        // After a reconnect the stream itself sends what was missed.
        if (!wasLive) void refetchStale(client, scope);
        wasLive = true;
      },
      onChange(changes) {
        setValue((before) => ({ ...before, changedAt: new Date().toISOString() }));
        if (changes.parts === null) void client.invalidateQueries({ queryKey: [scope] });
        else for (const part of changes.parts) read(part, ordersOf(part, changes));
      },
    });
  }, [client, address, scope, related]);

  const isDown = value.state === 'down';
  useEffect(() => {
    if (!isDown) return;
    announce(texts.down);
    const ask = () => {
      setValue((before) => ({ ...before, changedAt: new Date().toISOString() }));
      void client.invalidateQueries({ queryKey: [scope] });
    };
    ask();
    const timer = setInterval(() => !document.hidden && ask(), FALLBACK_POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      announce(texts.live);
    };
  }, [client, scope, isDown, texts]);

  return <LiveContext value={value}>{children}</LiveContext>;
}

function useLive(): LiveValue {
  return useContext(LiveContext);
}

/** Shows in the frame whether the pages change by themselves. */
export function LiveMark() {
  const { state, changedAt } = useLive();
  return (
    <span style={{ visibility: state === 'connecting' ? 'hidden' : undefined }}>
      <Freshness changedAt={changedAt} live={state !== 'down'} />
    </span>
  );
}

/** Data that was loaded before the stream was open may have changed since. */
function refetchStale(client: QueryClient, scope: string): Promise<void> {
  const predicate = ({ queryKey, state }: Query) =>
    queryKey[0] === scope && state.fetchStatus === 'idle' && state.dataUpdatedAt > 0;
  return client.invalidateQueries({ predicate });
}

/** Refetches a part once at a time; changes during a refetch cause one more refetch afterwards. */
function refetchInTurn(client: QueryClient, scope: string, related: LiveProps['related']) {
  const reading = new Set<string>();
  const waiting = new Map<string, Changes['orderIds']>();

  async function read(part: string, orderIds: Changes['orderIds']): Promise<void> {
    if (reading.has(part)) {
      const known = waiting.has(part) ? waiting.get(part)! : [];
      waiting.set(part, known && orderIds && [...known, ...orderIds]);
      return;
    }
    reading.add(part);
    const shown = new Set([part, ...(related[part] ?? [])]);
    const isShown = ({ queryKey, meta }: Query) =>
      queryKey[0] === scope &&
      [queryKey[1] as string, ...(meta?.parts ?? [])].some((name) => shown.has(name)) &&
      !isOfOtherOrder(queryKey, orderIds);
    await client.invalidateQueries({ predicate: isShown }).catch(() => undefined);
    reading.delete(part);
    if (!waiting.has(part)) return;
    const next = waiting.get(part)!;
    waiting.delete(part);
    void read(part, next);
  }
  return (part: string, orderIds: Changes['orderIds']) => void read(part, orderIds);
}

/** The stream names the changed orders only for these parts. */
function ordersOf(part: string, { orderIds }: Changes): Changes['orderIds'] {
  return part === 'orders' || part === 'positions' ? orderIds : null;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A query `[scope, 'orders', <id>, …]` is about one order. */
function isOfOtherOrder(queryKey: readonly unknown[], orderIds: readonly string[] | null): boolean {
  const [, part, id] = queryKey;
  if (part !== 'orders' && part !== 'sandbox') return false;
  if (orderIds === null || typeof id !== 'string' || !UUID.test(id)) return false;
  return !orderIds.includes(id);
}
