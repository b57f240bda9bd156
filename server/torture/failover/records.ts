// The client's own list: what it sent and what was acknowledged. Everything is compared with this list.

export interface SentOrder {
  /** The idempotency key, which is also the externalOrderId. */
  key: string;
  customer: number;
  /** Null until the creation was acknowledged with 201. */
  id: string | null;
  isCancelled: boolean;
}

interface ReceivedEvent {
  id: string;
  type: string;
  orderId: string;
}

/** What callers noticed since the primary failed. */
export interface RoundCounts {
  answered: number;
  unavailable: number;
  /** Answers of 503 without Retry-After, other 5xx, and calls without an answer, each with how often. */
  wrong: Map<string, number>;
  longestMs: number;
}

export interface Records {
  orders: SentOrder[];
  events: ReceivedEvent[];
  counts: RoundCounts;
  /** What must never happen, each as a sentence. */
  violations: string[];
}

export function newCounts(): RoundCounts {
  return { answered: 0, unavailable: 0, wrong: new Map(), longestMs: 0 };
}

export function newRecords(): Records {
  return { orders: [], events: [], counts: newCounts(), violations: [] };
}
