// The public view of a transfer by tracking number: no street, contact, price, reference or document.
import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { KEYS, uncheckedItems } from '../../../../shared/vehicle/checklist.ts';
import type { Coordinates } from '../../geo/ports.ts';
import { isTest } from '../../model/environment.ts';
import { isReportedLate, shownLateness } from '../../model/orders/attention.ts';
import { readTrackingNumber } from '../../model/orders/numbers.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import { type PublicVehicle, publicVehicle } from '../../model/orders/public-vehicle.ts';
import { type Status, statusBehindComplaint } from '../../model/orders/status.ts';
import { type Contact, contactOf } from '../../operator/contact.ts';
import { findOperator } from '../../operator/operator.ts';
import { readAnnouncedSteps } from '../../orders/history/timeline-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { findTrackedOrder } from '../../orders/records/store.ts';
import { listSubmittedFacts } from '../trips/protocol-store.ts';
import { type ReadyItem, readyForDelivery, readyForPickup } from './have-ready.ts';
import type { Position } from './position.ts';
import { type Tracking, toSighting, trackOrder } from './tracking.ts';
import { buildTimeline, STEP_EVENTS, type TrackingStep } from './tracking-steps.ts';

interface RecordedFacts {
  mileage: boolean;
  keys: boolean;
  photos: boolean;
  /** How many items of the checklist nobody checked. */
  notChecked: number;
}

export const PUBLIC_STATES = [
  'RECEIVED',
  'CONFIRMED',
  'SCHEDULED',
  'PICKUP',
  'IN_TRANSIT',
  'ARRIVED',
  'DELIVERED',
  'CANCELLED',
  'REJECTED',
] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

/** Why a delivered transfer still has an open question. */
export const FOLLOW_UPS = ['DAMAGE', 'COMPLAINT'] as const;
type FollowUp = (typeof FOLLOW_UPS)[number];

type PublicPosition = Omit<Position, 'speedKmh'>;

interface City {
  city: string;
  country: string;
}

/** After the end, all fields but the first and the result are null or empty. */
export interface PublicTracking extends Omit<Tracking, 'location'> {
  location: PublicPosition | null;
  trackingNumber: string;
  test: boolean;
  state: PublicState;
  /** If true, only the result (delivered, cancelled or rejected) is shown. */
  ended: boolean;
  /** When the public tracking ends; null if unknown. */
  endsAt: Date | null;
  from: City | null;
  to: City | null;
  /** The coordinates of the cities, never of the addresses. */
  fromCoordinates: Coordinates | null;
  toCoordinates: Coordinates | null;
  distanceKm: number | null;
  vehicle: PublicVehicle | null;
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
  delayedUntil: Date | null;
  deliveryBeforeDelay: Date | null;
  late: boolean;
  actualPickup: Date | null;
  actualDelivery: Date | null;
  /** Whether the person on site signed the handover protocol. */
  receiptSigned: boolean;
  /** What the protocols say; null without a protocol of the driver. */
  recordedAtPickup: RecordedFacts | null;
  recordedAtDelivery: RecordedFacts | null;
  followUp: FollowUp | null;
  /** For the next step; empty when nobody needs to be there. */
  haveReady: ReadyItem[];
  timeline: TrackingStep[];
  operator: Contact;
  updatedAt: Date;
}

const SHOWN_AFTERWARDS_MS = 30 * DAY_MS;

