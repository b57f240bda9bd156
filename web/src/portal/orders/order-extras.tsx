// The approved extras and expenses of an order with why; they come with the invoice.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatCalendarDay, formatMoney } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { type BilledExtra, useExtras } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

export function OrderExtras({ id }: { id: string }) {
  const texts = useTexts(customerOrderTexts).extras;
  const { data: extras } = useExtras(id);
  if (!extras || extras.length === 0) return null;
  return (
    <FactGroup title={texts.title}>
      <Facts>
        {extras.map((extra) => (
          <ExtraFact key={extra.id} id={id} extra={extra} />
        ))}
      </Facts>
      <Text as="p" tone="muted">
        {texts.withInvoice}
      </Text>
    </FactGroup>
  );
}

function ExtraFact({ id, extra }: { id: string; extra: BilledExtra }) {
  const texts = useTexts(customerOrderTexts).extras;
  const language = useLanguage();
  const { environment } = usePortal();
  const { description, net, currency, paid, note, reason, hasReceipt } = extra;
  const why = [paid && texts.paidOn({ day: formatCalendarDay(language, paid.on) }), note, reason].filter(
    Boolean,
  );
  return (
    <Fact name={description[language]}>
      <div>{texts.net({ amount: formatMoney(language, Math.round(net * 100), currency) })}</div>
      {why.length > 0 && (
        <Text as="div" tone="muted">
          {why.join(' · ')}
        </Text>
      )}
      {hasReceipt && (
        <a
          href={`/api/v1/portal/${environment}/orders/${id}/extras/${extra.id}/receipt`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.receipt}
        </a>
      )}
    </Fact>
  );
}
