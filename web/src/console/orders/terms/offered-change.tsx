// A change that the customer has to accept: what it would change, until when, and withdrawing it.
import { useLanguage } from '../../../messages/language.ts';
import { useWords } from '../../../messages/use-words.ts';
import { formatChange } from '../../../orders/format-change.ts';
import { toCents } from '../../../orders/order-status.tsx';
import { historyDe } from '../../../orders/words/history-de.ts';
import { historyEn } from '../../../orders/words/history-en.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTimeInSentence, formatMoney } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConsole } from '../../session.tsx';
import { type DispatchListItem, useOrderHistory } from '../order-queries.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { useOfferedChange, useWithdrawChange } from './use-change.ts';

export function OfferedChange({ order }: { order: DispatchListItem }) {
  const words = useWords({ en, de });
  const history = useWords({ en: historyEn, de: historyDe });
  const language = useLanguage();
  const { may } = useConsole();
  const { data: offer } = useOfferedChange(order.id, useOrderHistory(order.id).data);
  const withdrawing = useWithdrawChange(order.id, () => toast(words.withdrawn));
  if (!offer) return null;
  const nowMs = Date.now();
  const until = formatDayTimeInSentence(language, new Date(offer.validUntil), nowMs);
  const net = formatMoney(language, toCents(offer.price.net), offer.price.currency);
  return (
    <Notice
      tone="info"
      title={words.onOffer.title(offer.quoteNumber, net)}
      action={
        may('dispatch') && (
          <Button small busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {words.onOffer.withdraw}
          </Button>
        )
      }
    >
      <p>{words.onOffer.until(until)}</p>
      {offer.changes
        .flatMap(({ field, values }) => formatChange({ words: history, language, nowMs }, field, values))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </Notice>
  );
}
