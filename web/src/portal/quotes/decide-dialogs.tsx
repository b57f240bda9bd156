// Accepts or declines a quote after explaining the effect; the decision applies to the version that was read.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quotesTexts } from '../../../../shared/texts/generated/portal/quotes.ts';
import { ApiError } from '../../api/api-error.ts';
import { portal } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
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
  const queries = useQueryClient();
  const accepting = useMutation({
    mutationFn: async () => {
      const call = { params: { path: { environment, id: quote.id } }, body: { version: quote.version } };
      return (await portal.POST('/{environment}/quotes/{id}/accept', call)).data!;
    },
    onSuccess: async ({ orderNumber }) => {
      toast(words.accepted({ number: orderNumber ?? '' }));
      onClose();
      await queries.invalidateQueries({ queryKey: [environment] });
    },
  });
  return (
    <Dialog
      open={open}
      title={words.acceptTitle({ quote: quote.quoteNumber ?? '' })}
      onClose={onClose}
      foot={{
        primary: {
          label: words.acceptConfirm({ amount: gross }),
          busy: accepting.isPending,
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
      {accepting.error instanceof ApiError && <ErrorState error={accepting.error} />}
    </Dialog>
  );
}

export function DeclineDialog({ quote, open, onClose }: DialogProps) {
  const words = useTexts(quotesTexts);
  const { environment } = usePortal();
  const queries = useQueryClient();
  const declining = useMutation({
    mutationFn: (given: { reason?: string }) =>
      portal.POST('/{environment}/quotes/{id}/decline', {
        params: { path: { environment, id: quote.id } },
        body: { version: quote.version, ...given },
      }),
    onSuccess: async () => {
      toast(words.declined);
      onClose();
      await queries.invalidateQueries({ queryKey: [environment] });
    },
  });
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