const STATE_OF: Record<Exclude<Status, 'COMPLAINT'>, PublicState> = {
  RECEIVED: 'RECEIVED',
  QUOTE_REQUIRED: 'RECEIVED',
  QUOTE_SENT: 'RECEIVED',
  QUOTE_ACCEPTED: 'RECEIVED',
  CONVERTED: 'RECEIVED',
  REJECTED: 'REJECTED',
  DRAFT: 'RECEIVED',
  REQUESTED: 'RECEIVED',
  CONFIRMED: 'RECEIVED',
  OPEN: 'CONFIRMED',
  POOLED: 'CONFIRMED',
  TENANT_ACCEPTED: 'CONFIRMED',
  OFFERED: 'CONFIRMED',
  ASSIGNED: 'SCHEDULED',
  ACCEPTED: 'SCHEDULED',
  PICKUP: 'PICKUP',
  IN_TRANSIT: 'IN_TRANSIT',
  DELIVERY: 'ARRIVED',
  DELIVERED: 'DELIVERED',
  COMPLETED: 'DELIVERED',
  INVOICED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

/** Null if the number is unknown, or its account is suspended or deleted. */
export async function showTracking(core: Core, trackingNumber: string): Promise<PublicTracking | null> {
  return describeTracking(core, await findByTrackingNumber(core, trackingNumber));
}

export function findByTrackingNumber({ sql }: Core, trackingNumber: string): Promise<Order | null> {
  return findTrackedOrder(sql, readTrackingNumber(trackingNumber));
}

const NO_ORDER = '00000000-0000-0000-0000-000000000000';

/** Runs the same queries for an unknown order, so that the response time reveals nothing. */
export async function describeTracking(core: Core, order: Order): Promise<PublicTracking>;
export async function describeTracking(core: Core, order: Order | null): Promise<PublicTracking | null>;
export async function describeTracking(core: Core, order: Order | null): Promise<PublicTracking | null> {
  const [announced, submitted, operator, tracking, fromCoordinates, toCoordinates] = await Promise.all([
    readAnnouncedSteps(core.sql, order?.id ?? NO_ORDER, STEP_EVENTS),
    listSubmittedFacts(core.sql, order?.id ?? NO_ORDER),
    findOperator(core.sql),
    order && trackOrder(core, order),
    order && cityCentre(core, order.pickup),
    order && cityCentre(core, order.delivery),
  ]);
  if (order === null || tracking === null) return null;
  const steps = buildTimeline(announced);
  const state = STATE_OF[statusBehindComplaint(order) as keyof typeof STATE_OF];
  const endsAt = endOf(order, state, steps);
  const record: PublicTracking = {
    trackingNumber: order.trackingNumber,
    test: isTest(order.environment),
    state,
    ended: false,
    endsAt,
    from: { city: order.pickup.city, country: order.pickup.country },
    to: { city: order.delivery.city, country: order.delivery.country },
    fromCoordinates,
    toCoordinates,
    distanceKm: wholeKm(order.distanceKm),
    vehicle: publicVehicle(order.vehicle),
    requestedPickup: order.requestedPickup,
    requestedDelivery: order.requestedDelivery,
    delayedUntil: order.delayedUntil,
    deliveryBeforeDelay: isReportedLate(order) ? order.agreedDelivery : null,
    late: isLateForPublic(order, tracking, core.clock.now()),
    actualPickup: order.actualPickup,
    actualDelivery: order.actualDelivery,
    receiptSigned: submitted.some(({ kind, isSigned }) => kind === 'DELIVERY' && isSigned),
    recordedAtPickup: recordedIn(submitted, 'PICKUP', order),
    recordedAtDelivery: recordedIn(submitted, 'DELIVERY', order),
    followUp: followUpOf(order),
    haveReady: haveReadyOf(order, state),
    timeline: steps,
    operator: contactOf(operator),
    updatedAt: order.updatedAt,
    ...tracking,
    location: withoutSpeed(tracking.location),
    // No estimate for a step that the driver has already reached.
    estimatedPickup: order.arrivedAtPickup === null ? fullMinute(tracking.estimatedPickup) : null,
    estimatedDelivery: state === 'ARRIVED' ? null : fullMinute(tracking.estimatedDelivery),
    distanceRemainingKm: wholeKm(tracking.distanceRemainingKm),
  };
  return endsAt !== null && endsAt <= core.clock.now() ? afterTheEnd(record) : record;
}

/** Everyone who has the link can read the record, so it does not contain the speed of the driver. */
function withoutSpeed(position: Position | null): PublicPosition | null {
  if (position === null) return null;
  const { speedKmh: _, ...location } = position;
  return location;
}

function isLateForPublic(order: Order, { location, distanceRemainingKm }: Tracking, now: Date): boolean {
  return shownLateness(order, toSighting(location, distanceRemainingKm), now).late;
}

function followUpOf({ status, actualDelivery, hasDamage }: Order): FollowUp | null {
  if (status === 'COMPLAINT') return 'COMPLAINT';
  return actualDelivery !== null && hasDamage ? 'DAMAGE' : null;
}

function recordedIn(
  submitted: Awaited<ReturnType<typeof listSubmittedFacts>>,
  of: 'PICKUP' | 'DELIVERY',
  { vehicle }: Order,
): RecordedFacts | null {
  const protocol = submitted.find(({ kind }) => kind === of);
  if (!protocol) return null;
  const unchecked = uncheckedItems(vehicle, protocol.checklist);
  return {
    mileage: protocol.odometerKm !== null,
    keys: !unchecked.includes(KEYS),
    photos: protocol.photos > 0,
    notChecked: unchecked.length,
  };
}

function haveReadyOf(order: Order, state: PublicState): ReadyItem[] {
  if (state === 'CONFIRMED' || state === 'SCHEDULED') return readyForPickup(order);
  return state === 'PICKUP' || state === 'IN_TRANSIT' ? readyForDelivery(order) : [];
}

/** Changes with every shown field, and is the same in every process. */
export function versionOfTracking(record: PublicTracking): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);
}

/** A delivered, cancelled or rejected transfer is shown for a while longer. */
function endOf({ actualDelivery }: Order, state: PublicState, steps: readonly TrackingStep[]): Date | null {
  const lastOne = steps.findLast(({ step }) => step === state)?.at ?? null;
  const over = state === 'DELIVERED' || state === 'CANCELLED' || state === 'REJECTED';
  const since = over ? (actualDelivery ?? lastOne) : null;
  return since && new Date(since.getTime() + SHOWN_AFTERWARDS_MS);
}

function afterTheEnd(record: PublicTracking): PublicTracking {
  const { trackingNumber, test, state, endsAt, actualDelivery, operator, updatedAt } = record;
  return {
    trackingNumber,
    test,
    state,
    ended: true,
    endsAt,
    from: null,
    to: null,
    fromCoordinates: null,
    toCoordinates: null,
    distanceKm: null,
    vehicle: null,
    requestedPickup: null,
    requestedDelivery: null,
    delayedUntil: null,
    deliveryBeforeDelay: null,
    late: false,
    actualPickup: null,
    actualDelivery,
    receiptSigned: false,
    recordedAtPickup: null,
    recordedAtDelivery: null,
    followUp: null,
    haveReady: [],
    timeline: [],
    operator,
    updatedAt,
    location: null,
    stale: false,
    locationUnavailableReason: record.locationUnavailableReason,
    estimatedPickup: null,
    estimatedDelivery: null,
    distanceRemainingKm: null,
    driver: null,
  };
}

/** The gazetteer has no streets: the postal code only distinguishes cities of the same name. */
function cityCentre({ geo }: Core, { postalCode, city, country }: Location): Promise<Coordinates | null> {
  return geo.offline.geocoder.locate({ street: '', postalCode, city, country });
}

/** Whole kilometres: exact distances to several places would reveal the street. */
function wholeKm(km: number | null): number | null {
  return km === null ? null : Math.round(km);
}

/** Estimates are not more precise than a minute, and one in the past would change with every call. */
function fullMinute(time: Date | null): Date | null {
  return time && new Date(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS);
}
