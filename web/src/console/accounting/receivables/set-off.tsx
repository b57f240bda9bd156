// Uses a credit of the customer for an open invoice, with a letter about it.
import { useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatCalendarDay, formatMoney } from '../../../ui/format.ts';
import { FormActions, SelectField, TextField } from '../../../ui/inputs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { parseNumber } from '../../parse-number.ts';
import { useCredits, useSetOff } from '../payments/queries.ts';
import { cents, type Payable } from './queries.ts';

export function SetOff({ item }: { item: Payable }) {
  const texts = useTexts(assignTexts);
  const [open, setOpen] = useState(false);
  const title = texts.setOffFor({ number: item.invoiceNumber });
  return (
    <>
      <Button small kind="text" aria-label={title} onClick={() => setOpen(true)}>
        {texts.setOff}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        {open && <ChooseCredit item={item} />}
      </Dialog>
    </>
  );
}

type Credit = components['schemas']['Credit'];

function ChooseCredit({ item }: { item: Payable }) {
  const texts = useTexts(assignTexts);
  const { data, error } = useCredits(item.accountId, true);
  if (error && !data) return <ErrorState error={error} />;
  if (!data) return <p>{texts.readingCredits}</p>;
  const credits = data.data.filter(({ currency }) => currency === item.currency);
  return credits.length === 0 ? <p>{texts.noCredits}</p> : <SetOffForm item={item} credits={credits} />;
}

function SetOffForm({ item, credits }: { item: Payable; credits: readonly Credit[] }) {
  const texts = useTexts(assignTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, cents(amount), item.currency);
  const plain = (amount: number) =>
    amount.toLocaleString(language, { minimumFractionDigits: 2, useGrouping: false });
  const [id, setId] = useState(credits[0]!.id);
  const credit = credits.find((one) => one.id === id) ?? credits[0]!;
  const most = Math.min(credit.amount, item.open);
  const [typed, setTyped] = useState<string | null>(null);
  const [letter, setLetter] = useState<string | null>(null);
  const amount = typed === null ? most : parseNumber(typed);
  const settingOff = useSetOff((made) => setLetter(made.id));
  if (letter !== null) {
    return (
      <Stack gap="3">
        <p>{texts.setOffDone({ amount: money(amount), number: item.invoiceNumber })}</p>
        <a href={`/api/v1/ops/accounting/set-offs/${letter}/document`}>{texts.openLetter}</a>
      </Stack>
    );
  }
  const labelOf = (one: Credit) =>
    one.number === null
      ? texts.creditOfPayment({ amount: money(one.amount), day: formatCalendarDay(language, one.on) })
      : texts.creditOfInvoice({ amount: money(one.amount), number: one.number });
  return (
    <Form
      label={texts.setOff}
      change={settingOff}
      names={{ amount: texts.amount }}
      onSubmit={() =>
        settingOff.mutate({
          invoiceId: item.id,
          creditInvoiceId: credit.kind === 'INVOICE' ? credit.id : null,
          creditPaymentId: credit.kind === 'PAYMENT' ? credit.id : null,
          amount,
        })
      }
    >
      <SelectField
        name="credit"
        label={texts.credit}
        value={id}
        choices={credits.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={setId}
      />
      <TextField
        name="amount"
        label={texts.amount}
        hint={texts.setOffText}
        inputMode="decimal"
        value={typed ?? plain(most)}
        onChange={setTyped}
      />
      <FormActions
        submit={Number.isNaN(amount) ? texts.setOff : texts.setOffAmount({ amount: money(amount) })}
      />
    </Form>
  );
}
