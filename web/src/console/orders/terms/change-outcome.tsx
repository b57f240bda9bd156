// The preview of a change: the price before and after, what the customer and the driver get, and warnings.
import { IconArrowRight, IconWebhook } from '@tabler/icons-react';
import { useLanguage } from '../../../messages/language.ts';
import { useWords } from '../../../messages/use-words.ts';
import { toCents } from '../../../orders/order-status.tsx';
import { PriceFacts } from '../../../orders/price-facts.tsx';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import orderCss from '../order.module.css';
import type { DispatchListItem } from '../order-queries.ts';
import { de } from './de.ts';
import { en } from './en.ts';
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
  const words = useWords({ en, de });
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
          {words.needsQuote.why[preview.quoteReason] ?? preview.quoteReason}{' '}
          {redirect ? words.needsQuote.onTheWay : words.needsQuote.offered(until ?? '')}
        </Notice>
      )}
      {preview.warnings.length > 0 && (
        <ul className={termsCss.warnings}>
          {preview.warnings.map((warning) => (
            <li key={warning}>{words.warnings[warning](preview.driver ?? '')}</li>
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
  words: typeof en,
  language: 'en' | 'de',
  order: DispatchListItem,
  { event, mailTo, driver }: ChangePreview,
): string {
  const told = [
    event && event.receivers > 0 && words.told.event(event.type, order.customer.name),
    mailTo && words.told.mail(mailTo),
    driver && words.told.driver(driver),
  ].filter((part): part is string => typeof part === 'string');
  return told.length === 0 ? words.told.nobody : words.told.sends(new Intl.ListFormat(language).format(told));
}

function Prices({ preview: { price, distanceKm } }: { preview: ChangePreview }) {
  const words = useWords({ en, de });
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
                `, ${words.difference(`${sign}${formatMoney(language, difference, after.currency)}`)}`}
            </Text>
          </>
        ) : (
          <p>{words.givePrice}</p>
        )}
      </section>
    </div>
  );
}
