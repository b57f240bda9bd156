// The notice of an import that a changed agreement stopped: how many prices changed, and by how much.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatSums } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Import } from './import-types.ts';
import { importsTexts } from './texts.ts';

export function PriceNotice({ imported }: { imported: Import }) {
  const { prices } = useTexts(importsTexts);
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
    <Notice tone="warn" title={prices.changed({ count: changed })}>
      {prices.sums({ before: sums((one) => one.formerNet), now: sums((one) => one.net) })}
    </Notice>
  );
}
