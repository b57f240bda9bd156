// The extras and expenses of an order, with their decisions, and the button that adds one.
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Marked, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { FactCard } from '../orders/fact-card.tsx';
import { useConsole } from '../session.tsx';
import { AddExtraDialog } from './add-extra.tsx';
import { ExtraDecision } from './extra-decision.tsx';
import { ExtraFacts } from './extra-facts.tsx';
import { type Extra, receiptAddress, useExtrasOfOrder } from './extra-queries.ts';
import { nameOfExtra } from './format-extra.ts';
import { extrasTexts } from './texts.ts';

const TONES: Record<Extra['state'], Tone> = { PROPOSED: 'warn', APPROVED: 'good', REFUSED: 'muted' };

export function OrderExtras({ orderId, canAdd }: { orderId: string; canAdd: boolean }) {
  const texts = useTexts(extrasTexts);
  const { may } = useConsole();
  const { data: extras } = useExtrasOfOrder(orderId);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = canAdd && may('staff');
  if (!extras || (extras.length === 0 && !mayAdd)) return null;
  return (
    <FactCard
      title={texts.order.title}
      aside={
        mayAdd && (
          <Button small kind="text" onClick={() => setAdding(true)}>
            {texts.order.add}
          </Button>
        )
      }
    >
      {extras.length === 0 && (
        <Text as="p" tone="muted">
          {texts.order.none}
        </Text>
      )}
      <Stack gap="4">
        {extras.map((extra) => (
          <OrderExtra key={extra.id} extra={extra} />
        ))}
      </Stack>
      {isAdding && <AddExtraDialog orderId={orderId} onClose={() => setAdding(false)} />}
    </FactCard>
  );
}

function OrderExtra({ extra }: { extra: Extra }) {
  const texts = useTexts(extrasTexts);
  const { may } = useConsole();
  const format = { texts, language: useLanguage() };
  return (
    <div>
      <strong>{nameOfExtra(format, extra)}</strong>{' '}
      <Marked tone={TONES[extra.state]}>{extra.invoiced ? texts.invoiced : texts.states[extra.state]}</Marked>
      <ExtraFacts extra={extra} />
      {extra.hasReceipt && (
        <a href={receiptAddress(extra.id)} target="_blank" rel="noreferrer">
          {texts.receipt}
        </a>
      )}
      {extra.state === 'PROPOSED' && may('staff') && <ExtraDecision extra={extra} />}
    </div>
  );
}
