// Components of lists: chips, the table with its states, its footer and its time of last update.
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { AddFilterChip, ChipDivider, ChipRow, FilterChip, Tag, ViewChip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { CardList, DataTable, type Column as TableColumn } from '../../ui/table.tsx';
import { Empty, Freshness, TableFoot } from '../../ui/table-states.tsx';
import { Column, Example, Row } from './example.tsx';
import { hoursFromNow, SAMPLE_ORDERS, type SampleOrder } from './sample-orders.ts';
import { Card, COLUMNS, SampleTable } from './sample-table.tsx';

const TROUBLE = SAMPLE_ORDERS.slice(0, 3);

const isTrouble = ({ plate }: SampleOrder) => plate === null;

/** Rows that need attention, have buttons or expand. */
function useTrouble() {
  const [open, setOpen] = useState<string | null>(TROUBLE[2]?.number ?? null);
  const columns: readonly TableColumn<SampleOrder>[] = [
    ...COLUMNS.slice(0, 4),
    {
      id: 'resend',
      header: 'Resend',
      headerHidden: true,
      align: 'end',
      width: 110,
      cell: ({ number }) => (
        <Button
          small
          onClick={(event) => {
            event.stopPropagation();
            toast(`Resent ${number}`, 'place');
          }}
        >
          Resend
        </Button>
      ),
    },
  ];
  return {
    columns,
    rows: TROUBLE,
    rowId: ({ number }: SampleOrder) => number,
    edge: (order: SampleOrder) => (isTrouble(order) ? ('alert' as const) : null),
    onOpen: ({ number }: SampleOrder) => setOpen(open === number ? null : number),
    unfolded: ({ number, theirs }: SampleOrder) =>
      number === open && `Your number ${theirs}: the VIN is missing, so nobody can be sent.`,
    card: (order: SampleOrder) => <Card order={order} />,
    empty: null,
  };
}

function TroubleTable() {
  return (
    <>
      <DataTable label="Orders that need attention" {...useTrouble()} />
      <TableFoot
        shown={TROUBLE.length}
        noun="orders, as many as were read"
        keys={
          <>
            <Kbd>N</Kbd> New order
          </>
        }
      >
        <Button small kind="text">
          Choose all shown
        </Button>
      </TableFoot>
    </>
  );
}

function TroubleCards() {
  return <CardList label="Orders that need attention, as cards" {...useTrouble()} />;
}

function Filters() {
  const [view, setView] = useState('All');
  const [dated, setDated] = useState(true);
  return (
    <ChipRow label="Filters">
      {[
        { label: 'All', count: '1,000+' },
        { label: 'Needs attention', count: 4, urgent: true },
        { label: 'Before pickup', count: 14 },
        { label: 'On the road', count: 6 },
      ].map((chip) => (
        <ViewChip
          key={chip.label}
          {...chip}
          selected={view === chip.label}
          onSelect={() => setView(chip.label)}
        />
      ))}
      <ChipDivider />
      {dated && <FilterChip name="Pickup" value="9 – 20 Nov" onRemove={() => setDated(false)} />}
      <AddFilterChip name="Status" />
      <AddFilterChip name="City" />
      {!dated && <AddFilterChip name="Pickup" onAdd={() => setDated(true)} />}
    </ChipRow>
  );
}

const REFUSED = new ApiError({
  status: 503,
  code: 'SERVICE_BUSY',
  message: 'Too much is waiting to be rendered. Try again in 4 seconds.',
  details: {},
  requestId: '0193f1c2-7aa0-7c10-9a54-0b1de2c48e4b',
});

const FAILED = { data: undefined, error: REFUSED, refetch: () => undefined };

const CHANGED_AT = hoursFromNow(-8 / 3600);

function OrdersPage() {
  return (
    <>
      <PageHead
        title="Orders"
        aside={<Freshness changedAt={CHANGED_AT} live />}
        actions={
          <>
            <Button>Export CSV</Button>
            <Button kind="filled" icon={<IconPlus />}>
              New order
            </Button>
          </>
        }
      >
        <Filters />
      </PageHead>
      <SampleTable rows={SAMPLE_ORDERS} />
      <TableFoot
        shown={SAMPLE_ORDERS.length}
        total={58}
        noun="orders, newest first"
        onMore={() => undefined}
      />
    </>
  );
}

function NoKeys() {
  return (
    <Empty
      icon={<IconKey size={22} />}
      title="No production keys yet"
      actions={
        <>
          <Button kind="filled" icon={<IconPlus />}>
            Create key
          </Button>
          <Button>Start in the sandbox</Button>
        </>
      }
    >
      A key lets your system order transfers, follow them and fetch documents.
    </Empty>
  );
}

export function Lists() {
  return (
    <>
      <Example
        name="List"
        when="Anything that comes in pages. Filters live in the address bar; Enter opens the keyboard's row; cards on a phone."
        from="table.tsx, table-states.tsx, chip.tsx"
        wide
        flush
      >
        {() => <OrdersPage />}
      </Example>
      <Example
        name="Rows in need"
        when="A red edge where a person is needed, buttons beneath a heading that is only read aloud, details beneath a row. Without a total the foot says how many were read."
        from="table.tsx, table-states.tsx"
        wide
        flush
      >
        {() => <TroubleTable />}
      </Example>
      <Example name="Cards" when="What every list is on a phone, unfolding too." from="table.tsx" flush>
        {() => <TroubleCards />}
      </Example>
      <Example
        name="Loading list"
        when="Rows of the right size until the first page is there, so that nothing jumps."
        from="table.tsx"
        flush
      >
        {() => (
          <DataTable
            label="Orders"
            columns={COLUMNS.slice(0, 4)}
            rows={undefined}
            rowId={({ number }) => number}
            card={() => null}
            empty={null}
          />
        )}
      </Example>
      <Example
        name="Empty list"
        when="Says what this is for and what to do next; one filled button."
        from="table-states.tsx"
        flush
      >
        {() => <NoKeys />}
      </Example>
      <Example
        name="Failed list"
        when="What happened, what to do, the request id; from an ApiError. QueryBoundary puts it in the place of what could not be read."
        from="table-states.tsx"
      >
        {() => (
          <Column>
            <ErrorState error={REFUSED} />
            <QueryBoundary query={FAILED}>Never seen</QueryBoundary>
          </Column>
        )}
      </Example>
      <Example
        name="Freshness"
        when="Beside the title of everything that changes by itself; says so when the stream is down."
        from="table-states.tsx"
      >
        {() => (
          <Row>
            <Freshness changedAt={CHANGED_AT} live />
            <Freshness changedAt={CHANGED_AT} live={false} />
            <Tag>orders:write</Tag>
            <Tag>order.rescheduled</Tag>
          </Row>
        )}
      </Example>
    </>
  );
}
