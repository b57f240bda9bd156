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
  const texts = useTexts(accountingTexts);
  const { may } = useConsole();
  if (invoice.cancelledBy || invoice.kind === 'CREDIT_NOTE') return null;
  if (invoice.corrects === null)
    return may('accounting') ? (
      <Row gap="1" justify="end">
        <CreditButton invoice={invoice} />
        {invoice.creditedBy.length === 0 && <Cancel invoice={invoice} />}
      </Row>
    ) : null;
  if (invoice.replacedBy) return <Text tone="muted">{texts.replacedBy({ number: invoice.replacedBy })}</Text>;
  // A run invoices several orders again.
  return may('accounting') && isOfOneOrder(invoice) ? (
    <Reinvoice invoice={invoice} />
  ) : (
    <Text tone="muted">{texts.toReinvoice}</Text>
  );
}

function Cancel({ invoice }: { invoice: Invoice }) {
  const texts = useTexts(accountingTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { invoiceNumber, firstOrderId, orderNumber, orderCount, gross, currency, accountName, mailTo } =
    invoice;
  const cancelling = useCorrection(firstOrderId ?? '', () => {
    toast(texts.cancelled({ number: invoiceNumber }));
    setOpen(false);
  });
  const amount = formatMoney(language, Math.round(gross * 100), currency);
  return (
    <>
      <Button
        small
        kind="text"
        aria-label={texts.cancelOne({ number: invoiceNumber })}
        onClick={() => setOpen(true)}
      >
        {texts.cancel}
      </Button>
      <ReasonDialog
        open={open}
        title={texts.cancelTitle({ number: invoiceNumber })}
        text={`${texts.cancelText({ amount, customer: accountName, order: orderNumber ?? texts.ordersOf({ count: orderCount }) })} ${texts.mailGoes({ email: mailTo })}`}
        label={texts.reason}
        hint={texts.reasonHint}
        needed
        confirm={texts.cancelConfirm({ number: invoiceNumber })}
        keep={texts.cancelKeep}
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
  const texts = useTexts(accountingTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { orderId, orderNumber, gross, currency, accountName, mailTo } = invoice;
  const invoicing = useCorrection(orderId, () => {
    toast(texts.reinvoiced({ order: orderNumber }));
    setOpen(false);
  });
  // The amount of a cancellation is negative.
  const amount = formatMoney(language, Math.abs(Math.round(gross * 100)), currency);
  return (
    <>
      <Button small aria-label={texts.reinvoiceOne({ order: orderNumber })} onClick={() => setOpen(true)}>
        {texts.reinvoice}
      </Button>
      <Dialog
        open={open}
        title={texts.reinvoiceTitle({ order: orderNumber })}
        onClose={() => setOpen(false)}
        foot={{
          primary: {
            label: texts.reinvoiceOne({ order: orderNumber }),
            change: invoicing,
            onClick: () => invoicing.mutate({ command: 'reinvoice' }),
          },
        }}
      >
        <p>
          {texts.reinvoiceText({ amount, customer: accountName })} {texts.mailGoes({ email: mailTo })}
        </p>
      </Dialog>
    </>
  );
}
