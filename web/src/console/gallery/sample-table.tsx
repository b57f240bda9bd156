// A table of sample orders with its cells and cards.
import { IconClockExclamation } from '@tabler/icons-react';
import { toast } from '../../ui/announce.tsx';
import { Money } from '../../ui/money.tsx';
import { Route } from '../../ui/route.tsx';
import { Marked, Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { DataTable, type Column as TableColumn } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { hoursFromNow, type SampleOrder } from './sample-orders.ts';

const at = (hours: number | null) => (hours === null ? null : hoursFromNow(hours));

function Delivery({ order }: { order: SampleOrder }) {
  if (!order.late) return <DayTime at={at(order.delivery)} />;
  return (
    <Marked tone="warn">
      <DayTime at={at(order.delivery)} />
      <IconClockExclamation aria-label="late" role="img" />
    </Marked>
  );
}

function PlateCell({ order }: { order: SampleOrder }) {
  return order.plate ?? <Marked tone="warn">VIN missing</Marked>;
}

export const COLUMNS: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'status',
    header: 'Status',
    cell: (order) => (
      <Status tone={order.tone} {...(order.mark && { mark: order.mark })}>
        {order.status}
      </Status>
    ),
  },
  { id: 'number', header: 'Order', cell: (order) => <strong>{order.number}</strong> },
  {
    id: 'theirs',
    header: 'Your number',
    cell: (order) => <Text tone="muted">{order.theirs}</Text>,
  },
  { id: 'route', header: 'Route', cell: ({ from, to }) => <Route from={from} to={to} /> },
  { id: 'vehicle', header: 'Vehicle', cell: ({ vehicle }) => vehicle },
  { id: 'plate', header: 'Plate', cell: (order) => <PlateCell order={order} /> },
  { id: 'pickup', header: 'Pickup', cell: ({ pickup }) => <DayTime at={at(pickup)} /> },
  { id: 'delivery', header: 'Delivery', cell: (order) => <Delivery order={order} /> },
  { id: 'price', header: 'Net price', align: 'end', cell: ({ cents }) => <Money cents={cents} /> },
];

export function Card({ order }: { order: SampleOrder }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <Status tone={order.tone} {...(order.mark && { mark: order.mark })}>
          {order.status}
        </Status>
        <Delivery order={order} />
      </div>
      <div className={tableCss.cardTitle}>
        <Route from={order.from} to={order.to} />
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">
          {order.vehicle} · <PlateCell order={order} />
        </Text>
        <Money cents={order.cents} />
      </div>
    </>
  );
}

export function SampleTable({ rows }: { rows: readonly SampleOrder[] | undefined }) {
  return (
    <DataTable
      label="Orders"
      columns={COLUMNS}
      rows={rows}
      rowId={({ number }) => number}
      isEnded={({ ended }) => ended === true}
      onOpen={({ number }) => toast(`Opens ${number}`, 'place')}
      card={(order) => <Card order={order} />}
      empty={null}
    />
  );
}
