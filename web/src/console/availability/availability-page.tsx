// The availability of a driver: the terms of work on the left, the absences on the right.
import { getRouteApi } from '@tanstack/react-router';
import { availabilityTexts } from '../../../../shared/texts/generated/console/availability.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { AbsenceList } from './absence-list.tsx';
import css from './availability.module.css';
import { useDriver, useTerms } from './availability-queries.ts';
import { TermsForm } from './terms-form.tsx';

const route = getRouteApi('/frame/drivers/$id/availability');

export function AvailabilityPage() {
  const texts = useTexts(availabilityTexts);
  const { id } = route.useParams();
  const [driver, terms] = [useDriver(id), useTerms(id)];
  const error = driver.error ?? terms.error;
  return (
    <>
      <PageHead
        title={driver.data?.name ?? texts.crumb}
        crumbs={[
          { label: texts.drivers, to: '/drivers' },
          { label: driver.data ? `${driver.data.name}: ${texts.crumb}` : texts.crumb },
        ]}
      />
      {error && !(driver.data && terms.data) ? (
        <ErrorState
          error={error}
          onRetry={() => {
            void driver.refetch();
            void terms.refetch();
          }}
        />
      ) : (
        <Grid className={css.page} gap="8" align="start" collapse="desktop">
          {terms.data ? (
            <TermsForm key={id} driverId={id} terms={terms.data} />
          ) : (
            <SkeletonLines lines={12} />
          )}
          {driver.data ? <AbsenceList driver={driver.data} /> : <SkeletonLines lines={6} />}
        </Grid>
      )}
    </>
  );
}
