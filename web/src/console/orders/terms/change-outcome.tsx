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
  const texts = useTexts(termsTexts);
  const language = useLanguage();
  if (preview.outcome === 'NOTHING')
    return (
      <Text as="p" tone="muted">
        {texts.nothing}
      </Text>
    );
  const until =
    preview.validUntil && formatDayTimeInSentence(language, new Date(preview.validUntil), Date.now());
  return (
    <Stack gap="3">
      <Prices preview={preview} />
      {preview.quoteReason && (
        <Notice tone="warn" title={texts.needsQuote.title}>
          {findText(texts.needsQuote.why, preview.quoteReason) ?? preview.quoteReason}{' '}
          {redirect ? texts.needsQuote.onTheWay : texts.needsQuote.offered({ until: until ?? '' })}
        </Notice>
      )}
      {preview.warnings.length > 0 && (
        <ul className={termsCss.warnings}>
          {preview.warnings.map((warning) => (
            <li key={warning}>{fillText(texts.warnings[warning], { driver: preview.driver ?? '' })}</li>
          ))}
        </ul>
      )}
      <p className={orderCss.dispatchEffects}>
        <IconWebhook size={15} aria-hidden="true" />
        <span>{formatTold(texts, language, order, preview)}</span>
      </p>
    </Stack>
  );
}

function formatTold(
  texts: TermsTexts,
  language: 'en' | 'de',
  order: DispatchListItem,
  { event, mailTo, driver }: ChangePreview,
): string {
  const notified = [
    event && event.receivers > 0 && texts.notifies.event({ type: event.type, customer: order.customer.name }),
    mailTo && texts.notifies.mail({ address: mailTo }),
    driver && texts.notifies.driver({ name: driver }),
  ].filter((part): part is string => typeof part === 'string');
  return notified.length === 0
    ? texts.notifies.nobody
    : texts.notifies.sends({ what: new Intl.ListFormat(language).format(notified) });
}

function Prices({ preview: { price, distanceKm } }: { preview: ChangePreview }) {
  const texts = useTexts(termsTexts);
  const language = useLanguage();
  const { before, after, basis } = price;
  const km = (value: number | null) =>
    value !== null && formatNumber(language, Math.round(value), 'kilometer');
  const difference = before && after ? toCents(after.net) - toCents(before.net) : 0;
  const sign = difference > 0 ? '+' : '';
  return (
    <div className={termsCss.prices}>
      <section aria-label={texts.priceBefore}>
        <h4>
          {texts.priceBefore} <Text tone="muted">{km(distanceKm.before)}</Text>
        </h4>
        {before ? (
          <PriceFacts price={before} />
        ) : (
          <Text as="p" tone="muted">
            {texts.noPrice}
          </Text>
        )}
      </section>
      <IconArrowRight className={termsCss.arrow} size={18} aria-hidden="true" />
      <section aria-label={texts.priceAfter}>
        <h4>
          {texts.priceAfter} <Text tone="muted">{km(distanceKm.after)}</Text>
        </h4>
        {after ? (
          <>
            <PriceFacts price={after} />
            <Text as="p" tone="muted">
              {texts.basis[basis]}
              {difference !== 0 &&
                `, ${texts.difference({ amount: `${sign}${formatMoney(language, difference, after.currency)}` })}`}
            </Text>
          </>
        ) : (
          <p>{texts.givePrice}</p>
        )}
      </section>
    </div>
  );
}
