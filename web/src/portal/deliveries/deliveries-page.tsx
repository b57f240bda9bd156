// Webhook deliveries of all endpoints: filters in the address, attempts below each row, resending one,
// several or all failed.
import { IconSend } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { FloatingBar } from '../../ui/floating-bar.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { useRowChoice } from '../../ui/use-row-choice.ts';
import { usePortal } from '../session.tsx';
import { nameOf, useEndpoints } from '../webhooks/endpoints.ts';
import { ListenHint } from '../webhooks/listen-hint.tsx';
import deliveriesCss from './deliveries.module.css';
import { useDeliveries, useStartResend } from './deliveries.ts';
import { DeliveryFilters } from './delivery-filters.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { ResendSinceDialog } from './resend-since-dialog.tsx';
import { RunningResends } from './running-resends.tsx';
import { readSearch } from './search.ts';

const route = getRouteApi('/$environment/deliveries');

export function DeliveriesPage() {
  const texts = useTexts(deliveriesTexts);
  const { table } = useMessages();
  const { environment, may } = usePortal();
  // The address may contain parameters that are not filters.
  const search = readSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const endpoints = useEndpoints(environment).data;
  const list = useDeliveries(environment, search);
  const { rows } = list;
  const choice = useRowChoice();
  const mayResend = may('developers');
  const [isResendOpen, setIsResendOpen] = useState(false);
  const start = useStartResend();

  const endpointName = useCallback(
    (id: string) => {
      const endpoint = endpoints?.find((one) => one.id === id);
      return endpoint ? nameOf(endpoint) : '–';
    },
    [endpoints],
  );
  const resendChosen = () =>
    start.mutate({ ids: [...choice.chosen] }, { onSuccess: () => choice.set([]), onError: toastError });

  return (
    <>
      <PageHead
        title={texts.title}
        actions={mayResend && <Button onClick={() => setIsResendOpen(true)}>{texts.resendSince}</Button>}
      >
        <DeliveryFilters
          search={search}
          endpoints={endpoints ?? []}
          onChange={(next) => navigate({ search: next })}
        />
        <RunningResends />
      </PageHead>
      <QueryBoundary query={list}>
        <div className={deliveriesCss.tableFrame}>
          <DeliveryTable
            rows={rows}
            endpointName={endpointName}
            choice={mayResend ? choice : undefined}
            empty={<Nothing filtered={Object.keys(search).length > 0} />}
          />
        </div>
      </QueryBoundary>
      {rows && rows.length > 0 && (
        <TableFoot
          shown={rows.length}
          noun={texts.noun({ count: rows.length })}
          keys={false}
          {...list.more}
        />
      )}
      {choice.chosen.length > 0 && (
        <FloatingBar
          label={texts.title}
          title={table.chosen({ count: choice.chosen.length })}
          onClear={() => choice.set([])}
        >
          <Button small kind="filled" icon={<IconSend />} busy={start.isPending} onClick={resendChosen}>
            {texts.resendChosen({ count: choice.chosen.length })}
          </Button>
        </FloatingBar>
      )}
      <ResendSinceDialog
        open={isResendOpen}
        endpoints={endpoints ?? []}
        endpointId={search.endpointId}
        onClose={() => setIsResendOpen(false)}
      />
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const texts = useTexts(deliveriesTexts);
  const { environment } = usePortal();
  if (filtered) {
    return (
      <Empty icon={<IconSend />} title={texts.noneTitle}>
        {texts.noneText}
      </Empty>
    );
  }
  return (
    <Empty
      icon={<IconSend />}
      title={texts.emptyTitle}
      actions={
        <RouteButton kind="filled" to="/$environment/webhooks" params={{ environment }}>
          {texts.toWebhooks}
        </RouteButton>
      }
    >
      {texts.emptyText}
      <ListenHint />
    </Empty>
  );
}
