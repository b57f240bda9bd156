// The preview of a change: the price before and after, what the customer and the driver get, and warnings.
import { IconArrowRight, IconWebhook } from '@tabler/icons-react';
import { fillText } from '../../../../../shared/text/fill-text.ts';
import { findText } from '../../../../../shared/text/find-text.ts';
import { type TermsTexts, termsTexts } from '../../../../../shared/texts/generated/console/orders/terms.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toCents } from '../../../orders/order-status.tsx';
import { PriceFacts } from '../../../orders/price-facts.tsx';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import orderCss from '../order.module.css';
import type { DispatchListItem } from '../order-queries.ts';
import termsCss from './terms.module.css';
import type { ChangePreview } from './use-change.ts';

export function ChangeOutcome({
  order,
  preview,
  redirect,
}: {
  order: DispatchListItem;
  preview: ChangePreview;
  redirect: boolean;
}) {
  const words = useTexts(termsTexts);
  const language = useLanguage();
  if (preview.outcome === 'NOTHING')
    return (
      <Text as="p" tone="muted">
        {words.nothing}
      </Text>
    );
  const until =
    preview.validUntil && formatDayTimeInSentence(language, new Date(preview.validUntil), Date.now());
  return (
    <Stack gap="3">
      <Prices preview={preview} />
      {preview.quoteReason && (
        <Notice tone="warn" title={words.needsQuote.title}>
          {findText(words.needsQuote.why, preview.quoteReason) ?? preview.quoteReason}{' '}
          {redirect ? words.needsQuote.onTheWay : words.needsQuote.offered({ until: until ?? '' })}
        </Notice>
      )}
      {preview.warnings.length > 0 && (
        <ul className={termsCss.warnings}>
          {preview.warnings.map((warning) => (
            <li key={warning}>{fillText(words.warnings[warning], { driver: preview.driver ?? '' })}</li>
          ))}
        </ul>
      )}
      <p className={orderCss.dispatchEffects}>
        <IconWebhook size={15} aria-hidden="true" />
        <span>{formatTold(words, language, order, preview)}</span>
      </p>
    </Stack>
  );
}

function formatTold(
  words: TermsTexts,
  language: 'en' | 'de',
  order: DispatchListItem,
  { event, mailTo, driver }: ChangePreview,
): string {
  const told = [
    event && event.receivers > 0 && words.told.event({ type: event.type, customer: order.customer.name }),
    mailTo && words.told.mail({ address: mailTo }),
    driver && words.told.driver({ name: driver }),
  ].filter((part): part is string => typeof part === 'string');
  return told.length === 0
    ? words.told.nobody
    : words.told.sends({ what: new Intl.ListFormat(language).format(told) });
}

function Prices({ preview: { price, distanceKm } }: { preview: ChangePreview }) {
  const words = useTexts(termsTexts);
  const language = useLanguage();
  const { before, after, basis } = price;
  const km = (value: number | null) =>
    value !== null && formatNumber(language, Math.round(value), 'kilometer');
  const difference = before && after ? toCents(after.net) - toCents(before.net) : 0;
  const sign = difference > 0 ? '+' : '';
  return (
    <div className={termsCss.prices}>
      <section aria-label={words.priceBefore}>
        <h4>
          {words.priceBefore} <Text tone="muted">{km(distanceKm.before)}</Text>
        </h4>
        {before ? (
          <PriceFacts price={before} />
        ) : (
          <Text as="p" tone="muted">
            {words.noPrice}
          </Text>
        )}
      </section>
      <IconArrowRight className={termsCss.arrow} size={18} aria-hidden="true" />
      <section aria-label={words.priceAfter}>
        <h4>
          {words.priceAfter} <Text tone="muted">{km(distanceKm.after)}</Text>
        </h4>
        {after ? (
          <>
            <PriceFacts price={after} />
            <Text as="p" tone="muted">
              {words.basis[basis]}
              {difference !== 0 &&
                `, ${words.difference({ amount: `${sign}${formatMoney(language, difference, after.currency)}` })}`}
            </Text>
          </>
        ) : (
          <p>{words.givePrice}</p>
        )}
      </section>
    </div>
  );
}
