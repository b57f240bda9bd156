// The list of carriers, with their open offers and the orders that they have.
import { IconTruck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { type CarriersTexts, carriersTexts } from '../../../../shared/texts/generated/console/carriers.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { type Carrier, useCarriers } from './carrier-queries.ts';

export function CarriersPage() {
  const texts = useTexts(carriersTexts);
  const accounts = useTexts(accountsTexts);
  const navigate = useNavigate();
  const carriers = useCarriers();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <>
      <PageHead
        crumbs={[{ label: accounts.title, to: '/accounts' }, { label: texts.title }]}
        title={texts.title}
        meta={carriers.data && texts.summary({ count: carriers.data.length })}
      />
      <QueryBoundary query={carriers}>
        <DataTable
          label={texts.title}
          columns={columns}
          rows={carriers.data}
          rowId={({ id }) => id}
          isEnded={({ status }) => status === 'SUSPENDED'}
          onOpen={({ id }) => navigate({ to: '/carriers/$id', params: { id } })}
          card={(carrier) => (
            <Stack as="span" gap="1">
              <Row as="span" gap="2" justify="between">
                <strong>{carrier.name}</strong>
                <CarrierStatus carrier={carrier} />
              </Row>
              <Text tone="muted">
                {texts.columns.offers}: {carrier.openOffers} · {texts.columns.running}: {carrier.running}
              </Text>
            </Stack>
          )}
          empty={
            <Empty icon={<IconTruck />} title={texts.empty}>
              {texts.emptyText}
            </Empty>
          }
        />
      </QueryBoundary>
    </>
  );
}

function CarrierStatus({ carrier: { status } }: { carrier: Carrier }) {
  const texts = useTexts(carriersTexts);
  return status === 'ACTIVE' ? (
    <Status tone="good">{texts.active}</Status>
  ) : (
    <Status tone="muted" mark="ended">
      {texts.suspended}
    </Status>
  );
}

function columnsOf({ columns }: CarriersTexts): Column<Carrier>[] {
  return [
    { id: 'name', header: columns.name, cell: ({ name }) => <strong>{name}</strong> },
    { id: 'status', header: columns.status, cell: (carrier) => <CarrierStatus carrier={carrier} /> },
    { id: 'people', priority: 2, header: columns.people, align: 'end', cell: ({ people }) => people },
    { id: 'offers', header: columns.offers, align: 'end', cell: ({ openOffers }) => openOffers },
    { id: 'running', header: columns.running, align: 'end', cell: ({ running }) => running },
  ];
}
