// The offers to a carrier with their answers and how long these took; those that wait come first.
import { IconTruck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { carrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { carriersTexts } from '../../../../../shared/texts/generated/console/carriers.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatAbsolute } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { Route } from '../../../ui/route.tsx';
import { Status } from '../../../ui/status.tsx';
import { Empty } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { PageCard } from '../../drivers/page/page-card.tsx';
import css from './carrier-page.module.css';
import type { CarrierPageData, CarrierPageOffer } from './carrier-page-queries.ts';
import { describeAnswer } from './describe-carrier.ts';
import { formatSince } from './format-since.ts';

export function CarrierOffers({ page: { offers, answers, since } }: { page: CarrierPageData }) {
  const texts = useTexts(carrierPageTexts);
  const language = useLanguage();
  const { accepted, declined, expired, waiting } = answers;
  const day = formatSince(language, since);
  return (
    <PageCard
      title={texts.offersTitle}
      aside={<Text tone="muted">{texts.offersSummary({ day, accepted, declined, expired, waiting })}</Text>}
    >
      {offers.length === 0 ? (
        <Empty icon={<IconTruck />} title={texts.noOffers}>
          {texts.noOffersText}
        </Empty>
      ) : (
        // A scrollable element must be reachable by keyboard.
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside that of its card.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is narrow.
        <div role="group" className={css.scroll} aria-label={texts.offersTitle} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.route}</th>
                <th scope="col">{texts.offered}</th>
                <th scope="col">{texts.answer}</th>
                <th scope="col" className={css.number}>
                  {texts.after}
                </th>
                <th scope="col" className={css.number}>
                  {texts.net}
                </th>
              </tr>
            </thead>
            <tbody>
              {offers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PageCard>
  );
}

function OfferRow({ offer }: { offer: CarrierPageOffer }) {
  const texts = useTexts(carrierPageTexts);
  const names = useTexts(carriersTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const { tone, text, by, after, isWaiting } = describeAnswer({ texts, names, language, nowMs }, offer);
  return (
    <tr data-waits={isWaiting || undefined}>
      <td>
        <Link to="/orders/$id" params={{ id: offer.orderNumber }}>
          {offer.orderNumber}
        </Link>
      </td>
      <td>
        <Route from={offer.from} to={offer.to} />
      </td>
      <td title={formatAbsolute(language, new Date(offer.createdAt))}>
        <DayTime at={offer.createdAt} />
      </td>
      <td>
        <Status tone={tone}>{text}</Status> {by && <Text tone="muted">{by}</Text>}
      </td>
      <td className={css.number}>{after}</td>
      <td className={css.number}>
        <strong>
          <Money cents={Math.round(offer.net * 100)} currency={offer.currency} />
        </strong>
      </td>
    </tr>
  );
}
