// A change that the customer has to accept: what it would change, until when, and withdrawing it.
import { termsTexts } from '../../../../../shared/texts/generated/console/orders/terms.ts';
import { historyTexts } from '../../../../../shared/texts/generated/orders/history.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatChange } from '../../../orders/format-change.ts';
import { toCents } from '../../../orders/order-status.tsx';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTimeInSentence, formatMoney } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConsole } from '../../session.tsx';
import { type DispatchListItem, useOrderHistory } from '../order-queries.ts';
import { useOfferedChange, useWithdrawChange } from './use-change.ts';

export function OfferedChange({ order }: { order: DispatchListItem }) {
  const texts = useTexts(termsTexts);
  const history = useTexts(historyTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const { data: offer } = useOfferedChange(order.id, useOrderHistory(order.id).data);
  const withdrawing = useWithdrawChange(order.id, () => toast(texts.withdrawn));
  if (!offer) return null;
  const nowMs = Date.now();
  const until = formatDayTimeInSentence(language, new Date(offer.validUntil), nowMs);
  const net = formatMoney(language, toCents(offer.price.net), offer.price.currency);
  return (
    <Notice
      tone="info"
      title={texts.onOffer.title({ quote: offer.quoteNumber, net })}
      action={
        may('dispatch') && (
          <Button small busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {texts.onOffer.withdraw}
          </Button>
        )
      }
    >
      <p>{texts.onOffer.until({ until })}</p>
      {offer.changes
        .flatMap(({ field, values }) => formatChange({ texts: history, language, nowMs }, field, values))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </Notice>
  );
}
