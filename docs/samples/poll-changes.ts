// Follows changes of orders by polling: each change once, even after a restart.
// Run with: node poll-changes.mjs (Node 20 or newer). The same text is TypeScript.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const base = process.env.HANDOVER_URL ?? 'http://localhost:8080';
const key = process.env.HANDOVER_API_KEY ?? '';
const stateFile = process.env.STATE_FILE ?? 'handover-changes-typescript.json';
const everySeconds = Number(process.env.EVERY_SECONDS ?? 60);
const OVERLAP_MS = 60_000;

// The end of the last round, and the changes of the overlap that were already handled.
let state = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : { since: process.env.SINCE ?? new Date().toISOString(), seen: {} };

function save() {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile); // replaces the file in one step
}

async function readChanges() {
  const changes = [];
  const updatedSince = new Date(Date.parse(state.since) - OVERLAP_MS).toISOString();
  const query = new URLSearchParams({ updatedSince, limit: '100' });
  for (;;) {
    const response = await fetch(`${base}/api/v1/extern/orders?${query}`, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const { data, nextCursor } = await response.json();
    changes.push(...data);
    if (nextCursor === null) return changes.reverse(); // the oldest change first
    query.set('cursor', nextCursor);
  }
}

async function poll() {
  const changes = await readChanges();
  for (const order of changes) {
    if (state.seen[order.id] === order.updatedAt) continue;
    console.log(order.updatedAt, order.orderNumber ?? order.requestNumber, order.status);
  }
  const since = changes.at(-1)?.updatedAt ?? state.since;
  state = { since, seen: Object.fromEntries(changes.map(({ id, updatedAt }) => [id, updatedAt])) };
}

save(); // a restart before the first round continues from here
for (;;) {
  try {
    await poll();
    save();
  } catch (error) {
    console.error(error); // the next round starts from the same time
  }
  await setTimeout(everySeconds * 1000);
}
