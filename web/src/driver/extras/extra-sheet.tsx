// Adds or changes an extra or expense: its kind, the amount with VAT, litres or kWh, and the receipt.

import { useState } from 'react';
import { PAID_KINDS, unitOfExpense } from '../../../../shared/extras/kinds.ts';
import { useLanguage } from '../../messages/language.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import type { ExtraInput, Trip } from '../local-store/records.ts';
import { saveExtra } from '../local-store/store-extras.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { type ExtraForm, emptyForm, type FormProblem, formOf, readForm } from './extra-form.ts';
import { PhotoField } from './photo-field.tsx';
import { useExtraTexts } from './use-extra-texts.ts';

const VAT_RATES = [19, 7, 0];

export function ExtraSheet({
  trip,
  changed,
  onClose,
}: {
  trip: Trip;
  /** Null for a new one. */
  changed: { id: string; input: ExtraInput; hasReceipt: boolean } | null;
  onClose: () => void;
}) {
  const texts = useExtraTexts();
  const [form, setForm] = useState(() =>
    changed ? formOf(changed.input, trip, new Date()) : emptyForm(trip, new Date()),
  );
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const change = (changes: Partial<ExtraForm>) => setForm((before) => ({ ...before, ...changes }));
  const save = async () => {
    const read = readForm(form);
    if (typeof read === 'string') {
      setProblem(read);
      return;
    }
    const id = changed?.id ?? crypto.randomUUID();
    if (await trySave(() => saveExtra(trip.id, id, read, picture))) void syncNow();
    onClose();
  };
  return (
    <Sheet title={changed ? texts.change : texts.title} onClose={onClose}>
      <Kinds trip={trip} form={form} change={change} />
      {form.category === 'EXPENSE' ? (
        <PaidFields form={form} change={change} />
      ) : (
        <ServiceFields trip={trip} form={form} change={change} />
      )}
      <PhotoField
        label={texts.photo}
        isAdded={picture !== null || changed?.hasReceipt === true}
        onPhoto={setPicture}
      />
      <Field label={texts.note} value={form.note} onChange={(note) => change({ note })} />
      {problem && (
        <p className={layoutCss.toneAlert} role="alert">
          {problem === 'amount' ? texts.wrongAmount : texts.wrongQuantity}
        </p>
      )}
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{texts.cancel}</TapButton>
        <TapButton kind="filled" onClick={() => void save()}>
          {texts.save}
        </TapButton>
      </div>
    </Sheet>
  );
}

interface FieldsProps {
  form: ExtraForm;
  change: (changes: Partial<ExtraForm>) => void;
}

function Kinds({ trip, form, change }: FieldsProps & { trip: Trip }) {
  const texts = useExtraTexts();
  const agreed = trip.agreedExtras ?? [];
  return (
    <Row as="fieldset" gap="2" align="stretch" wrap aria-label={texts.what}>
      {PAID_KINDS.map((kind) => (
        <Choice
          key={kind}
          label={texts.expenses[kind]}
          chosen={form.category === 'EXPENSE' && form.kind === kind}
          onChoose={() => change({ category: 'EXPENSE', kind, name: null })}
        />
      ))}
      {agreed.map(({ kind, name }) => (
        <Choice
          key={`${kind} ${name}`}
          label={name ?? texts.extras[kind]}
          chosen={form.category === 'EXTRA' && form.kind === kind && form.name === name}
          onChoose={() => change({ category: 'EXTRA', kind, name })}
        />
      ))}
    </Row>
  );
}

function Choice({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={layoutCss.choice} aria-pressed={chosen} onClick={onChoose}>
      {label}
    </button>
  );
}

function PaidFields({ form, change }: FieldsProps) {
  const texts = useExtraTexts();
  const measured = unitOfExpense(form.kind);
  const unit = measured && { l: texts.litres, kWh: texts.kilowattHours }[measured];
  return (
    <>
      <Field label={texts.gross} decimal value={form.gross} onChange={(gross) => change({ gross })} />
      <Row as="fieldset" gap="2" align="stretch" wrap aria-label={texts.vat}>
        {VAT_RATES.map((rate) => (
          <Choice
            key={rate}
            label={`${rate} %`}
            chosen={form.vatRate === rate}
            onChoose={() => change({ vatRate: rate })}
          />
        ))}
      </Row>
      {unit && (
        <Field label={unit} decimal value={form.quantity} onChange={(quantity) => change({ quantity })} />
      )}
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {texts.day}
        <input
          type="date"
          value={form.paidOn}
          onChange={({ target }) => target.value && change({ paidOn: target.value })}
        />
      </Stack>
    </>
  );
}

function ServiceFields({ trip, form, change }: FieldsProps & { trip: Trip }) {
  const texts = useExtraTexts();
  const language = useLanguage();
  if (form.kind !== 'WAITING') {
    return (
      <Field
        label={texts.pieces}
        decimal
        value={form.quantity}
        onChange={(quantity) => change({ quantity })}
      />
    );
  }
  return (
    <>
      <Field label={texts.minutes} decimal value={form.minutes} onChange={(minutes) => change({ minutes })} />
      {trip.arrivedAtPickup && (
        <p>{texts.minutesFrom({ time: formatClock(language, new Date(trip.arrivedAtPickup)) })}</p>
      )}
    </>
  );
}

function Field({
  label,
  value,
  decimal = false,
  onChange,
}: {
  label: string;
  value: string;
  decimal?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <Stack as="label" gap="1-5" className={partsCss.sheetField}>
      {label}
      <input
        inputMode={decimal ? 'decimal' : 'text'}
        maxLength={decimal ? 10 : 500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  );
}
