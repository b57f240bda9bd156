// An offer of an order to a carrier: price, deadline and state. Pure.
import type { Scope } from '../../model/environment.ts';
import type { Order } from '../../model/orders/order.ts';
import {
  ASSIGNED_BEFORE_PICKUP,
  isOneOf,
  UNASSIGNED,
  VEHICLE_WITH_DRIVER,
} from '../../model/orders/status.ts';

export const OFFER_STATES = ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
type OfferState = (typeof OFFER_STATES)[number];

/**
 * TAKEN: another carrier was first. ORDER: the order went another way. CHANGED: it is another trip now. DISPATCH: withdrawn
 * by a person.
 */
export const END_REASONS = ['TAKEN', 'ORDER', 'CHANGED', 'DISPATCH'] as const;

/** The account is the customer's, as for all that belongs to an order. */
export interface CarrierOffer extends Scope {
  id: string;
  orderId: string;
  /** The account of the carrier. */
  carrierId: string;
  netCents: number;
  vatRate: number;
  currency: string;
  deadline: Date;
  state: OfferState;
  endReason: (typeof END_REASONS)[number] | null;
  remarks: string | null;
  /** The cost of the order since the offer was accepted. */
  extraId: string | null;
  /** Named by the carrier. */
  driverId: string | null;
  createdBy: string;
  answeredBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  answeredAt: Date | null;
  /** Since when the carrier is asked whether it still drives the order, which changed; null otherwise. */
  confirmSince: Date | null;
  /** Null while something follows from it: an answer is awaited, or the carrier drives the order. */
  endedAt: Date | null;
}

export const OFFER_VIEWS = ['open', 'accepted', 'ended'] as const;
export type OfferView = (typeof OFFER_VIEWS)[number];

export type AnsweredOffer = Pick<CarrierOffer, 'state' | 'deadline'>;

export function isAnswerable({ state, deadline }: AnsweredOffer, now: Date): boolean {
  return state === 'OFFERED' && deadline > now;
}

/** An offer can be accepted while its order waits in the pool. */
export function isAcceptable(offer: AnsweredOffer, order: Pick<Order, 'status'>, now: Date): boolean {
  return isAnswerable(offer, now) && order.status === 'POOLED';
}

/** Until pickup the carrier may give an order back that changed after it was accepted. */
export function mayGiveBack(
  { state, endedAt, confirmSince }: Pick<CarrierOffer, 'state' | 'endedAt' | 'confirmSince'>,
  order: Pick<Order, 'status'>,
): boolean {
  return isRunning({ state, endedAt }) && confirmSince !== null && isBeforePickup(order);
}

/** Until pickup the carrier may name another driver, and dispatch may withdraw an accepted offer. */
export function isBeforePickup(order: Pick<Order, 'status'>): boolean {
  return isOneOf([...UNASSIGNED, ...ASSIGNED_BEFORE_PICKUP], order);
}

/**
 * Drivers work for a carrier or, without one, for the operator. While a carrier has the order only its drivers may drive it;
 * once the vehicle is on the way a driver of the operator may take over, because the offer can no longer be withdrawn.
 */
export function mayDriveFor(
  order: Pick<Order, 'status'>,
  carrierOfOrder: string | null,
  carrierOfDriver: string | null,
): boolean {
  if (carrierOfOrder === carrierOfDriver) return true;
  return carrierOfDriver === null && isOneOf(VEHICLE_WITH_DRIVER, order);
}

/** Whether the carrier has the order and something still follows from it. */
export function isRunning({ state, endedAt }: Pick<CarrierOffer, 'state' | 'endedAt'>): boolean {
  return state === 'ACCEPTED' && endedAt === null;
}
