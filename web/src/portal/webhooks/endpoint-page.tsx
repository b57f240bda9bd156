// One webhook endpoint: its health, a test, its deliveries, its facts, and the check of signatures.

import { IconDots, IconPlayerPause, IconPlayerPlay, IconSend } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { pagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { ApiError } from '../../api/api-error.ts';
import { portal } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipRow, ViewChip } from '../../ui/chip.tsx';
import { Code } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import factsCss from '../../ui/facts.module.css';
import { Grid, Row } from '../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { EndpointSecret, type ShownSecret } from '../../webhooks/endpoint-secret.tsx';
import { useDeliveries, useStartResend } from '../deliveries/deliveries.ts';
import { DeliveryTable } from '../deliveries/delivery-table.tsx';
import { RunningResends } from '../deliveries/running-resends.tsx';
import { usePortal } from '../session.tsx';
import { type DialogName, EndpointDialogs, useEndpointChange } from './endpoint-dialogs.tsx';
import { EndpointFacts } from './endpoint-facts.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { describeEndpoint, type Endpoint, nameOf, useEndpoint } from './endpoints.ts';
import { HealthStrip } from './health-strip.tsx';
import { Samples } from './samples.tsx';
import { SignatureCheck } from './signature-check-panel.tsx';
import { type Test, TestCard } from './test-card.tsx';
import { VerifyCode } from './verify-code-panel.tsx';
import webhooksCss from './webhooks.module.css';
import { EndpointStatus } from './webhooks-page.tsx';

const route = getRouteApi('/$environment/webhooks/$id');

export function EndpointPage() {
  const { page: texts } = useTexts(pagesTexts);
  const { id } = route.useParams();
  const { environment } = usePortal();
  const { data, error, refetch } = useEndpoint(environment, id);
  if (data) return <EndpointView key={data.id} endpoint={data} />;
  if ((error as ApiError | null)?.status === 404) {
    return (
      <Empty
        icon={<IconSend />}
        title={texts.notFound}
        actions={
          <RouteButton kind="filled" to={`/${environment}/webhooks` as string}>
            {texts.back}
          </RouteButton>
        }
      >
        {texts.gone}
      </Empty>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <div aria-busy="true" />;
}

function EndpointView({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(pagesTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const test = useTest(endpoint.id);
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.title, to: `/${environment}/webhooks` }, { label: nameOf(endpoint) }]}
        title={describeEndpoint(texts, language, endpoint)}
        meta={
          <>
            <EndpointStatus endpoint={endpoint} />
            <Code text={endpoint.url} />
          </>
        }
        actions={
          may('developers') ? (
            <Actions endpoint={endpoint} test={test} onOpen={setOpenDialog} />
          ) : (
            <Text tone="muted">{texts.onlyDevelopers}</Text>
          )
        }
      />
      <div className={factsCss.factsColumns}>
        <Grid gap="5" className={webhooksCss.endpointHistory}>
          <HealthStrip health={endpoint.health} />
          <TestCard test={test} />
          <EndpointDeliveries endpoint={endpoint} />
        </Grid>
        <aside aria-label={texts.page.endpoint}>
          <EndpointFacts endpoint={endpoint} onChange={() => setOpenDialog('change')} />
        </aside>
      </div>
      {may('developers') && (
        <>
          <SignatureCheck endpoint={endpoint} />
          <Grid collapse="tablet" gap="6" size="table" className={webhooksCss.endpointCode}>
            <VerifyCode />
            <Samples endpoint={endpoint} />
          </Grid>
        </>
      )}
      <EndpointDialogs
        endpoint={endpoint}
        openDialog={openDialog}
        onClose={() => setOpenDialog(null)}
        onSecret={setSecret}
      />
      <Dialog
        open={openDialog === 'change'}
        title={texts.form.changeTitle}
        onClose={() => setOpenDialog(null)}
      >
        <EndpointForm endpoint={endpoint} onDone={() => setOpenDialog(null)} />
      </Dialog>
      <EndpointSecret shown={secret} onClose={() => setSecret(null)} />
    </>
  );
}

