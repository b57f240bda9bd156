// Keeps the portal up to date: one stream of changes for the current environment.
import type { ReactNode } from 'react';
import type { Environment } from '../ui/environment.tsx';
import { LiveProvider } from '../ui/live.tsx';

/** A change of an order creates deliveries and advances its scenario; the overview depends on most parts. */
const RELATED_PARTS = {
  orders: ['deliveries', 'sandbox', 'invoices', 'overview'],
  positions: [],
  quotes: ['overview'],
  imports: ['overview'],
  credentials: ['overview'],
  'webhook-endpoints': ['overview'],
  deliveries: ['webhook-endpoints', 'sandbox', 'overview'],
  'request-log': ['overview'],
  inboxes: ['sandbox'],
  users: [],
  places: [],
  'carrier-offers': [],
};

export function PortalLive({ environment, children }: { environment: Environment; children: ReactNode }) {
  const address = `/api/v1/portal/${environment}/events`;
  return (
    <LiveProvider key={environment} address={address} scope={environment} related={RELATED_PARTS}>
      {children}
    </LiveProvider>
  );
}
