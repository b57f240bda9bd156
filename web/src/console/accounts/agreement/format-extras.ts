// Extras and expenses of an agreement in readable form, for the comparison of two versions.
import { EXPENSE_KINDS } from '../../../../../shared/extras/kinds.ts';
import type { Language } from '../../../messages/language.ts';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import type { Terms } from '../queries.ts';
import type { AgreementTexts } from './texts.ts';

export function formatExtras({ extras: texts }: AgreementTexts, language: Language, terms: Terms) {
  const { currency } = terms;
  const money = (amount: number | null) => formatMoney(language, Math.round((amount ?? 0) * 100), currency);
  const describeTerm = (term: Terms['extras'][number]): string => {
    switch (term.kind) {
      case 'WAITING':
        return texts.waitingTerm({ price: money(term.netPerQuarterHour), minutes: term.freeMinutes });
      case 'TRIP_IN_VAIN':
      case 'LATE_CANCELLATION': {
        const { percentOfPrice, net } = term;
        const share =
          percentOfPrice === null
            ? money(net)
            : texts.share({ percent: formatNumber(language, percentOfPrice) });
        return 'hoursBeforePickup' in term ? texts.lateTerm({ share, hours: term.hoursBeforePickup }) : share;
      }
      default:
        return money(term.net);
    }
  };
  const extras = terms.extras.map((term) => {
    const name = term.kind === 'OTHER' ? term.name : texts.kinds[term.kind];
    return { key: `extra ${term.kind} ${name}`, name, value: describeTerm(term) };
  });
  const expenses = EXPENSE_KINDS.map((kind) => {
    const { billing, limitNet } = terms.expenses[kind];
    const value = billing === 'UP_TO' ? texts.upTo({ limit: money(limitNet) }) : texts.billing[billing];
    return { key: `expense ${kind}`, name: `${texts.expenses}: ${texts.expenseKinds[kind]}`, value };
  });
  return [...extras, ...expenses];
}
