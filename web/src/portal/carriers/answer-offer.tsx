// The answer of a carrier: to an offer, and to a trip that changed after it was accepted.
import { useState } from 'react';
import { carriersTexts } from '../../../../shared/texts/generated/portal/carriers.ts';
import { portal } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { type Offer, useOfferAction } from './offer-queries.ts';

function useAccept({ id }: Offer, onDone: () => void) {
  const { environment } = usePortal();
  const params = { path: { environment, id } };
  return useOfferAction(
    (_: undefined) => portal.POST('/{environment}/carrier-offers/{id}/accept', { params }),
    onDone,
  );
}

function useDecline({ id }: Offer, onDone: () => void) {
  const { environment } = usePortal();
  const params = { path: { environment, id } };
  return useOfferAction(
    ({ reason }: { reason?: string }) =>
      portal.POST('/{environment}/carrier-offers/{id}/decline', {
        params,
        body: reason ? { remarks: reason } : {},
      }),
    onDone,
  );
}

export function Answer({ offer, amount }: { offer: Offer; amount: string }) {
  const texts = useTexts(carriersTexts);
  const { account } = usePortal();
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const close = () => setAsked(null);
  const accepting = useAccept(offer, () => {
    toast(texts.accepted);
    close();
  });
  const declining = useDecline(offer, () => {
    toast(texts.declined);
    close();
  });
  const number = offer.order.orderNumber ?? '';
  if (!offer.mayAnswer) return <NotYours isOpen={offer.state === 'OFFERED'} />;
  return (
    <div className={buttonCss.buttonRow}>
      <Button kind="filled" onClick={() => setAsked('accept')}>
        {texts.accept({ amount })}
      </Button>
      <Button onClick={() => setAsked('decline')}>{texts.decline}</Button>
      <Dialog
        open={asked === 'accept'}
        title={texts.acceptTitle({ number })}
        onClose={close}
        foot={{
          primary: {
            label: texts.accept({ amount }),
            change: accepting,
            onClick: () => accepting.mutate(undefined),
          },
          cancel: texts.later,
        }}
      >
        <p>{texts.acceptText({ amount, account: account.name })}</p>
      </Dialog>
      <ReasonDialog
        open={asked === 'decline'}
        title={texts.declineTitle({ number })}
        text={texts.declineText}
        label={texts.reason}
        confirm={texts.decline}
        keep={texts.later}
        ending={declining}
        onClose={close}
      />
    </div>
  );
}

/** Confirming changes nothing else, so it needs no second question. */
export function Confirm({ offer }: { offer: Offer }) {
  const texts = useTexts(carriersTexts);
  const [isGivingBack, setGivingBack] = useState(false);
  const confirming = useAccept(offer, () => toast(texts.confirmed));
  const givingBack = useDecline(offer, () => {
    toast(texts.givenBack);
    setGivingBack(false);
  });
  if (!offer.mayAnswer) return <NotYours isOpen />;
  return (
    <div className={buttonCss.buttonRow}>
      <Button kind="filled" busy={confirming.isPending} onClick={() => confirming.mutate(undefined)}>
        {texts.confirm}
      </Button>
      <Button onClick={() => setGivingBack(true)}>{texts.giveBack}</Button>
      <ErrorState error={confirming.error} />
      <ReasonDialog
        open={isGivingBack}
        title={texts.giveBackTitle({ number: offer.order.orderNumber ?? '' })}
        text={texts.giveBackText}
        label={texts.reason}
        confirm={texts.giveBack}
        keep={texts.later}
        ending={givingBack}
        onClose={() => setGivingBack(false)}
      />
    </div>
  );
}

function NotYours({ isOpen }: { isOpen: boolean }) {
  const texts = useTexts(carriersTexts);
  const { may } = usePortal();
  return isOpen && !may('orderers') ? (
    <Text as="p" tone="muted">
      {texts.notYours}
    </Text>
  ) : null;
}
