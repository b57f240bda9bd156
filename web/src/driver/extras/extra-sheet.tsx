// Adds or changes an extra or expense: the receipt first, then what it was, the amount with VAT, litres or kWh, the day.

import { IconCircleX, IconDeviceFloppy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PAID_KINDS, unitOfExpense } from '../../../../shared/extras/kinds.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock, formatMoney } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { ExtraInput, Trip } from '../local-store/records.ts';
import { saveExtra } from '../local-store/store-extras.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useKeptForm } from '../parts/use-kept-form.ts';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { type ExtraForm, emptyForm, type FormProblem, formOf, readForm, splitVat } from './extra-form.ts';
import { Field } from './field.tsx';
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
  const language = useAppLanguage();
  const [newId] = useState(() => crypto.randomUUID());
  const id = changed?.id ?? newId;
  const { values, picture, savedAt, change, setPicture, drop } = useKeptForm<ExtraForm>(
    `extra/${changed?.id ?? trip.id}`,
    () => (changed ? formOf(changed.input, trip, new Date()) : emptyForm(trip, new Date())),
  );
  const { save, isFull, isBusy } = useSave();
  const [isChecked, setChecked] = useState(false);
  const read = readForm(values);
  const problem = isChecked && typeof read === 'string' ? read : null;
  const sum = typeof read === 'object' && read.category === 'EXPENSE' ? read.gross : null;
  const money = sum === null ? null : formatMoney(language, Math.round(sum * 100), 'EUR');
  const store = (photo: Blob | null) => {
    setChecked(true);
    if (typeof read === 'string') return;
    void save(
      () => saveExtra(trip.id, id, read, photo),
      () => {
        void drop();
        onClose();
      },
    );
  };
  return (
    <Sheet
      title={changed ? texts.change : values.category === 'EXPENSE' ? texts.expense : texts.extra}
      state={<DraftState isFull={isFull} savedAt={savedAt} />}
      onClose={onClose}
      foot={
        <>
          {isFull && <FullProblem />}
          {isFull && picture ? (
            <div className={layoutCss.tapPair}>
              <TapButton disabled={isBusy} onClick={() => store(null)}>
                {texts.withoutPhoto}
              </TapButton>
              <TapButton kind="filled" disabled={isBusy} onClick={() => store(picture)}>
                {texts.saveAgain}
              </TapButton>
            </div>
          ) : (
            <TapButton kind="filled" big disabled={isBusy} onClick={() => store(picture)}>
              {money ? texts.saveSum({ sum: money }) : texts.save}
            </TapButton>
          )}
          <Text as="p" tone="muted" size="type-5" className={layoutCss.bottomNote}>
            {texts.closing}
          </Text>
        </>
      }
    >
      <PhotoField
        label={texts.photo}
        question={texts.readable}
        isStored={changed?.hasReceipt === true}
        picture={picture}
        onPhoto={setPicture}
      />
      <Kinds trip={trip} form={values} change={change} />
      {values.category === 'EXPENSE' ? (
        <PaidFields form={values} problem={problem} change={change} />
      ) : (
        <ServiceFields trip={trip} form={values} problem={problem} change={change} />
      )}
      <Note value={values.note} onChange={(note) => change({ note })} />
    </Sheet>
  );
}

/** True only after the write. */
function DraftState({ isFull, savedAt }: { isFull: boolean; savedAt: string | null }) {
  const texts = useExtraTexts();
  const language = useAppLanguage();
  if (!isFull && savedAt === null) return <span />;
  return (
    <Row
      as="span"
      gap="1-5"
      size="type-5"
      className={join(isFull ? layoutCss.toneAlert : layoutCss.toneGood, layoutCss.toned)}
      role="status"
    >
      {isFull ? (
        <IconCircleX aria-hidden="true" size={18} />
      ) : (
        <IconDeviceFloppy aria-hidden="true" size={18} />
      )}
      {isFull ? texts.notSaved : texts.draftSaved({ time: formatClock(language, new Date(savedAt!)) })}
    </Row>
  );
}

