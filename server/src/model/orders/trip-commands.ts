// The commands of a trip, from the assignment of a driver to its completion.
import { isoTimeOrNull } from '../../platform/iso-time.ts';
import { command } from './command.ts';
import {
  additionalDamage,
  alreadyTheDriver,
  assignedDriver,
  cancelReason,
  damageAtDelivery,
  driverId,
  type Handover,
  handoverProblems,
  isDamaged,
  legacyDelivery,
  legacyPickup,
  newDates,
  notAfter,
  type OnDevice,
  type Pickup,
  readings,
  reason,
  type SignedProtocol,
  signedProtocol,
  takenOver,
  updated,
  type WithDriver,
  type WithReason,
} from './effects.ts';
import {
  AFTER_DELIVERY,
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_SETTING_OUT,
  isOneOf,
  ON_THE_ROAD,
  UNASSIGNED,
  VEHICLE_WITH_DRIVER,
} from './status.ts';

export const TRIP_COMMANDS = {
  assign_driver: command<WithDriver>({
    from: UNASSIGNED,
    to: 'ASSIGNED',
    changes: (_order, { driver }) => ({ driver }),
    events: [{ type: 'order.scheduled' }, { type: 'driver.assigned', data: assignedDriver }],
    mail: 'scheduled',
    audit: driverId,
  }),
  /** Also confirms an accepted trip whose dates or places changed. */
  driver_accepted: command<OnDevice>({
    from: BEFORE_SETTING_OUT,
    to: 'ACCEPTED',
    unless: ({ status, confirmSince }) =>
      status === 'ACCEPTED' && confirmSince === null ? 'The driver has accepted the trip already.' : null,
    changes: () => ({ confirmSince: null }),
  }),
  driver_dropped_out: command<WithReason & OnDevice>({
    from: ASSIGNED_BEFORE_PICKUP,
    to: 'OFFERED',
    changes: () => ({ driver: null, arrivedAtPickup: null }),
  }),
  replace_driver: command<WithDriver>({
    from: ON_THE_ROAD,
    to: 'same',
    problems: alreadyTheDriver,
    changes: takenOver,
    events: [{ type: 'driver.assigned', data: assignedDriver }],
    audit: driverId,
  }),
  /**
   * Replaces the driver at any time of a trip. Before departure, the new driver must accept the trip first.
   */
  reassign_driver: command<WithDriver & WithReason>({
    from: [...BEFORE_SETTING_OUT, ...ON_THE_ROAD],
    to: (order) => (isOneOf(BEFORE_SETTING_OUT, order) ? 'ASSIGNED' : order.status),
    problems: alreadyTheDriver,
    changes: takenOver,
    events: [
      { type: 'order.scheduled', from: BEFORE_SETTING_OUT },
      { type: 'driver.assigned', data: assignedDriver },
    ],
    mail: { topic: 'scheduled', from: BEFORE_SETTING_OUT },
    audit: ({ driver, reason }) => ({ driverId: driver.id, ...(reason !== undefined && { reason }) }),
  }),
  start_pickup: command<OnDevice>({ from: ['ACCEPTED'], to: 'PICKUP', events: [{ type: 'pickup.started' }] }),
  arrive_pickup: command<OnDevice>({
    from: ['PICKUP'],
    to: 'same',
    unless: ({ arrivedAtPickup }) =>
      arrivedAtPickup === null ? null : 'The driver has arrived at the pickup already.',
    changes: (_order, { at }, now) => ({ arrivedAtPickup: notAfter(at, now) }),
    events: [{ type: 'pickup.arrived' }],
  }),
  /** The vehicle could not be picked up: for customers the order is cancelled. */
  trip_in_vain: command<{ reason: string }>({
    from: ['PICKUP'],
    to: 'CANCELLED',
    changes: cancelReason,
    events: [{ type: 'order.cancelled', data: reason }],
    legacy: [{ type: 'order.cancelled', data: reason }],
    mail: 'cancelled',
  }),
  pick_up: command<Pickup>({
    from: ['PICKUP'],
    to: 'IN_TRANSIT',
    changes: (_order, { at, odometerKm = null, damages = [] }, now) => ({
      actualPickup: notAfter(at, now),
      vehicleAtPickup: { odometerKm, damages },
    }),
    events: [
      {
        type: 'vehicle.picked_up',
        data: (effect) => ({ actualPickup: isoTimeOrNull(effect.after.actualPickup), ...readings(effect) }),
      },
      { type: 'transport.started' },
    ],
    legacy: [
      {
        type: 'protocol.pickup.submitted',
        data: legacyPickup,
      },
    ],
    documents: [{ kind: 'PICKUP_PROTOCOL', announcedBy: 'vehicle.picked_up' }],
    mail: 'pickedUp',
    audit: ({ damages: _, ...readings }) => readings,
  }),
  /** A signed protocol that arrives after dispatch reported the step without it, or cancelled the order. */
  add_signed_protocol: command<SignedProtocol>({
    ...signedProtocol,
    from: [...VEHICLE_WITH_DRIVER, ...AFTER_DELIVERY, 'COMPLAINT', 'CANCELLED'],
    changes: (order, command) =>
      command.protocol === 'PICKUP'
        ? { vehicleAtPickup: { odometerKm: command.odometerKm ?? null, damages: command.damages ?? [] } }
        : additionalDamage(order, command),
    legacy: [
      {
        type: 'protocol.pickup.submitted',
        when: ({ command }) => command.protocol === 'PICKUP',
        data: legacyPickup,
      },
      {
        type: 'protocol.delivery.submitted',
        when: ({ command }) => command.protocol === 'DELIVERY',
        data: legacyDelivery,
      },
    ],
  }),
  /**
   * A protocol of a driver who was replaced after signing: it is stored, and the trip continues without it.
   */
  add_protocol_of_former_driver: command<SignedProtocol>({
    ...signedProtocol,
    from: [
      'OFFERED',
      ...ASSIGNED_BEFORE_PICKUP,
      ...VEHICLE_WITH_DRIVER,
      ...AFTER_DELIVERY,
      'COMPLAINT',
      'CANCELLED',
    ],
    changes: additionalDamage,
  }),
  report_delay: command<WithReason & { requestedDelivery: Date }>({
    from: [...ASSIGNED_BEFORE_PICKUP, 'IN_TRANSIT'],
    to: 'same',
    changes: (_order, { requestedDelivery }) => ({ requestedDelivery, delayedUntil: requestedDelivery }),
    events: [
      {
        type: 'transport.delayed',
        data: (effect) => ({
          ...reason(effect),
          requestedDelivery: isoTimeOrNull(effect.after.requestedDelivery),
        }),
      },
      { type: 'order.rescheduled', data: newDates },
    ],
    legacy: [{ type: 'order.updated', data: updated }],
    mail: 'delayed',
  }),
  /** The driver arrives later than estimated, but not later than requested: only the estimate moves. */
  expect_later: command<{ delayedUntil: Date }>({
    from: [...ASSIGNED_BEFORE_PICKUP, 'IN_TRANSIT'],
    to: 'same',
    notForDispatch: true,
    changes: (_order, { delayedUntil }) => ({ delayedUntil }),
  }),
  arrive_delivery: command<OnDevice>({
    from: ['IN_TRANSIT'],
    to: 'DELIVERY',
    events: [{ type: 'delivery.arrived' }],
  }),
  hand_over: command<Handover>({
    from: ['DELIVERY'],
    to: 'DELIVERED',
    problems: handoverProblems,
    changes: (_order, { at, hasDamage = false }, now) => ({ actualDelivery: notAfter(at, now), hasDamage }),
    events: [
      {
        type: 'vehicle.delivered',
        data: (effect) => ({
          actualDelivery: isoTimeOrNull(effect.after.actualDelivery),
          hasDamage: effect.after.hasDamage,
          ...readings(effect),
        }),
      },
      {
        type: 'damage.reported',
        when: ({ after }) => after.hasDamage,
        data: damageAtDelivery,
      },
    ],
    legacy: [
      {
        type: 'protocol.delivery.submitted',
        data: legacyDelivery,
      },
      { type: 'order.delivered' },
    ],
    documents: [
      { kind: 'DELIVERY_PROTOCOL', announcedBy: 'vehicle.delivered' },
      { kind: 'DAMAGE_REPORT', announcedBy: 'damage.reported', when: isDamaged },
    ],
    mail: 'delivered',
  }),
  complete: command<OnDevice>({
    from: ['DELIVERED'],
    to: 'COMPLETED',
    events: [{ type: 'order.completed' }],
    legacy: [{ type: 'order.completed' }],
  }),
};
