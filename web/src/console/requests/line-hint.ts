// A short text below a line that explains where its price comes from.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatNumber } from '../../ui/format.ts';
import type { LineDraft } from './line-draft.ts';
import type { RequestToQuote } from './queries.ts';
import { requestsTexts } from './texts.ts';

export function useLineHint({ proposal, order, version }: RequestToQuote, { code }: LineDraft): string {
  const texts = useTexts(requestsTexts).editor;
  const language = useLanguage();
  const km = (value: number) => formatNumber(language, Math.round(value), 'kilometer');
  if (code === null) return version > 0 ? '' : texts.added;
  if (code === 'TRANSPORT') return texts.toPrice;
  const included = proposal.includedKm ?? 0;
  if (code === 'BASE' && included > 0) return texts.includes({ km: km(included) });
  if (code === 'DISTANCE' && included > 0 && order.distanceKm !== null) {
    return texts.lessIncluded({ km: km(order.distanceKm), included: km(included) });
  }
  return texts.byAgreement;
}
