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
  const words = useTexts(quotesTexts);
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
        toast(words.accepted({ number: orderNumber ?? '' }));
        onClose();
      },
    },
  );
  return (
    <Dialog
      open={open}
      title={words.acceptTitle({ quote: quote.quoteNumber ?? '' })}
      onClose={onClose}
      foot={{
        primary: {
          label: words.acceptConfirm({ amount: gross }),
          change: accepting,
          onClick: () => accepting.mutate(),
        },
        cancel: words.keepOpen,
      }}
    >
      <p>
        {(quote.isChange ? words.acceptChangeText : words.acceptText)({
          amount: gross,
          account: account.name,
        })}
      </p>
    </Dialog>
  );
}

export function DeclineDialog({ quote, open, onClose }: DialogProps) {
  const words = useTexts(quotesTexts);
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
        toast(words.declined);
        onClose();
      },
    },
  );
  return (
    <ReasonDialog
      open={open}
      title={words.declineTitle({ quote: quote.quoteNumber ?? '' })}
      text={quote.isChange ? words.declineChangeText : words.declineText}
      label={words.reason}
      confirm={words.declineConfirm}
      keep={words.keepOpen}
      ending={declining}
      onClose={onClose}
    />
  );
}
