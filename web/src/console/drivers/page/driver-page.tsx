// The page of a driver: where she is, when she is free, and what is wrong.
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import layoutCss from '../../../ui/layout.module.css';
import { LiveMark } from '../../../ui/live.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { PendingAssignments } from '../../assign/pending-assignments.tsx';
import { DriverAbsences } from './driver-absences.tsx';
import { DriverAxis } from './driver-axis.tsx';
import { DriverHead } from './driver-head.tsx';
import { DriverHours } from './driver-hours.tsx';
import { DriverLicences } from './driver-licences.tsx';
import { DriverMap } from './driver-map.tsx';
import { DriverDamages, DriverExpenses } from './driver-money.tsx';
import css from './driver-page.module.css';
import { type DriverPageData, useDriverPage } from './driver-page-queries.ts';
import { DriverTrips } from './driver-trips.tsx';
import { PageCard } from './page-card.tsx';

const route = getRouteApi('/frame/drivers/$id');

export function DriverPage() {
  const { id } = route.useParams();
  const query = useDriverPage(id);
  const { data, error } = query;
  if (data) return <Loaded key={id} page={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.code === 'INVALID_REQUEST'))
    return <NoSuchDriver />;
  return <Loading error={error} onRetry={() => query.refetch()} />;
}

function NoSuchDriver() {
  const texts = useTexts(driverPageTexts);
  return (
    <PageHead
      title={texts.notFound}
      meta={<Text tone="muted">{texts.notFoundText}</Text>}
      actions={<RouteButton to="/drivers">{texts.back}</RouteButton>}
    />
  );
}

/** Cards of the size of what comes. */
function Loading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const texts = useTexts(driverPageTexts);
  const { title } = useTexts(driversTexts);
  return (
    <div className={layoutCss.fullPage}>
      <PageHead
        title={title}
        crumbs={[{ label: title, to: '/drivers' }]}
        meta={undefined}
        actions={<LiveMark />}
      />
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className={css.page} aria-busy="true">
          <div className={css.main}>
            <PageCard title={texts.axis.title}>
              <SkeletonLines lines={6} />
            </PageCard>
            <PageCard title={texts.week.title}>
              <SkeletonLines lines={8} />
            </PageCard>
          </div>
          <div className={css.side}>
            <PageCard title={texts.map.title}>
              <SkeletonLines lines={7} />
            </PageCard>
            <PageCard title={texts.hours.title}>
              <SkeletonLines lines={6} />
            </PageCard>
          </div>
        </div>
      )}
    </div>
  );
}

function Loaded({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts);
  const [isSick, setSick] = useState(false);
  const absences = useRef<HTMLDivElement>(null);
  // The note is unfolded from the menu, too: its first field gets the focus.
  useEffect(() => {
    if (isSick) absences.current?.querySelector('input')?.focus();
  }, [isSick]);
  return (
    <div className={layoutCss.fullPage}>
      <DriverHead page={page} onSick={() => setSick(true)} />
      <div className={css.page}>
        <div className={css.main}>
          <DriverAxis page={page} />
          <DriverTrips page={page} />
          <div className={css.thirds}>
            <DriverExpenses page={page} />
            <DriverDamages page={page} />
            <DriverLicences page={page} />
          </div>
        </div>
        <div className={css.side}>
          <DriverMap page={page} />
          <DriverHours
            page={page}
            terms={
              page.absences && (
                <Link to="/drivers/$id/availability" params={{ id: page.driver.id }}>
                  {texts.hours.terms}
                </Link>
              )
            }
          />
          <div ref={absences}>
            <DriverAbsences page={page} isSick={isSick} onSick={setSick} />
          </div>
        </div>
      </div>
      <PendingAssignments />
    </div>
  );
}
