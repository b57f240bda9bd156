import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { deleteQuoteDraft } from './draft.ts';
import { type RequestToQuote, useReject, useWithdraw } from './queries.ts';
import { quoteStateOf } from './quote-state.ts';
import { requestsTexts } from './texts.ts';

interface Props {
  id: string;
  number: string;
  open: boolean;
  onClose: () => void;
}

/** Only a quote that the customer has is ended by mail. */
export function RejectDialog({
  request,
  open,
  onClose,
}: Pick<Props, 'open' | 'onClose'> & { request: RequestToQuote }) {
  const { id, requestNumber } = request.order;
  const number = requestNumber ?? '';
  const recipient = quoteStateOf(request) === 'OFFERED' ? request.account.email : null;
  const texts = useTexts(requestsTexts).editor;
  const rejecting = useReject(id, () => {
    deleteQuoteDraft(id);
    toast(texts.rejected({ number }));
    onClose();
  });
  return (
    <ReasonDialog
      open={open}
      title={texts.rejectTitle({ number })}
      text={texts.rejectText({ recipient: recipient || null })}
      label={texts.rejectReason}
      confirm={texts.rejectConfirm}
      keep={texts.rejectKeep}
      ending={rejecting}
      onClose={onClose}
    />
  );
}

export function WithdrawDialog({
  id,
  number,
  recipient,
  open,
  onClose,
}: Props & { recipient: string | null }) {
  const texts = useTexts(requestsTexts).editor;
  const withdrawing = useWithdraw(id, () => {
    toast(texts.withdrawn);
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      title={texts.withdrawTitle({ number })}
      confirm={texts.withdrawConfirm}
      keep={texts.withdrawKeep}
      change={withdrawing}
      onConfirm={() => withdrawing.mutate()}
      onClose={onClose}
    >
      <p>{texts.withdrawText({ recipient: recipient || null })}</p>
    </ConfirmDialog>
  );
}
