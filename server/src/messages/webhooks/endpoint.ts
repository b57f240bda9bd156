// Webhook endpoints and their deliveries in the internal model.

import type { Environment } from '../../model/environment.ts';
import type { WebhookFormat } from '../../model/orders/event-catalog.ts';

export const ENDPOINT_STATUSES = ['ACTIVE', 'PAUSED'] as const;

export interface Endpoint {
  id: string;
  accountId: string;
  environment: Environment;
  url: string;
  description: string | null;
  events: string[];
  format: WebhookFormat;
  status: (typeof ENDPOINT_STATUSES)[number];
  secretCreatedAt: Date;
  /** Until this time the previous secret also signs. */
  oldSecretUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED_RETRYING', 'DEAD_LETTER'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  id: string;
  endpointId: string;
  eventId: string;
  event: string;
  orderId: string | null;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date | null;
  status: number | null;
  durationMs: number | null;
  response: string | null;
  error: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

export const MAX_ENDPOINTS = 10;
