// Keeps the console current with one event stream for everything in production.
import type { ReactNode } from 'react';
import { LiveProvider } from '../ui/live.tsx';

/** The first element of the keys of all queries that the stream invalidates. */
export const LIVE = 'console';

/**
 * The parts to read again when another part changes; almost every change may affect the decisions of "Today".
 */
const RELATED_PARTS = {
  orders: ['today', 'drivers', 'summary', 'requests', 'invoices', 'carrier-offers'],
  positions: ['map'],
  quotes: ['today', 'requests', 'summary'],
  deliveries: ['today'],
  'webhook-endpoints': ['today', 'accounts'],
  credentials: ['accounts'],
  accounts: ['orders'],
  drivers: ['today', 'orders'],
  mails: ['today', 'journal'],
  jobs: ['today'],
  messages: ['today', 'summary'],
  places: ['drivers'],
  'carrier-offers': ['today', 'summary', 'orders'],
};

export function ConsoleLive({ children }: { children: ReactNode }) {
  return (
    <LiveProvider address="/api/v1/ops/events" scope={LIVE} related={RELATED_PARTS}>
      {children}
    </LiveProvider>
  );
}
