// Parts of an order that portal and console share: status with dot and word, number, vehicle.

import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { formatVehicleName } from '../../../shared/vehicle/vehicle-name.ts';
import type { components } from '../api/paths/operations.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Status, type StatusMark, type Tone } from '../ui/status.tsx';

/** All statuses of the console; the portal has no orders to release. */
export type ShownStatus = components['schemas']['DispatchListItem']['shownStatus'];

export const STATUS_APPEARANCE: Record<ShownStatus, { tone: Tone; mark?: StatusMark }> = {
  QUOTE_REQUIRED: { tone: 'muted', mark: 'ring' },
  QUOTE_OFFERED: { tone: 'muted', mark: 'ring' },
  REJECTED: { tone: 'muted', mark: 'ended' },
  TO_RELEASE: { tone: 'warn', mark: 'ring' },
  ACCEPTED: { tone: 'place' },
  SCHEDULED: { tone: 'place' },
  PICKUP_IN_PROGRESS: { tone: 'transit' },
  IN_TRANSIT: { tone: 'transit' },
  DELIVERY_IN_PROGRESS: { tone: 'transit' },
  DELIVERED: { tone: 'good' },
  COMPLETED: { tone: 'good' },
  CANCELLED: { tone: 'muted', mark: 'ended' },
  COMPLAINT: { tone: 'alert' },
};

export function OrderStatus({ status }: { status: ShownStatus }) {
  const { statuses } = useTexts(namesTexts);
  return <Status {...STATUS_APPEARANCE[status]}>{statuses[status]}</Status>;
}

export function numberOf({
  orderNumber,
  requestNumber,
}: {
  orderNumber: string | null;
  requestNumber: string | null;
}): string {
  return orderNumber ?? requestNumber ?? '';
}

export function vehicleOf({
  vehicle,
}: {
  vehicle: { manufacturer: string | null; model: string | null };
}): string {
  return formatVehicleName(vehicle) || '–';
}

/** The API has amounts in currency units. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
