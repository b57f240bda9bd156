// Adds an extra or expense to an order. It is approved at once.

import { useState } from 'react';
import { ADDED_KINDS, PAID_KINDS } from '../../../../shared/extras/kinds.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, SelectField, TextField } from '../../ui/inputs.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { parseNumber } from '../parse-number.ts';
import { type ExtraBody, useAddExtra } from './extra-queries.ts';
import { type ExtrasTexts, extrasTexts } from './texts.ts';

type Kind = `EXTRA ${(typeof ADDED_KINDS)[number]}` | `EXPENSE ${(typeof PAID_KINDS)[number]}`;

function kindChoices(texts: ExtrasTexts) {
  return [
    ...ADDED_KINDS.map((kind) => ({ value: `EXTRA ${kind}` as Kind, label: texts.extras[kind] })),
    ...PAID_KINDS.map((kind) => ({
      value: `EXPENSE ${kind}` as Kind,
      label: `${texts.categories.EXPENSE}: ${texts.expenses[kind]}`,
    })),
  ];
}

interface Typed {
  kind: Kind;
  name: string;
  quantity: string;
  minutes: string;
  gross: string;
  vatRate: string;
  currency: string;
  exchangeRate: string;
  paidOn: string;
  note: string;
  net: string;
  reason: string;
}

const isForeign = ({ currency }: Typed) => currency.trim().toUpperCase() !== 'EUR';
const orUndefined = (typed: string) => (typed.trim() === '' ? undefined : typed.trim());

function toBody(typed: Typed): ExtraBody {
  const [category, kind] = typed.kind.split(' ') as ['EXTRA' | 'EXPENSE', string];
  const note = orUndefined(typed.note);
  const quantity = orUndefined(typed.quantity);
  const counted = quantity === undefined ? {} : { quantity: parseNumber(quantity) };
  const extra =
    category === 'EXPENSE'
      ? {
          category,
          kind,
          gross: parseNumber(typed.gross),
          vatRate: parseNumber(typed.vatRate),
          currency: typed.currency.trim().toUpperCase(),
          ...(isForeign(typed) &&
            typed.exchangeRate.trim() !== '' && { exchangeRate: parseNumber(typed.exchangeRate) }),
          paidOn: typed.paidOn,
          ...counted,
          note,
        }
      : {
          category,
          kind,
          name: kind === 'OTHER' ? orUndefined(typed.name) : undefined,
          ...(kind === 'WAITING' ? { waitedMinutes: parseNumber(typed.minutes) } : counted),
          note,
        };
  const net = orUndefined(typed.net);
  const reason = orUndefined(typed.reason);
  return {
    extra,
    ...(net !== undefined && { net: parseNumber(net) }),
    ...(reason !== undefined && { reason }),
  } as ExtraBody;
}

export function AddExtraDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const texts = useTexts(extrasTexts);
  const [typed, setTyped] = useState<Typed>({
    kind: 'EXTRA WAITING',
    name: '',
    quantity: '',
    minutes: '',
    gross: '',
    vatRate: '19',
    currency: 'EUR',
    exchangeRate: '',
    paidOn: toLocal(new Date().toISOString()).slice(0, 10),
    note: '',
    net: '',
    reason: '',
  });
  const adding = useAddExtra(orderId, () => {
    toast(texts.order.added);
    onClose();
  });
  const field = (key: Exclude<keyof Typed, 'kind'>, name: string, label: string, decimal = true) => (
    <TextField
      name={name}
      label={label}
      {...(decimal && { inputMode: 'decimal' as const })}
      value={typed[key]}
      onChange={(value) => setTyped({ ...typed, [key]: value })}
    />
  );
  const isExpense = typed.kind.startsWith('EXPENSE');
  const { order } = texts;
  return (
    <Dialog open title={order.title} onClose={onClose}>
      <Form
        label={order.title}
        change={adding}
        names={{
          'extra.gross': order.gross,
          'extra.vatRate': order.vat,
          'extra.currency': order.currency,
          'extra.exchangeRate': order.exchangeRate,
          'extra.paidOn': order.day,
          'extra.waitedMinutes': order.minutes,
          'extra.quantity': order.pieces,
          net: texts.net,
          reason: texts.reason,
        }}
        onSubmit={() => adding.mutate(toBody(typed))}
      >
        <SelectField
          name="extra.kind"
          label={order.kind}
          value={typed.kind}
          choices={kindChoices(texts)}
          onChange={(kind) => setTyped({ ...typed, kind })}
        />
        {typed.kind === 'EXTRA OTHER' && field('name', 'extra.name', order.name, false)}
        {typed.kind === 'EXTRA WAITING'
          ? field('minutes', 'extra.waitedMinutes', order.minutes)
          : field('quantity', 'extra.quantity', order.pieces)}
        {isExpense && field('gross', 'extra.gross', order.gross)}
        {isExpense && field('vatRate', 'extra.vatRate', order.vat)}
        {isExpense && field('currency', 'extra.currency', order.currency, false)}
        {isExpense && isForeign(typed) && field('exchangeRate', 'extra.exchangeRate', order.exchangeRate)}
        {isExpense && field('paidOn', 'extra.paidOn', order.day, false)}
        {field('note', 'extra.note', order.note, false)}
        {field('net', 'net', texts.net)}
        {field('reason', 'reason', texts.reason, false)}
        <FormActions submit={order.save} />
      </Form>
    </Dialog>
  );
}
