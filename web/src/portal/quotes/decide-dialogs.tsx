import { withoutFullStop } from '../../../../shared/text/full-stop.ts';
import { quotesTexts } from '../../../../shared/texts/generated/portal/quotes.ts';
import { portal } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { usePortal } from '../session.tsx';
import type { PortalQuote } from './quote-rows.tsx';

interface DialogProps {
  quote: PortalQuote;
  open: boolean;
  onClose: () => void;
}

export function AcceptDialog({ quote, gross, open, onClose }: DialogProps & { gross: string }) {
  const texts = useTexts(quotesTexts);
  const { environment, account } = usePortal();
  const accepting = useChange(
    () =>
      portal.POST('/{environment}/quotes/{id}/accept', {
        params: { path: { environment, id: quote.id } },
        body: { version: quote.version },
      }),
    {
      refreshes: [[environment]],
      onDone: ({ orderNumber }) => {
        toast(texts.accepted({ number: orderNumber ?? '' }));
        onClose();
      },
    },
  );
  return (
    <Dialog
      open={open}
      title={texts.acceptTitle({ quote: quote.quoteNumber ?? '' })}
      onClose={onClose}
      foot={{
        primary: {
          label: texts.acceptConfirm({ amount: gross }),
          change: accepting,
          onClick: () => accepting.mutate(),
        },
        cancel: texts.keepOpen,
      }}
    >
      <p>
        {(quote.isChange ? texts.acceptChangeText : texts.acceptText)({
          amount: gross,
          account: withoutFullStop(account.name),
        })}
      </p>
    </Dialog>
  );
}

export function DeclineDialog({ quote, open, onClose }: DialogProps) {
  const texts = useTexts(quotesTexts);
  const { environment } = usePortal();
  const declining = useChange(
    (given: { reason?: string }) =>
      portal.POST('/{environment}/quotes/{id}/decline', {
        params: { path: { environment, id: quote.id } },
        body: { version: quote.version, ...given },
      }),
    {
      refreshes: [[environment]],
      onDone: () => {
        toast(texts.declined);
        onClose();
      },
    },
  );
  return (
    <ReasonDialog
      open={open}
      title={texts.declineTitle({ quote: quote.quoteNumber ?? '' })}
      text={quote.isChange ? texts.declineChangeText : texts.declineText}
      label={texts.reason}
      confirm={texts.declineConfirm}
      keep={texts.keepOpen}
      ending={declining}
      onClose={onClose}
    />
  );
}
