// The notice of an import that a changed agreement stopped: how many prices changed, and by how much.
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { formatSums } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Import } from './import-types.ts';

export function PriceNotice({ imported }: { imported: Import }) {
  const { prices } = useWords({ en, de });
  const language = useLanguage();
  const { state, priceChanges } = imported;
  if (state === 'CHECKING') return <Notice tone="warn" title={prices.checking} />;
  const changed = priceChanges.reduce((sum, { rows }) => sum + rows, 0);
  if (changed === 0) return <Notice tone="info" title={prices.same} />;
  const sums = (amountOf: (one: Import['priceChanges'][number]) => number) =>
    formatSums(
      language,
      priceChanges.map((one) => ({ cents: Math.round(amountOf(one) * 100), currency: one.currency })),
    );
  return (
    <Notice tone="warn" title={prices.changed(changed)}>
      {prices.sums(
        sums((one) => one.formerNet),
        sums((one) => one.net),
      )}
    </Notice>
  );
}
