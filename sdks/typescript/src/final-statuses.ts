// The statuses in which an order or a request has ended.
import type { Order } from './types.ts';

/** The statuses that no other follows: `REJECTED` for requests, `COMPLETED` and `CANCELLED` for orders. */
export const FINAL_STATUSES: readonly Order['status'][] = ['REJECTED', 'COMPLETED', 'CANCELLED'];
