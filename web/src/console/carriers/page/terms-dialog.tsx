// Records what is agreed with a carrier, and until when its papers are valid.
import { useState } from 'react';
import { carrierPageTexts } from '../../../../../shared/texts/generated/console/carrier-page.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, TextField } from '../../../ui/inputs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { parseNumber } from '../../parse-number.ts';
import { type CarrierPageData, useChangeTerms } from './carrier-page-queries.ts';

export function TermsDialog({
  page: { id, name, terms },
  onClose,
}: {
  page: CarrierPageData;
  onClose: () => void;
}) {
  const texts = useTexts(carrierPageTexts);
  const [days, setDays] = useState(terms.paymentDays === null ? '' : String(terms.paymentDays));
  const [insuranceUntil, setInsurance] = useState(terms.insuranceUntil ?? '');
  const [licenceUntil, setLicence] = useState(terms.transportLicenceUntil ?? '');
  const saving = useChangeTerms(id, { message: texts.saved, onDone: onClose });
  const title = texts.form({ name });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        change={saving}
        names={{
          paymentDays: texts.paymentDays,
          insuranceUntil: texts.insuranceUntil,
          transportLicenceUntil: texts.licenceUntil,
        }}
        onSubmit={() =>
          saving.mutate({
            paymentDays: days.trim() === '' ? null : parseNumber(days),
            insuranceUntil: insuranceUntil || null,
            transportLicenceUntil: licenceUntil || null,
          })
        }
      >
        <Stack gap="4">
          <TextField
            name="paymentDays"
            label={texts.paymentDays}
            inputMode="numeric"
            optional
            value={days}
            onChange={setDays}
          />
          <DateField
            name="insuranceUntil"
            label={texts.insuranceUntil}
            optional
            value={insuranceUntil}
            onChange={setInsurance}
          />
          <DateField
            name="transportLicenceUntil"
            label={texts.licenceUntil}
            optional
            value={licenceUntil}
            onChange={setLicence}
          />
        </Stack>
        <FormActions submit={texts.save} />
      </Form>
    </Dialog>
  );
}
