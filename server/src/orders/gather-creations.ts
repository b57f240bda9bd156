// Writes an account's orders that arrive together in one statement, for less than half of what each costs alone.
import type { Sql } from '../platform/db.ts';
import { type Creation, type CreationOutcome, insertOrder, insertOrders } from './create-store.ts';

/** Statements of one account at the same time; what arrives meanwhile makes up the next. */
const AT_ONCE = 2;
const MAX_PER_STATEMENT = 25;

export type WriteCreation = (creation: Creation) => Promise<CreationOutcome>;

interface Waiting {
  creation: Creation;
  resolve: (outcome: CreationOutcome) => void;
  reject: (error: unknown) => void;
}

/** One account's orders: nobody else waits for what holds them up. */
interface Lane {
  waiting: Waiting[];
  running: number;
}

export function gatherCreations(sql: Sql): WriteCreation {
  const lanes = new Map<string, Lane>();

  function goOn(accountId: string, lane: Lane): void {
    while (lane.running < AT_ONCE && lane.waiting.length > 0) {
      lane.running += 1;
      void writeTogether(sql, takeNext(lane)).finally(() => {
        lane.running -= 1;
        goOn(accountId, lane);
      });
    }
    if (lane.running === 0) lanes.delete(accountId);
  }

  return (creation) => {
    // A hook guards one order at a time.
    if (creation.hook !== null) return insertOrder(sql, creation);
    const { accountId } = creation.order;
    const lane = lanes.get(accountId) ?? { waiting: [], running: 0 };
    lanes.set(accountId, lane);
    return new Promise((resolve, reject) => {
      lane.waiting.push({ creation, resolve, reject });
      goOn(accountId, lane);
    });
  };
}

/** The oldest, but of several that would get in each other's way only the first. */
function takeNext(lane: Lane): Waiting[] {
  const oldest = lane.waiting.splice(0, MAX_PER_STATEMENT);
  const claims = new Set<string>();
  const alone = (claim: string) => !claims.has(claim);
  const [taken, later] = [[] as Waiting[], [] as Waiting[]];
  for (const each of oldest) {
    const wanted = claimsOf(each.creation);
    (wanted.every(alone) ? taken : later).push(each);
    for (const claim of wanted) claims.add(claim);
  }
  lane.waiting.unshift(...later);
  return taken;
}

/** What only one order can have. */
function claimsOf({ order: { environment, externalOrderId }, key }: Creation): string[] {
  return [
    ...(key === null ? [] : [`key ${environment} ${key.space} ${key.key}`]),
    ...(externalOrderId === null ? [] : [`number ${environment} ${externalOrderId}`]),
  ];
}

async function writeTogether(sql: Sql, batch: readonly Waiting[]): Promise<void> {
  if (batch.length > 1) {
    try {
      const outcomes = await insertOrders(
        sql,
        batch.map(({ creation }) => creation),
      );
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
      return;
    } catch (error) {
      if (!isUndone(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
    }
  }
  await Promise.all(
    batch.map(({ creation, resolve, reject }) => insertOrder(sql, creation).then(resolve, reject)),
  );
}

/** The database said that nothing was written: data, constraints or a deadlock. Then each is tried alone. */
function isUndone(error: unknown): boolean {
  return /^(22|23|40)/.test(String((error as { code?: unknown }).code));
}
