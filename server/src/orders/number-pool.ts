// Numbers of orders and requests, drawn from sequences ahead of need, so that a create costs one round trip.
import type { Sql } from '../platform/db.ts';
import type { NumberKind } from './model/numbers.ts';
import { drawNumbers } from './number-store.ts';

export interface NumberPool {
  /** A number nobody else gets, in this process or another. Those left at the end of a process are never used. */
  take(kind: NumberKind): Promise<number>;
}

const DRAW = 50;
const DRAW_AGAIN_BELOW = 15;

export function numberPool(sql: Sql): NumberPool {
  const pools: Record<NumberKind, number[]> = { order: [], request: [], quote: [] };
  const drawing: Partial<Record<NumberKind, Promise<void>>> = {};

  function draw(kind: NumberKind): Promise<void> {
    drawing[kind] ??= drawNumbers(sql, kind, DRAW)
      .then((numbers) => void pools[kind].push(...numbers))
      .finally(() => delete drawing[kind]);
    return drawing[kind];
  }

  return {
    async take(kind) {
      while (pools[kind].length === 0) await draw(kind);
      const number = pools[kind].shift()!;
      // What fails here fails again, and audibly, when the pool is empty.
      if (pools[kind].length < DRAW_AGAIN_BELOW) draw(kind).catch(() => {});
      return number;
    },
  };
}
