// Cancels an invoice, or issues a new one for an order whose invoice was cancelled.
import { useState } from 'react';
import { accountingTexts } from '../../../../shared/texts/generated/console/accounting.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { CreditButton } from './invoice/credit-dialog.tsx';
import { type Invoice, type OfOneOrder, useCorrection } from './queries.ts';

const isOfOneOrder = (invoice: Invoice): invoice is OfOneOrder =>
  invoice.orderId !== null && invoice.orderNumber !== null;

export function Correction({ invoice }: { invoice: Invoice }) {
  const words = useTexts(accountingTexts);
  const { may } = useConsole();
  if (invoice.cancelledBy || invoice.kind === 'CREDIT_NOTE') return null;
  if (invoice.corrects === null)
    return may('accounting') ? (
      <Row gap="1" justify="end">
        <CreditButton invoice={invoice} />
        {invoice.creditedBy.length === 0 && <Cancel invoice={invoice} />}
      </Row>
    ) : null;
  if (invoice.replacedBy) return <Text tone="muted">{words.replacedBy({ number: invoice.replacedBy })}</Text>;
  // A run invoices several orders again.
  return may('accounting') && isOfOneOrder(invoice) ? (
    <Reinvoice invoice={invoice} />
  ) : (
    <Text tone="muted">{words.toReinvoice}</Text>
  );
}

function Cancel({ invoice }: { invoice: Invoice }) {
  const words = useTexts(accountingTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { invoiceNumber, firstOrderId, orderNumber, orderCount, gross, currency, accountName, mailTo } =
    invoice;
  const cancelling = useCorrection(firstOrderId ?? '', () => {
    toast(words.cancelled({ number: invoiceNumber }));
    setOpen(false);
  });
  const amount = formatMoney(language, Math.round(gross * 100), currency);
  return (
    <>
      <Button
        small
        kind="text"
        aria-label={words.cancelOne({ number: invoiceNumber })}
        onClick={() => setOpen(true)}
      >
        {words.cancel}
      </Button>
      <ReasonDialog
        open={open}
        title={words.cancelTitle({ number: invoiceNumber })}
        text={`${words.cancelText({ amount, customer: accountName, order: orderNumber ?? words.ordersOf({ count: orderCount }) })} ${words.mailGoes({ email: mailTo })}`}
        label={words.reason}
        hint={words.reasonHint}
        needed
        confirm={words.cancelConfirm({ number: invoiceNumber })}
        keep={words.cancelKeep}
        ending={{
          ...cancelling,
          mutate: ({ reason = '' }) =>
            cancelling.mutate({ command: 'cancel_invoice', invoiceNumber, reason }),
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Reinvoice({ invoice }: { invoice: OfOneOrder }) {
  const words = useTexts(accountingTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { orderId, orderNumber, gross, currency, accountName, mailTo } = invoice;
  const invoicing = useCorrection(orderId, () => {
    toast(words.reinvoiced({ order: orderNumber }));
    setOpen(false);
  });
  // The amount of a cancellation is negative.
  const amount = formatMoney(language, Math.abs(Math.round(gross * 100)), currency);
  return (
    <>
      <Button small aria-label={words.reinvoiceOne({ order: orderNumber })} onClick={() => setOpen(true)}>
        {words.reinvoice}
      </Button>
      <Dialog
        open={open}
        title={words.reinvoiceTitle({ order: orderNumber })}
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: words.reinvoiceOne({ order: orderNumber }),
            change: invoicing,
            onClick: () => invoicing.mutate({ command: 'reinvoice' }),
          },
        }}
      >
        <p>
          {words.reinvoiceText({ amount, customer: accountName })} {words.mailGoes({ email: mailTo })}
        </p>
      </Dialog>
    </>
  );
}
