// A recurring order: the content of its orders, the rule for their dates, and what came of each date.
import type { OrderContent, Vehicle } from '../../model/orders/order.ts';
import type { Rule } from './rule.ts';

export const RECURRING_STATES = ['ACTIVE', 'PAUSED', 'ENDED'] as const;

export type RecurringContent = Omit<
  OrderContent,
  'vehicle' | 'requestedPickup' | 'requestedDelivery' | 'externalOrderId'
>;

export interface RecurringOrder extends Rule {
  id: string;
  accountId: string;
  name: string;
  content: RecurringContent;
  /** One order for each of them on every date. */
  vehicles: Vehicle[];
  state: (typeof RECURRING_STATES)[number];
  nextCheckAt: Date | null;
  version: number;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface RecurringDate {
  recurringId: string;
  day: string;
  outcome: 'CREATED' | 'REFUSED';
  orderIds: string[];
  error: { code: string; message: string } | null;
  createdAt: Date;
}
