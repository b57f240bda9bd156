// Compares everything that the client sent with what is stored and what was delivered.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../../src/platform/db.ts';
import type { Installation } from '../installation.ts';
import { compareAudit } from './audit.ts';
import { compareEvents } from './events.ts';
import { compareFiles } from './files.ts';
import { compareImports } from './imports.ts';
import { compareInvoices } from './invoices.ts';
import { compareOrders } from './orders.ts';
import { comparePayments } from './payments.ts';

export interface Comparison {
  what: string;
  /** How many things were compared. */
  count: number;
  violations: string[];
}

export interface Compared {
  installation: Installation;
  sql: Sql;
}

const COMPARISONS: [string, (compared: Compared) => Promise<Omit<Comparison, 'what'>>][] = [
  ['orders, each once', compareOrders],
  ['events, complete and in order', compareEvents],
  ['invoices, gapless and equal', compareInvoices],
  ['payments and allocations', comparePayments],
  ['photos, protocols and files', compareFiles],
  ['imported rows, each once', compareImports],
  ['entries under audit seals', compareAudit],
];

/** A worker that was killed holds its lease for a minute. */
const SETTLED_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 500;

/** While no load runs: waits until every event is delivered, and compares. */
export async function compareAll(installation: Installation): Promise<Comparison[]> {
  const sql = installation.database.open();
  try {
    const stuck = await waitUntilDelivered(sql);
    const comparisons: Comparison[] = [];
    for (const [what, compare] of COMPARISONS) {
      comparisons.push({ what, ...(await compare({ installation, sql })) });
    }
    const { records, all } = installation;
    const crashes = all.flatMap((process) => process.crashes);
    return [
      ...comparisons,
      { what: 'deliveries left open', count: 0, violations: stuck },
      { what: 'calls answered', count: records.calls.answered, violations: records.violations },
      { what: 'unasked ends of processes', count: crashes.length, violations: crashes },
    ];
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function waitUntilDelivered(sql: Sql): Promise<string[]> {
  for (const until = Date.now() + SETTLED_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
    const open = await sql<{ id: string; event: string; state: string; error: string | null }[]>`
      select id, event, state, error from webhook_deliveries where state <> 'DELIVERED' limit 10`;
    if (open.length === 0) return [];
    if (Date.now() > until) {
      return open.map(({ id, event, state, error }) => `${event} ${id} is ${state}: ${error}`);
    }
  }
}
