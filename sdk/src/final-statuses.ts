// Where an order or a request has ended, as far as its status says.
import type { Order } from './types.ts';

/** The statuses that nothing follows: `REJECTED` for requests, `COMPLETED` and `CANCELLED` for orders. */
export const FINAL_STATUSES: readonly Order['status'][] = ['REJECTED', 'COMPLETED', 'CANCELLED'];
