// Draws numbers from sequences in advance, so that creating an order costs one round trip.

import type { NumberKind } from '../../model/orders/numbers.ts';
import type { Sql } from '../../platform/db.ts';
import { drawNumbers } from './number-store.ts';

export interface NumberPool {
  /** A number that no other call gets, in any process. Numbers left when the process ends are never used. */
  take(kind: NumberKind): Promise<number>;
}

const DRAW_SIZE = 50;
const REFILL_BELOW = 15;

export function numberPool(sql: Sql): NumberPool {
  const pools: Record<NumberKind, number[]> = { order: [], request: [], quote: [] };
  const drawing: Partial<Record<NumberKind, Promise<void>>> = {};

  function draw(kind: NumberKind): Promise<void> {
    drawing[kind] ??= drawNumbers(sql, kind, DRAW_SIZE)
      .then((numbers) => void pools[kind].push(...numbers))
      .finally(() => delete drawing[kind]);
    return drawing[kind];
  }

  return {
    async take(kind) {
      while (pools[kind].length === 0) await draw(kind);
      const number = pools[kind].shift()!;
      // If this fails, drawing for an empty pool fails too, and that error is reported.
      if (pools[kind].length < REFILL_BELOW) draw(kind).catch(() => {});
      return number;
    },
  };
}
