// What the people on site should have ready for the next step, as far as the order says. Pure.
import type { Order } from '../../model/orders/order.ts';

export const READY_ITEMS = [
  'PERSON_HANDS_OVER',
  'KEYS',
  'PAPERS',
  'REGISTRATION_PAPERS',
  'PERSON_TAKES_OVER',
  'KEY_PLACE',
  'PARKING',
  'LORRY_PARKING',
  'QUARTER_HOUR',
] as const;
export type ReadyItem = (typeof READY_ITEMS)[number];

type Relevant = Pick<Order, 'transportType' | 'services'>;

export function readyForPickup({ transportType, services }: Relevant): ReadyItem[] {
  return [
    'PERSON_HANDS_OVER',
    'KEYS',
    services.registration ? 'REGISTRATION_PAPERS' : 'PAPERS',
    transportType === 'DRIVEN' ? 'QUARTER_HOUR' : 'LORRY_PARKING',
  ];
}

export function readyForDelivery({ transportType }: Relevant): ReadyItem[] {
  const parking = transportType === 'DRIVEN' ? 'PARKING' : 'LORRY_PARKING';
  return ['PERSON_TAKES_OVER', 'KEY_PLACE', parking, 'QUARTER_HOUR'];
}
