// The page of a carrier: does it answer, what does it cost, and who drives for it.
import { getRouteApi } from '@tanstack/react-router';
import { carrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { carriersTexts } from '../../../../../shared/texts/generated/console/carriers.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import layoutCss from '../../../ui/layout.module.css';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Status } from '../../../ui/status.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import cardCss from '../../drivers/page/driver-page.module.css';
import { PageCard } from '../../drivers/page/page-card.tsx';
import { CarrierDrivers } from './carrier-drivers.tsx';
import { CarrierLanes } from './carrier-lanes.tsx';
import { CarrierOffers } from './carrier-offers.tsx';
import { type CarrierPageData, useCarrierPage } from './carrier-page-queries.ts';
import { CarrierAnswers, CarrierCosts, CarrierPeople, CarrierTermsCard } from './carrier-sides.tsx';
import { describeCarrier } from './describe-carrier.ts';

const route = getRouteApi('/frame/carriers/$id');

export function CarrierPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useCarrierPage(id);
  if (data) return <Loaded key={id} page={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.code === 'INVALID_REQUEST'))
    return <NoSuchCarrier />;
  return <Loading error={error} onRetry={() => refetch()} />;
}

function NoSuchCarrier() {
  const texts = useTexts(carrierPageTexts);
  return (
    <PageHead
      title={texts.notFound}
      meta={<Text tone="muted">{texts.notFoundText}</Text>}
      actions={<RouteButton to="/carriers">{texts.back}</RouteButton>}
    />
  );
}

/** Cards of the size of what comes. */
function Loading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const texts = useTexts(carrierPageTexts);
  const { title } = useTexts(carriersTexts);
  return (
    <div className={layoutCss.fullPage}>
      <PageHead title={title} crumbs={[{ label: title, to: '/carriers' }]} meta={undefined} />
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className={cardCss.page} aria-busy="true">
          <div className={cardCss.main}>
            <PageCard title={texts.offersTitle}>
              <SkeletonLines lines={6} />
            </PageCard>
            <PageCard title={texts.lanesTitle}>
              <SkeletonLines lines={6} />
            </PageCard>
          </div>
          <div className={cardCss.side}>
            <PageCard title={texts.whoAnswers}>
              <SkeletonLines lines={4} />
            </PageCard>
          </div>
        </div>
      )}
    </div>
  );
}

function Loaded({ page }: { page: CarrierPageData }) {
  const texts = useTexts(carrierPageTexts);
  const names = useTexts(carriersTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  return (
    <div className={layoutCss.fullPage}>
      <PageHead
        title={page.name}
        crumbs={[{ label: names.title, to: '/carriers' }, { label: page.name }]}
        aside={
          page.status === 'ACTIVE' ? (
            <Status tone="good">{texts.active}</Status>
          ) : (
            <Status tone="muted" mark="ended">
              {texts.suspended}
            </Status>
          )
        }
        meta={<strong>{describeCarrier({ texts, names, language, nowMs }, page)}</strong>}
        actions={
          <RouteButton to="/accounts/$id" params={{ id: page.id }}>
            {texts.account}
          </RouteButton>
        }
      />
      <div className={cardCss.page}>
        <div className={cardCss.main}>
          <CarrierOffers page={page} />
          <CarrierLanes page={page} />
          <CarrierDrivers page={page} />
        </div>
        <div className={cardCss.side}>
          <CarrierPeople page={page} />
          <CarrierAnswers page={page} />
          <CarrierCosts page={page} />
          <CarrierTermsCard page={page} />
        </div>
      </div>
    </div>
  );
}
