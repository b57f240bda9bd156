// An order as text: one line, or all important fields.
import type { Order } from '@handover/sdk';
import { formatVehicleName } from '../../shared/vehicle/vehicle-name.ts';
import type { CommandContext } from './command-context.ts';

const numberOf = ({ orderNumber, requestNumber }: Order) => orderNumber ?? requestNumber ?? '';

export function orderLine(order: Order): string {
  const { pickup, delivery, status, externalOrderId } = order;
  const own = externalOrderId === null ? '' : `  ${externalOrderId}`;
  return `${numberOf(order).padEnd(16)} ${status.padEnd(20)} ${pickup.city} → ${delivery.city}${own}`;
}

export function orderText(order: Order, { paint }: CommandContext): string {
  const { vehicle, pickup, delivery, price } = order;
  const rows: [string, string | null][] = [
    ['Status', order.status],
    ['Id', order.id],
    ['Own number', order.externalOrderId],
    ['Vehicle', [formatVehicleName(vehicle), vehicle.vin].filter(Boolean).join(' ') || null],
    ['From', pickup.formatted],
    ['To', delivery.formatted],
    ['Pickup', order.actualPickup ?? order.requestedPickup],
    ['Delivery', order.actualDelivery ?? order.requestedDelivery],
    ['Price', price === null ? null : `${price.net.toFixed(2)} ${price.currency} net`],
    ['Tracking', order.trackingUrl],
  ];
  const shown = rows.filter((row): row is [string, string] => row[1] !== null);
  const lines = shown.map(([name, value]) => `  ${name.padEnd(11)} ${value}`);
  return [paint('bold', `${order.kind === 'ORDER' ? 'Order' : 'Request'} ${numberOf(order)}`), ...lines].join(
    '\n',
  );
}
