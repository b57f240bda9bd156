// Follows changes of orders by polling: each change once, even after a restart.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const base = process.env.HANDOVER_URL ?? 'http://localhost:8080';
const key = process.env.HANDOVER_API_KEY ?? '';
const stateFile = process.env.STATE_FILE ?? 'handover-changes.json';
const everySeconds = Number(process.env.EVERY_SECONDS ?? 60);
const OVERLAP_MS = 60_000;

interface Order {
  id: string;
  orderNumber: string | null;
  requestNumber: string | null;
  status: string;
  updatedAt: string;
}

/** The end of the last round, and the changes of the overlap that were already handled. */
interface State {
  since: string;
  seen: Record<string, string>;
}

async function readPage(query: URLSearchParams): Promise<{ data: Order[]; nextCursor: string | null }> {
  const response = await fetch(`${base}/api/v1/extern/orders?${query}`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

async function readChanges(since: string): Promise<Order[]> {
  const changes: Order[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ updatedSince: since, limit: '100', ...(cursor && { cursor }) });
    const page = await readPage(query);
    changes.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return changes.reverse(); // the oldest change first
}

async function poll(state: State): Promise<State> {
  const from = new Date(Date.parse(state.since) - OVERLAP_MS).toISOString();
  const changes = await readChanges(from);
  for (const order of changes) {
    if (state.seen[order.id] === order.updatedAt) continue;
    console.log(order.updatedAt, order.orderNumber ?? order.requestNumber, order.status);
  }
  const since = changes.at(-1)?.updatedAt ?? state.since;
  return { since, seen: Object.fromEntries(changes.map(({ id, updatedAt }) => [id, updatedAt])) };
}

let state: State = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : { since: process.env.SINCE ?? new Date().toISOString(), seen: {} };

for (;;) {
  try {
    state = await poll(state);
    writeFileSync(`${stateFile}.new`, JSON.stringify(state));
    renameSync(`${stateFile}.new`, stateFile); // replaces the file in one step
  } catch (error) {
    console.error(error); // the next round starts from the same time
  }
  await setTimeout(everySeconds * 1000);
}
