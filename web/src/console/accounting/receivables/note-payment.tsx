// Notes a payment for an invoice by hand: cash, a card, or a transfer that no statement shows.
import { useState } from 'react';
import { receivablesTexts } from '../../../../../shared/texts/generated/console/accounting/receivables.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatMoney } from '../../../ui/format.ts';
import { FormActions, TextField, wireTo } from '../../../ui/inputs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { toLocal } from '../../../ui/local-time.ts';
import { mainAction, pageAction } from '../../../ui/row-actions.ts';
import { parseNumber } from '../../parse-number.ts';
import { cents, type Payable, useNotePayment } from './queries.ts';

/** `isMain`: the filled button of a page, with the amount. */
export function NotePayment({ item, isMain = false }: { item: Payable; isMain?: boolean }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        small={!isMain}
        kind={isMain ? 'filled' : 'text'}
        {...(isMain ? pageAction : mainAction)}
        {...(!isMain && { 'aria-label': texts.noteFor({ number: item.invoiceNumber }) })}
        onClick={() => setOpen(true)}
      >
        {isMain
          ? texts.noteOf({ amount: formatMoney(language, cents(item.open), item.currency) })
          : texts.note}
      </Button>
      <Dialog
        open={open}
        title={texts.noteFor({ number: item.invoiceNumber })}
        onClose={() => setOpen(false)}
      >
        <NoteForm item={item} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NoteForm({ item, onDone }: { item: Payable; onDone: () => void }) {
  const texts = useTexts(receivablesTexts);
  const language = useLanguage();
  const { id, invoiceNumber, open, currency, accountName } = item;
  const [typed, setTyped] = useState({
    amount: open.toLocaleString(language, { minimumFractionDigits: 2, useGrouping: false }),
    discount: '',
    bookedOn: toLocal(new Date().toISOString()).slice(0, 10),
    payerName: accountName,
    note: '',
  });
  const wire = wireTo(typed, setTyped);
  const noting = useNotePayment(() => {
    toast(texts.noted({ number: invoiceNumber }));
    onDone();
  });
  const amount = parseNumber(typed.amount);
  const discount = typed.discount.trim() === '' ? 0 : parseNumber(typed.discount);
  const rest = open - amount - discount;
  return (
    <Form
      label={texts.noteFor({ number: invoiceNumber })}
      change={noting}
      names={{
        amount: texts.paidAmount,
        shares: texts.discount,
        bookedOn: texts.bookedOn,
        payerName: texts.payer,
        note: texts.howPaid,
      }}
      onSubmit={() =>
        noting.mutate({
          bookedOn: typed.bookedOn,
          amount,
          currency,
          payerName: typed.payerName.trim() || null,
          ...(typed.note.trim() && { note: typed.note.trim() }),
          shares: [{ invoiceId: id, amount, discount }],
        })
      }
    >
      <Grid columns={2} gap="4" align="start">
        <TextField
          name="amount"
          label={texts.paidAmount}
          hint={texts.openOf({ amount: formatMoney(language, cents(open), currency) })}
          inputMode="decimal"
          {...wire('amount')}
        />
        <TextField
          name="shares"
          label={texts.discount}
          hint={texts.discountHint}
          inputMode="decimal"
          optional
          {...wire('discount')}
        />
      </Grid>
      <DateField name="bookedOn" label={texts.bookedOn} yearlessDay="nearest" {...wire('bookedOn')} />
      <TextField name="payerName" label={texts.payer} maxLength={200} optional {...wire('payerName')} />
      <TextField
        name="note"
        label={texts.howPaid}
        hint={texts.howPaidHint}
        maxLength={500}
        optional
        {...wire('note')}
      />
      <p>
        {Number.isNaN(rest)
          ? ''
          : rest > 0
            ? texts.leaves({ amount: formatMoney(language, cents(rest), currency) })
            : texts.settles({ number: invoiceNumber })}
      </p>
      <FormActions
        submit={
          Number.isNaN(amount)
            ? texts.note
            : texts.noteAmount({
                amount: formatMoney(language, cents(amount), currency),
                number: invoiceNumber,
              })
        }
      />
    </Form>
  );
}
