// Enters an absence of a driver, which is approved at once.

import { useState } from 'react';
import { availabilityTexts } from '../../../../shared/texts/generated/console/availability.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { type AbsenceKind, useEnterAbsence } from './availability-queries.ts';

export function AbsenceDialog({ driverId, onClose }: { driverId: string; onClose: () => void }) {
  const texts = useTexts(availabilityTexts).absences;
  const { absenceKinds } = useTexts(drivingTexts);
  const today = toLocal(new Date().toISOString()).slice(0, 10);
  const [typed, setTyped] = useState({
    kind: 'SICKNESS' as AbsenceKind,
    firstDay: today,
    lastDay: today,
    remark: '',
  });
  const wire = wireTo(typed, setTyped);
  const entering = useEnterAbsence(driverId, () => {
    toast(texts.entered);
    onClose();
  });
  return (
    <Dialog open title={texts.enter} onClose={onClose}>
      <Form
        label={texts.enter}
        change={entering}
        names={{ kind: texts.kind, firstDay: texts.firstDay, lastDay: texts.lastDay, remark: texts.remark }}
        onSubmit={() => entering.mutate({ ...typed, remark: typed.remark.trim() || null })}
      >
        <SelectField name="kind" label={texts.kind} choices={choicesOf(absenceKinds)} {...wire('kind')} />
        <Grid columns={2} gap="4">
          <DateField
            name="firstDay"
            label={texts.firstDay}
            value={typed.firstDay}
            onChange={(firstDay) =>
              setTyped({ ...typed, firstDay, lastDay: firstDay > typed.lastDay ? firstDay : typed.lastDay })
            }
          />
          <DateField name="lastDay" label={texts.lastDay} {...wire('lastDay')} />
        </Grid>
        <TextField name="remark" label={texts.remark} optional maxLength={500} {...wire('remark')} />
        <FormActions submit={texts.enter} />
      </Form>
    </Dialog>
  );
}
