import { dispatchOrderStatus } from '../../../dispatch/lists/dispatch-filter.ts';
import type { DispatchListItem } from '../../../dispatch/lists/dispatch-store.ts';
import type { CsvColumn } from '../operator/operator-csv.ts';

export const ORDER_COLUMNS: readonly CsvColumn<DispatchListItem>[] = [
  { de: 'Auftrag', en: 'Order', cell: ({ order }) => order.orderNumber ?? order.requestNumber },
  { de: 'Status', en: 'Status', cell: ({ order }) => dispatchOrderStatus(order) },
  { de: 'Kunde', en: 'Customer', cell: ({ customerName }) => customerName },
  { de: 'Nummer des Kunden', en: 'Customer’s number', cell: ({ order }) => order.externalOrderId },
  { de: 'Referenz', en: 'Reference', cell: ({ order }) => order.customerReference },
  { de: 'Kostenstelle', en: 'Cost centre', cell: ({ order }) => order.customerCostCentre },
  { de: 'Abholung', en: 'Pickup', cell: ({ order }) => order.requestedPickup },
  { de: 'Abholung Firma', en: 'Pickup company', cell: ({ order }) => order.pickup.company },
  { de: 'Abholung Straße', en: 'Pickup street', cell: ({ order }) => order.pickup.street },
  { de: 'Abholung PLZ', en: 'Pickup postal code', cell: ({ order }) => order.pickup.postalCode },
  { de: 'Abholung Ort', en: 'Pickup city', cell: ({ order }) => order.pickup.city },
  { de: 'Übergabe', en: 'Delivery', cell: ({ order }) => order.requestedDelivery },
  { de: 'Übergabe Firma', en: 'Delivery company', cell: ({ order }) => order.delivery.company },
  { de: 'Übergabe Straße', en: 'Delivery street', cell: ({ order }) => order.delivery.street },
  { de: 'Übergabe PLZ', en: 'Delivery postal code', cell: ({ order }) => order.delivery.postalCode },
  { de: 'Übergabe Ort', en: 'Delivery city', cell: ({ order }) => order.delivery.city },
  { de: 'Hersteller', en: 'Manufacturer', cell: ({ order }) => order.vehicle.manufacturer },
  { de: 'Modell', en: 'Model', cell: ({ order }) => order.vehicle.model },
  { de: 'Kennzeichen', en: 'Licence plate', cell: ({ order }) => order.vehicle.registration.licensePlate },
  { de: 'FIN', en: 'VIN', cell: ({ order }) => order.vehicle.vin },
  { de: 'Fahrer', en: 'Driver', cell: ({ order }) => order.driver?.name ?? null },
  { de: 'Kilometer', en: 'Kilometres', cell: ({ order }) => order.distanceKm },
  { de: 'Netto', en: 'Net', cell: ({ order }) => order.price && { cents: order.price.netCents } },
  { de: 'Währung', en: 'Currency', cell: ({ order }) => order.price?.currency ?? null },
];