interface FieldsProps {
  form: ExtraForm;
  problem?: FormProblem | null;
  change: (changes: Partial<ExtraForm>) => void;
}

function Kinds({ trip, form, change }: FieldsProps & { trip: Trip }) {
  const texts = useExtraTexts();
  const agreed = trip.agreedExtras ?? [];
  return (
    <Stack as="fieldset" gap="2" aria-label={texts.what}>
      <p className={partsCss.sheetLabel}>{texts.what}</p>
      <Row gap="2" align="stretch" wrap>
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
    </Stack>
  );
}

function Choice({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={layoutCss.choice} aria-pressed={chosen} onClick={onChoose}>
      {label}
    </button>
  );
}

function PaidFields({ form, problem, change }: FieldsProps) {
  const texts = useExtraTexts();
  const language = useAppLanguage();
  const measured = unitOfExpense(form.kind);
  const split = splitVat(form);
  const money = (cents: number) => formatMoney(language, cents, 'EUR');
  return (
    <>
      <Field
        label={texts.gross}
        look="amount"
        unit="€"
        value={form.gross}
        error={problem === 'amount' ? texts.wrongAmount : null}
        onChange={(gross) => change({ gross })}
      />
      <Stack as="fieldset" gap="2" aria-label={texts.vat}>
        <Row as="p" gap="2" justify="between" wrap>
          <span className={partsCss.sheetLabel}>{texts.vat}</span>
          {split && (
            <Text tone="muted" figures>
              {texts.split({ net: money(split.netCents), vat: money(split.vatCents) })}
            </Text>
          )}
        </Row>
        <Row gap="2" align="stretch" className={layoutCss.choicesEven}>
          {VAT_RATES.map((rate) => (
            <Choice
              key={rate}
              label={`${rate} %`}
              chosen={form.vatRate === rate}
              onChoose={() => change({ vatRate: rate })}
            />
          ))}
        </Row>
      </Stack>
      <Grid gap="3" className={measured ? partsCss.fieldPair : undefined}>
        {measured && (
          <Field
            label={{ l: texts.litres, kWh: texts.kilowattHours }[measured]}
            unit={measured}
            value={form.quantity}
            error={problem === 'quantity' ? texts.wrongQuantity : null}
            onChange={(quantity) => change({ quantity })}
          />
        )}
        <Stack as="label" gap="1-5" className={partsCss.sheetField}>
          {texts.day}
          <input
            type="date"
            value={form.paidOn}
            onChange={({ target }) => target.value && change({ paidOn: target.value })}
          />
        </Stack>
      </Grid>
    </>
  );
}

function ServiceFields({ trip, form, problem, change }: FieldsProps & { trip: Trip }) {
  const texts = useExtraTexts();
  const language = useAppLanguage();
  const error = problem === 'quantity' ? texts.wrongQuantity : null;
  if (form.kind !== 'WAITING') {
    return (
      <Field
        label={texts.pieces}
        value={form.quantity}
        error={error}
        onChange={(quantity) => change({ quantity })}
      />
    );
  }
  return (
    <>
      <Field
        label={texts.minutes}
        value={form.minutes}
        error={error}
        onChange={(minutes) => change({ minutes })}
      />
      {trip.arrivedAtPickup && (
        <p>{texts.minutesFrom({ time: formatClock(language, new Date(trip.arrivedAtPickup)) })}</p>
      )}
    </>
  );
}

function Note({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const texts = useExtraTexts();
  const [isOpen, setOpen] = useState(false);
  if (isOpen || value !== '')
    return <Field label={texts.note} look="text" value={value} onChange={onChange} error={null} />;
  return (
    <button type="button" className={partsCss.addLine} onClick={() => setOpen(true)}>
      <IconPlus aria-hidden="true" />
      {texts.addNote}
    </button>
  );
}
