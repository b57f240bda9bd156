// The endpoint in the examples of the description.
import { API_VERSION } from '../../platform/api-version.ts';

export const ENDPOINT_EXAMPLE = {
  id: '0199a0c2-7c4e-7000-8000-000000000030',
  url: 'https://dealer.example/hooks/handover',
  events: ['order.created', 'vehicle.delivered'],
  description: 'Dealer system',
  environment: 'sandbox',
  status: 'ACTIVE',
  format: API_VERSION,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
};
