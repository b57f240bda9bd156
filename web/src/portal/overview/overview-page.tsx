// The overview: what needs attention, today's transfers, and the calls of the last 24 hours.

import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { localeOf } from '../../../../shared/text/locale.ts';
import { overviewTexts } from '../../../../shared/texts/generated/portal/overview.ts';
import { portal } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { attentionItems, type Overview } from './attention-items.ts';
import { FirstSteps, isUnderWay } from './first-steps.tsx';
import { Movements } from './movements.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import overviewCss from './overview.module.css';
import { Traffic } from './traffic.tsx';

export function OverviewPage() {
  const texts = useTexts(overviewTexts);
  const language = useLanguage();
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const overview = useOverview();
  const { data, error } = overview;
  const day = useNow((nowMs) =>
    new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(nowMs),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => overview.refetch()} />;
  const items = data && attentionItems(data);
  return (
    <>
      <PageHead
        title={
          data
            ? texts.sentence({
                orders: data.counts.needsAttention,
                others: technicalCount(data),
                moving: data.counts.onTheRoad,
              })
            : texts.title
        }
        name={texts.title}
        meta={<Text tone="muted">{day}</Text>}
        actions={
          may('orderers') && (
            <>
              <Button icon={<IconTableImport />} onClick={() => navigate({ to: `/${environment}/import` })}>
                {texts.importCsv}
              </Button>
              <Button
                kind="filled"
                icon={<IconPlus />}
                onClick={() => navigate({ to: `/${environment}/orders/new` })}
              >
                {texts.newOrder}
              </Button>
            </>
          )
        }
      />
      {environment === 'sandbox' && data?.firstSteps && isUnderWay(data.firstSteps) && (
        <FirstSteps done={data.firstSteps} />
      )}
      <Grid
        collapse="tablet"
        className={join(overviewCss.overviewColumns, !may('technical') && overviewCss.overviewSingle)}
      >
        <NeedsAttention items={items} orders={data?.counts.needsAttention ?? 0} />
        {may('technical') && <Traffic traffic={data?.traffic ?? null} />}
      </Grid>
      <Movements orders={data?.movements} />
    </>
  );
}

/** Endpoints and keys need attention, too, but are not in the list of orders. */
function technicalCount({ endpoints, keys }: Overview): number {
  return endpoints.length + keys.length;
}

function useOverview() {
  const { environment } = usePortal();
  const dayFrom = useNow((nowMs) => new Date(nowMs).setHours(0, 0, 0, 0));
  return useCall([environment, 'overview', dayFrom], (signal) =>
    portal.GET('/{environment}/overview', {
      params: { path: { environment }, query: { dayFrom: new Date(dayFrom).toISOString() } },
      signal,
    }),
  );
}
