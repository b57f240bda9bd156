import { dispatchOrderStatus } from '../../../dispatch/lists/dispatch-filter.ts';
import type { DispatchListItem } from '../../../dispatch/lists/dispatch-store.ts';
import type { CsvColumn } from '../operator/operator-csv.ts';

export const ORDER_COLUMNS: readonly CsvColumn<DispatchListItem>[] = [
  { name: 'order', cell: ({ order }) => order.orderNumber ?? order.requestNumber },
  { name: 'status', cell: ({ order }) => dispatchOrderStatus(order) },
  { name: 'customer', cell: ({ customerName }) => customerName },
  { name: 'customersNumber', cell: ({ order }) => order.externalOrderId },
  { name: 'customerReference', cell: ({ order }) => order.customerReference },
  { name: 'customerCostCentre', cell: ({ order }) => order.customerCostCentre },
  { name: 'pickup', cell: ({ order }) => order.requestedPickup },
  { name: 'pickupCompany', cell: ({ order }) => order.pickup.company },
  { name: 'pickupStreet', cell: ({ order }) => order.pickup.street },
  { name: 'pickupPostalCode', cell: ({ order }) => order.pickup.postalCode },
  { name: 'pickupCity', cell: ({ order }) => order.pickup.city },
  { name: 'delivery', cell: ({ order }) => order.requestedDelivery },
  { name: 'deliveryCompany', cell: ({ order }) => order.delivery.company },
  { name: 'deliveryStreet', cell: ({ order }) => order.delivery.street },
  { name: 'deliveryPostalCode', cell: ({ order }) => order.delivery.postalCode },
  { name: 'deliveryCity', cell: ({ order }) => order.delivery.city },
  { name: 'manufacturer', cell: ({ order }) => order.vehicle.manufacturer },
  { name: 'model', cell: ({ order }) => order.vehicle.model },
  { name: 'licencePlate', cell: ({ order }) => order.vehicle.registration.licensePlate },
  { name: 'vin', cell: ({ order }) => order.vehicle.vin },
  { name: 'driver', cell: ({ order }) => order.driver?.name ?? null },
  { name: 'kilometres', cell: ({ order }) => order.distanceKm },
  { name: 'net', cell: ({ order }) => order.price && { cents: order.price.netCents } },
  { name: 'currency', cell: ({ order }) => order.price?.currency ?? null },
];