function useTest(id: string): Test {
  const { environment } = usePortal();
  const [at, setAt] = useState('');
  const test = useChange(
    () =>
      portal.POST('/{environment}/webhook-endpoints/{id}/test', {
        params: { path: { environment, id } },
        body: {},
      }),
    { onSettled: () => setAt(new Date().toISOString()) },
  );
  return {
    result: test.data,
    at,
    error: test.error as ApiError | null,
    isPending: test.isPending,
    send: () => test.mutate(),
  };
}

function Actions({
  endpoint,
  test,
  onOpen,
}: {
  endpoint: Endpoint;
  test: Test;
  onOpen: (dialog: DialogName) => void;
}) {
  const { page: texts } = useTexts(pagesTexts);
  const resume = useEndpointChange(
    (path) => portal.POST('/{environment}/webhook-endpoints/{id}/resume', { params: { path }, body: {} }),
    endpoint,
    () => undefined,
  );
  const paused = endpoint.status === 'PAUSED';
  return (
    <>
      {paused ? (
        <Button icon={<IconPlayerPlay />} busy={resume.isPending} onClick={() => resume.mutate()}>
          {texts.resume}
        </Button>
      ) : (
        <Button icon={<IconPlayerPause />} onClick={() => onOpen('pause')}>
          {texts.pause}
        </Button>
      )}
      <Button onClick={() => onOpen('renew')}>{texts.newSecret}</Button>
      <IconMenu label={texts.more} icon={<IconDots />} outlined>
        <MenuItem onSelect={() => onOpen('roll')}>{texts.rollSecret}</MenuItem>
        <MenuItem onSelect={() => onOpen('change')}>{texts.change}</MenuItem>
        {endpoint.format === 'legacy' && (
          <MenuItem onSelect={() => onOpen('switch')}>{texts.switch}</MenuItem>
        )}
        <MenuDivider />
        <MenuItem destructive onSelect={() => onOpen('remove')}>
          {texts.remove}
        </MenuItem>
      </IconMenu>
      <Button kind="filled" icon={<IconSend />} busy={test.isPending} onClick={test.send}>
        {texts.sendTest}
      </Button>
    </>
  );
}

function EndpointDeliveries({ endpoint }: { endpoint: Endpoint }) {
  const texts = useTexts(deliveriesTexts);
  const { environment, may } = usePortal();
  const [failed, setFailed] = useState(false);
  const search = { endpointId: endpoint.id, ...(failed && { state: 'FAILED' as const }) };
  const list = useDeliveries(environment, search, 10);
  const start = useStartResend();
  const { messages, retrying, givenUp } = endpoint.health;
  const missing = retrying + givenUp;
  const { rows } = list;
  const resend = () =>
    start.mutate(
      { failedSince: new Date(Date.now() - DAY_MS).toISOString(), endpointId: endpoint.id },
      { onError: toastError },
    );
  return (
    <section aria-label={texts.title}>
      <Row as="header" rowGap="2" gap="3" wrap className={webhooksCss.sectionHead}>
        <h2>{texts.title}</h2>
        <ChipRow label={texts.filters}>
          <ViewChip
            label={texts.views.all}
            count={messages}
            selected={!failed}
            onSelect={() => setFailed(false)}
          />
          <ViewChip
            label={texts.views.FAILED}
            count={missing}
            urgent={missing > 0}
            selected={failed}
            onSelect={() => setFailed(true)}
          />
        </ChipRow>
        {may('developers') && missing > 0 && endpoint.status === 'ACTIVE' && (
          <Button busy={start.isPending} onClick={resend}>
            {texts.resendFailed({ count: missing })}
          </Button>
        )}
      </Row>
      <RunningResends />
      <QueryBoundary query={list}>
        <div className={webhooksCss.tableBox}>
          <DeliveryTable
            rows={rows}
            empty={
              <Empty icon={<IconSend />} title={failed ? texts.noneTitle : texts.emptyTitle}>
                {failed ? texts.noneText : texts.emptyText}
              </Empty>
            }
          />
        </div>
      </QueryBoundary>
      {list.more.onMore && (
        <RouteButton kind="text" to="/$environment/deliveries" params={{ environment }} search={search}>
          {texts.all}
        </RouteButton>
      )}
    </section>
  );
}
