// The offers of an order to carriers on its page, and what dispatch does with them.
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { carriersTexts } from '../../../../shared/texts/generated/console/carriers.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDayTimeInSentence, formatMoney } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { IconMenu, MenuItem } from '../../ui/menu.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { FactCard } from '../orders/fact-card.tsx';
import { useConsole } from '../session.tsx';
import { type CarrierOffer, hasOrder, useOfferAction, useOffersOfOrder } from './carrier-queries.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { WithdrawOffer } from './withdraw-offer.tsx';

const UNASSIGNED = ['OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED'];

const APPEARANCE: Record<CarrierOffer['state'], { tone: Tone; mark?: 'ring' | 'ended' }> = {
  OFFERED: { tone: 'warn' },
  ACCEPTED: { tone: 'good' },
  DECLINED: { tone: 'muted', mark: 'ended' },
  EXPIRED: { tone: 'muted', mark: 'ended' },
  WITHDRAWN: { tone: 'muted', mark: 'ended' },
};

export function OrderCarriers({
  order,
}: {
  order: { id: string; internalStatus: string; sandbox: boolean; requestedPickup: string | null };
}) {
  const texts = useTexts(carriersTexts);
  const { may } = useConsole();
  const { data: offers } = useOffersOfOrder(order.id);
  const [isOffering, setOffering] = useState(false);
  if (!offers) return null;
  const isTaken = offers.some(hasOrder);
  const canOffer = may('dispatch') && !order.sandbox && !isTaken && UNASSIGNED.includes(order.internalStatus);
  if (offers.length === 0 && !canOffer) return null;
  return (
    <FactCard
      title={texts.onOrder.title}
      aside={
        canOffer && (
          <Button small kind="text" onClick={() => setOffering(true)}>
            {texts.onOrder.offer}
          </Button>
        )
      }
    >
      <Stack gap="3">
        {offers.length === 0 && (
          <Text as="p" tone="muted">
            {texts.onOrder.none}
          </Text>
        )}
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </Stack>
      {isOffering && <OfferDialog order={order} offers={offers} onClose={() => setOffering(false)} />}
    </FactCard>
  );
}

function Offer({ offer }: { offer: CarrierOffer }) {
  const texts = useTexts(carriersTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const { carrier, state, endReason, remarks, driver, endedAt, confirmSince } = offer;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const path = { id: offer.id };
  const answering = useOfferAction(
    (answer: 'ACCEPT' | 'DECLINE') =>
      operations.POST('/carrier-offers/{id}/answer', { params: { path }, body: { answer } }),
    { message: texts.answered },
  );
  const isRunning = endedAt === null;
  const isAsked = isRunning && (state === 'OFFERED' || confirmSince !== null);
  const when = (at: string) => formatDayTimeInSentence(language, new Date(at), Date.now());
  const details = [
    texts.onOrder.net({ amount: formatMoney(language, offer.netCents, offer.currency) }),
    state === 'OFFERED' && texts.onOrder.until({ when: when(offer.deadline) }),
    endReason && texts.endReasons[endReason],
    state === 'ACCEPTED' && (driver ? texts.onOrder.driver({ name: driver.name }) : texts.onOrder.noDriver),
  ].filter(Boolean);
  return (
    <Stack gap="0-5">
      <Row gap="2" justify="between" align="center">
        <Row gap="2" wrap align="baseline">
          <strong>{carrier}</strong>
          <Status {...APPEARANCE[state]}>{texts.states[state]}</Status>
        </Row>
        {may('dispatch') && isRunning && (
          <IconMenu label={texts.onOrder.actions({ carrier })} icon={<IconDots />}>
            {isAsked && (
              <>
                <MenuItem onSelect={() => answering.mutate('ACCEPT')}>
                  {confirmSince ? texts.onOrder.confirmFor : texts.onOrder.acceptFor}
                </MenuItem>
                <MenuItem onSelect={() => answering.mutate('DECLINE')}>
                  {confirmSince ? texts.onOrder.giveBackFor : texts.onOrder.declineFor}
                </MenuItem>
              </>
            )}
            <MenuItem onSelect={() => setWithdrawing(true)}>{texts.onOrder.withdraw}</MenuItem>
          </IconMenu>
        )}
      </Row>
      <Text tone="muted">{details.join(' · ')}</Text>
      {isRunning && confirmSince && (
        <Status tone="warn">{texts.onOrder.askedAgain({ when: when(confirmSince) })}</Status>
      )}
      {remarks && <p>{remarks}</p>}
      <ErrorState error={answering.error} />
      {isWithdrawing && (
        <WithdrawOffer
          id={offer.id}
          carrier={carrier}
          isAccepted={state === 'ACCEPTED'}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Stack>
  );
}
