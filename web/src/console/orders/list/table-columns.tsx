// The columns of the table of orders, and those that it shows to people who chose none.
import { useLanguage } from '../../../messages/language.ts';
import { formatNumber } from '../../../ui/format.ts';
import type { Column } from '../../../ui/table.tsx';
import { Text } from '../../../ui/text.tsx';
import type { DispatchListItem } from '../order-queries.ts';
import type { DispatchTexts } from '../texts.ts';
import listCss from './list.module.css';
import {
  DeliveryCell,
  DriverCell,
  DueCell,
  NumberCell,
  PickupCell,
  PriceCell,
  RouteCell,
  StatusCell,
  VehicleCell,
} from './table-cells.tsx';

/** The others can be added. */
export const STANDARD_COLUMNS: readonly string[] = [
  'status',
  'order',
  'customer',
  'route',
  'pickup',
  'delivery',
  'vehicle',
  'driver',
  'price',
];

export function columnsOf({ list: { columns } }: DispatchTexts): Column<DispatchListItem>[] {
  return [
    {
      id: 'status',
      sort: 'status',
      header: columns.status,
      cell: (order) => <StatusCell order={order} />,
    },
    { id: 'order', sort: 'number', header: columns.order, cell: (order) => <NumberCell order={order} /> },
    {
      id: 'customer',
      sort: 'customer',
      priority: 2,
      header: columns.customer,
      cell: ({ customer }) => <span className={listCss.dispatchCustomer}>{customer.name}</span>,
    },
    {
      id: 'route',
      sort: 'route',
      priority: 3,
      header: columns.route,
      cell: (order) => <RouteCell order={order} />,
    },
    {
      id: 'pickup',
      sort: 'pickup',
      priority: 3,
      header: columns.pickup,
      cell: (order) => <PickupCell order={order} />,
    },
    {
      id: 'delivery',
      sort: 'delivery',
      priority: 1,
      header: columns.delivery,
      cell: (order) => <DeliveryCell order={order} />,
    },
    {
      id: 'vehicle',
      sort: 'vehicle',
      header: columns.vehicle,
      cell: (order) => <VehicleCell order={order} />,
    },
    { id: 'driver', sort: 'driver', header: columns.driver, cell: (order) => <DriverCell order={order} /> },
    {
      id: 'price',
      sort: 'price',
      header: columns.price,
      align: 'end',
      cell: (order) => <PriceCell order={order} />,
    },
    { id: 'due', priority: 2, header: columns.due, cell: (order) => <DueCell order={order} /> },
    {
      id: 'distance',
      priority: 1,
      align: 'end',
      header: columns.distance,
      cell: ({ distanceKm }) => <Distance km={distanceKm} />,
    },
    {
      id: 'reference',
      priority: 1,
      header: columns.reference,
      cell: ({ externalOrderId, customerReference }) => externalOrderId ?? customerReference ?? '–',
    },
    {
      id: 'vin',
      priority: 1,
      header: columns.vin,
      cell: ({ vehicle }) => <Text mono>{vehicle.vin ?? '–'}</Text>,
    },
  ];
}

function Distance({ km }: { km: number | null }) {
  const language = useLanguage();
  return <Text figures>{km === null ? '–' : formatNumber(language, Math.round(km), 'kilometer')}</Text>;
}
