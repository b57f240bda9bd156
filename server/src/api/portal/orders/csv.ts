// The list of orders as a CSV file, written page by page while it is read.

import { sendCsv } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { type OrderListFilter, shownStatus } from '../../../orders/lists/list-filter.ts';
import { type ListedOrder, listOrderPage, pageStartOf } from '../../../orders/lists/list-store.ts';
import type { Core } from '../../../orders/records/core.ts';
import { type CsvCell, csvFile } from '../../../platform/csv.ts';
import { readAllPages } from '../../../platform/page-cursor.ts';

const COLUMNS: Record<string, (listed: ListedOrder) => CsvCell> = {
  status: ({ order }) => shownStatus(order),
  orderNumber: ({ order }) => order.orderNumber,
  requestNumber: ({ order }) => order.requestNumber,
  externalOrderId: ({ order }) => order.externalOrderId,
  customerReference: ({ order }) => order.customerReference,
  customerCostCentre: ({ order }) => order.customerCostCentre,
  transportType: ({ order }) => order.transportType,
  pickupCity: ({ order }) => order.pickup.city,
  deliveryCity: ({ order }) => order.delivery.city,
  manufacturer: ({ order }) => order.vehicle.manufacturer,
  model: ({ order }) => order.vehicle.model,
  licensePlate: ({ order }) => order.vehicle.registration.licensePlate,
  vin: ({ order }) => order.vehicle.vin,
  requestedPickup: ({ order }) => order.requestedPickup,
  requestedDelivery: ({ order }) => order.requestedDelivery,
  actualPickup: ({ order }) => order.actualPickup,
  actualDelivery: ({ order }) => order.actualDelivery,
  net: ({ order }) => order.price && centsToAmount(order.price.netCents),
  gross: ({ order }) => order.price && centsToAmount(order.price.grossCents),
  currency: ({ order }) => order.price?.currency ?? null,
  trackingNumber: ({ order }) => order.trackingNumber,
  id: ({ order }) => order.id,
  createdAt: ({ order }) => order.createdAt,
};

export function sendOrders(core: Core, filter: OrderListFilter): Answer {
  const day = core.clock.now().toISOString().slice(0, 10);
  return sendCsv(`orders-${filter.environment}-${day}.csv`, () =>
    csvFile(Object.keys(COLUMNS), readPages(core, filter)),
  );
}

async function* readPages({ sql }: Core, filter: OrderListFilter): AsyncGenerator<CsvCell[][]> {
  const pages = readAllPages((limit, after) => listOrderPage(sql, filter, limit, after), pageStartOf(filter));
  for await (const page of pages) {
    yield page.map((listed) => Object.values(COLUMNS).map((cellOf) => cellOf(listed)));
  }
}
