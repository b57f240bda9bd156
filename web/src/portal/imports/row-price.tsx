// The price of a row, or why it needs a quote.
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { Money } from '../../ui/money.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import type { Import, ImportRow } from './import-types.ts';
import importsCss from './imports.module.css';
import { importsTexts } from './texts.ts';

/** With the former price, while a change of the agreement waits for its confirmation. */
export function Price({ row, imported }: { row: ImportRow; imported: Import }) {
  const { prices } = useTexts(importsTexts);
  const language = useLanguage();
  const { priceChanged, formerNet, formerCurrency } = row;
  if (!priceChanged) return <PriceNow row={row} imported={imported} />;
  const former = formerNet !== null && formerCurrency !== null;
  return (
    <span className={importsCss.importQuote}>
      <PriceNow row={row} imported={imported} />
      <Text tone="muted">
        {former
          ? prices.before({ price: formatMoney(language, Math.round(formerNet * 100), formerCurrency) })
          : prices.beforeByQuote}
      </Text>
    </span>
  );
}

function PriceNow({ row, imported }: { row: ImportRow; imported: Import }) {
  const texts = useTexts(importsTexts);
  const language = useLanguage();
  const { net, currency, quoteReason, distanceKm } = row;
  if (quoteReason !== null) {
    const limit = imported.distanceLimitKm;
    const far = quoteReason === 'DISTANCE_ABOVE_LIMIT' && distanceKm !== null;
    const reason = far
      ? texts.distance({
          km: formatNumber(language, Math.round(distanceKm), 'kilometer'),
          limit: limit === null ? null : formatNumber(language, limit),
        })
      : (findText(texts.quoteReasons, quoteReason) ?? quoteReason);
    return (
      <span className={importsCss.importQuote}>
        <Marked tone="warn">{texts.table.byQuote}</Marked>
        <Text tone="muted">{reason}</Text>
      </span>
    );
  }
  return <Money cents={net === null ? null : Math.round(net * 100)} currency={currency ?? 'EUR'} />;
}
