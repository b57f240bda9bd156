// The list of a carrier: offers to answer, accepted trips, and what has ended.
import { IconTruck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { carriersTexts } from '../../../../shared/texts/generated/portal/carriers.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import carriersCss from './carriers.module.css';
import { type Offer, type OfferView, useOffers } from './offer-queries.ts';
import { columnsOf, isToConfirm, OfferCard } from './offer-rows.tsx';

const rowsOf = (list: ReturnType<typeof useOffers>) => list.rows;

export function OffersPage() {
  const texts = useTexts(carriersTexts);
  const lists = { open: useOffers('open'), accepted: useOffers('accepted'), ended: useOffers('ended') };
  const rows = { open: rowsOf(lists.open), accepted: rowsOf(lists.accepted), ended: rowsOf(lists.ended) };
  const views: OfferView[] = ['open', 'accepted', 'ended'];
  const failed = views.find((view) => lists[view].error && !rows[view]);
  // Shown together: a list that arrives later would push the others down.
  const isLoading = views.some((view) => !rows[view]);
  const toAnswer = (rows.open?.length ?? 0) + (rows.accepted?.filter(isToConfirm).length ?? 0);
  const nothing = views.every((view) => rows[view]?.length === 0);
  return (
    <>
      <PageHead
        title={texts.title}
        meta={
          !isLoading && (
            <Text tone="muted">{toAnswer > 0 ? texts.toAnswer({ count: toAnswer }) : texts.none}</Text>
          )
        }
      />
      {failed && <ErrorState error={lists[failed].error} onRetry={() => lists[failed].refetch()} />}
      {nothing && (
        <Empty icon={<IconTruck />} title={texts.empty.title}>
          {texts.empty.text}
        </Empty>
      )}
      {!failed &&
        views.map((view) => {
          if (isLoading ? view !== 'open' : rows[view]!.length === 0) return null;
          const list = lists[view];
          return (
            <Section key={view} title={texts.sections[view]} className={carriersCss.list}>
              <Offers view={view} rows={isLoading ? undefined : rows[view]} />
              {!isLoading && list.more.onMore && (
                <TableFoot
                  shown={rows[view]!.length}
                  noun={texts.noun({ count: rows[view]!.length })}
                  {...list.more}
                />
              )}
            </Section>
          );
        })}
    </>
  );
}

function Offers({ view, rows }: { view: OfferView; rows: readonly Offer[] | undefined }) {
  const texts = useTexts(carriersTexts);
  const { environment } = usePortal();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(texts, view === 'open'), [texts, view]);
  return (
    <DataTable
      label={texts.sections[view]}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      onOpen={({ id }) => navigate({ to: '/$environment/carrier-offers/$id', params: { environment, id } })}
      isEnded={({ state }) => view === 'ended' && state !== 'ACCEPTED'}
      edge={(offer) =>
        isToConfirm(offer) || (view === 'accepted' && offer.order.status === 'TENANT_ACCEPTED')
          ? 'alert'
          : null
      }
      card={(offer) => <OfferCard offer={offer} />}
      empty={null}
    />
  );
}
