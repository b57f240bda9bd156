// A carrier has the order: own drivers can be assigned once its offer is withdrawn.
import { useState } from 'react';
import { assignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WithdrawOffer } from '../carriers/withdraw-offer.tsx';
import type { Candidate } from './candidates.ts';

export function CarrierHasOrder({ candidates }: { candidates: readonly Candidate[] }) {
  const texts = useTexts(assignTexts);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const found = candidates
    .flatMap(({ conflicts }) => conflicts)
    .find((conflict) => conflict.kind === 'CARRIER_HAS_ORDER');
  if (!found) return null;
  const { carrier, offerId, mayWithdraw } = found;
  return (
    <>
      <Notice
        tone="warn"
        title={texts.carrierHasOrder({ carrier })}
        action={
          mayWithdraw && (
            <Button small onClick={() => setWithdrawing(true)}>
              {texts.withdrawFirst}
            </Button>
          )
        }
      >
        {mayWithdraw && texts.carrierFirst}
      </Notice>
      {isWithdrawing && (
        <WithdrawOffer id={offerId} carrier={carrier} isAccepted onClose={() => setWithdrawing(false)} />
      )}
    </>
  );
}
