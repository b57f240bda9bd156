// The dialogs of a short-term plate: its fields, hand it out, use it on an order, remove it.
import { useState } from 'react';
import { platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { addDays } from '../../../../shared/time/days.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { DriverFinder } from '../find/entity-finders.tsx';
import { type Plate, useActOnPlate, useRemovePlate, useSavePlate } from './plate-queries.ts';

/** A short-term plate is valid for five days. */
const LAST_DAY = 4;

export function PlateDialog({ plate, onClose }: { plate: Plate | null; onClose: () => void }) {
  const texts = useTexts(platesTexts).form;
  const today = toLocal(new Date().toISOString()).slice(0, 10);
  const [typed, setTyped] = useState({
    number: plate?.number ?? '',
    validFrom: plate?.validFrom ?? today,
    validUntil: plate?.validUntil ?? addDays(today, LAST_DAY),
  });
  const saving = useSavePlate(plate, ({ number }) => {
    toast((plate ? texts.changed : texts.added)({ number }));
    onClose();
  });
  const title = plate ? texts.change : texts.add;
  const set = (name: keyof typeof typed) => ({
    name,
    label: texts[name],
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        change={saving}
        names={{ number: texts.number, validFrom: texts.validFrom, validUntil: texts.validUntil }}
        onSubmit={() => saving.mutate({ ...typed, number: typed.number.trim() })}
      >
        <TextField {...set('number')} maxLength={20} />
        <DateField {...set('validFrom')} />
        <DateField {...set('validUntil')} />
        <FormActions submit={texts.save} />
      </Form>
    </Dialog>
  );
}

export function HandOutDialog({ plate, onClose }: { plate: Plate; onClose: () => void }) {
  const texts = useTexts(platesTexts).hand;
  const [driverId, setDriver] = useState('');
  const [order, setOrder] = useState('');
  const acting = useActOnPlate(({ number }) => {
    toast(texts.done({ number }));
    onClose();
  });
  const { id, version, number } = plate;
  return (
    <Dialog open title={texts.title({ number })} onClose={onClose}>
      <Form
        label={texts.title({ number })}
        change={acting}
        names={{ driverId: texts.driver, order: texts.order }}
        onSubmit={() =>
          acting.mutate({
            id,
            action: 'hand_out',
            driverId,
            version,
            ...(order.trim() && { order: order.trim() }),
          })
        }
      >
        <Field name="driverId" label={texts.driver}>
          {(control) => (
            <DriverFinder
              label={texts.driver}
              placeholder={texts.findDriver}
              control={{ id: control.id, 'aria-describedby': control['aria-describedby'] }}
              value={driverId}
              onChange={setDriver}
            />
          )}
        </Field>
        <TextField
          name="order"
          label={texts.order}
          hint={texts.orderHint}
          optional
          value={order}
          onChange={setOrder}
        />
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}

export function UseDialog({ plate, onClose }: { plate: Plate; onClose: () => void }) {
  const { useOn, hand } = useTexts(platesTexts);
  const [order, setOrder] = useState(plate.order?.number ?? '');
  const acting = useActOnPlate(({ number }) => {
    toast(useOn.done({ number }));
    onClose();
  });
  const { id, version, number } = plate;
  return (
    <Dialog open title={useOn.title({ number })} onClose={onClose}>
      <Form
        label={useOn.title({ number })}
        change={acting}
        names={{ order: hand.order }}
        onSubmit={() => acting.mutate({ id, action: 'use', order: order.trim(), version })}
      >
        <TextField name="order" label={hand.order} hint={hand.orderHint} value={order} onChange={setOrder} />
        <FormActions submit={useOn.submit} />
      </Form>
    </Dialog>
  );
}

export function RemovePlateDialog({ plate, onClose }: { plate: Plate; onClose: () => void }) {
  const texts = useTexts(platesTexts).removing;
  const removing = useRemovePlate(() => {
    toast(texts.done({ number: plate.number }));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.title({ number: plate.number })}
      confirm={texts.confirm}
      keep={texts.keep}
      change={removing}
      onConfirm={() => removing.mutate(plate.id)}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
