// Withdraws an offer to a carrier, after the question and with a reason.
import { carriersTexts } from '../../../../shared/texts/generated/console/carriers.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useOfferAction } from './carrier-queries.ts';

export function WithdrawOffer({
  id,
  carrier,
  isAccepted,
  onClose,
}: {
  id: string;
  carrier: string;
  isAccepted: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(carriersTexts);
  const withdrawing = useOfferAction(
    ({ reason }: { reason?: string }) =>
      operations.POST('/carrier-offers/{id}/withdraw', {
        params: { path: { id } },
        body: reason ? { remarks: reason } : {},
      }),
    { message: texts.withdrawn, onDone: onClose },
  );
  return (
    <ReasonDialog
      open
      title={texts.withdrawTitle({ carrier })}
      text={isAccepted ? texts.withdrawAccepted : texts.withdrawOpen}
      label={texts.reason}
      confirm={texts.withdrawConfirm}
      keep={texts.keep}
      ending={withdrawing}
      onClose={onClose}
    />
  );
}
