// What the carrier gets on each lane beside what the customers pay, and where little is kept.
import { carrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatMoney } from '../../../ui/format.ts';
import { Route } from '../../../ui/route.tsx';
import { Text } from '../../../ui/text.tsx';
import { PageCard } from '../../drivers/page/page-card.tsx';
import css from './carrier-page.module.css';
import type { CarrierPageData } from './carrier-page-queries.ts';
import { formatSince } from './format-since.ts';

type Lane = CarrierPageData['lanes'][number];

export function CarrierLanes({ page: { lanes, since } }: { page: CarrierPageData }) {
  const texts = useTexts(carrierPageTexts);
  const language = useLanguage();
  const day = formatSince(language, since);
  const money = (amount: number, currency: string) =>
    formatMoney(language, Math.round(amount * 100), currency);
  return (
    <PageCard
      title={texts.lanesTitle}
      aside={lanes.length > 0 && <Text tone="muted">{texts.lanesSummary({ day })}</Text>}
    >
      {lanes.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noLanes({ day })}
        </Text>
      ) : (
        // A scrollable element must be reachable by keyboard.
        // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside that of its card.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the page is narrow.
        <div role="group" className={css.scroll} aria-label={texts.lanesTitle} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{texts.lane}</th>
                <th scope="col" className={css.number}>
                  {texts.km}
                </th>
                <th scope="col" className={css.number}>
                  {texts.orders}
                </th>
                <th scope="col" className={css.number}>
                  {texts.theirs}
                </th>
                <th scope="col" className={css.number}>
                  {texts.ours}
                </th>
                <th scope="col">{texts.part}</th>
                <th scope="col" className={css.number}>
                  {texts.kept}
                </th>
              </tr>
            </thead>
            <tbody>
              {lanes.map((lane) => (
                <tr key={`${lane.from} ${lane.to} ${lane.currency}`}>
                  <td>
                    <Route from={lane.from} to={lane.to} />
                  </td>
                  <td className={css.number}>{lane.km === null ? '–' : Math.round(lane.km)}</td>
                  <td className={css.number}>{lane.orders}</td>
                  <td className={css.number}>
                    <strong>{money(lane.theirs, lane.currency)}</strong>
                  </td>
                  <td className={css.number}>{money(lane.ours, lane.currency)}</td>
                  <td>
                    <Part lane={lane} />
                  </td>
                  <td className={css.number}>
                    <Text
                      tone={lane.keepsLittle ? 'warn' : 'ink'}
                      weight={lane.keepsLittle ? 'medium' : undefined}
                    >
                      {money(lane.kept, lane.currency)}
                    </Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lanes
        .filter(({ keepsLittle }) => keepsLittle)
        .map(({ from, to, keptPercent, ownDriver, currency }) => (
          <p key={`${from} ${to} ${currency}`}>
            <Text tone="warn" weight="medium">
              {keptPercent < 0
                ? texts.losesMoney({ from, to })
                : texts.keepsLittle({ from, to, percent: keptPercent })}
            </Text>{' '}
            {ownDriver !== null && texts.ownDriver({ amount: money(ownDriver, currency) })}
          </p>
        ))}
    </PageCard>
  );
}

function Part({ lane: { theirs, ours, keepsLittle } }: { lane: Lane }) {
  const share = ours <= 0 ? 100 : Math.min(100, (theirs / ours) * 100);
  return (
    <svg
      className={css.part}
      data-little={keepsLittle || undefined}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="8" rx="2" />
      <rect width={share} height="8" rx="2" />
    </svg>
  );
}
