// What the console shows stays as the service has it: one stream for everything of production.
import type { ReactNode } from 'react';
import { LiveProvider } from '../ui/live.tsx';

/** The first element of the keys of all queries that the stream is about. */
export const LIVE = 'console';

/** What needs a decision may change with everything. */
const RELATED_PARTS = {
  orders: ['today', 'drivers', 'summary', 'requests', 'invoices'],
  positions: ['map'],
  quotes: ['today', 'requests', 'summary'],
  deliveries: ['today'],
  'webhook-endpoints': ['today', 'accounts'],
  credentials: ['accounts'],
  accounts: ['orders'],
  drivers: ['today', 'orders'],
  mails: ['today', 'journal'],
  jobs: ['today'],
};

export function ConsoleLive({ children }: { children: ReactNode }) {
  return (
    <LiveProvider address="/api/v1/ops/events" scope={LIVE} related={RELATED_PARTS}>
      {children}
    </LiveProvider>
  );
}
