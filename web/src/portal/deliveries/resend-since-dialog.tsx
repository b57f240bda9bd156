// Resends every delivery that failed since a given time, for one endpoint or for all.
import { useState } from 'react';
import { deliveriesTexts } from '../../../../shared/texts/generated/portal/deliveries.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, SelectField } from '../../ui/inputs.tsx';
import { type Endpoint, endpointChoices } from '../webhooks/endpoints.ts';
import { useStartResend } from './deliveries.ts';
import { TimeField } from './delivery-filters.tsx';

interface Choice {
  endpoints: readonly Endpoint[];
  /** The endpoint that the page shows; undefined on the page of all deliveries. */
  endpointId: string | undefined;
  onClose: () => void;
}

export function ResendSinceDialog({ open, ...choice }: Choice & { open: boolean }) {
  const texts = useTexts(deliveriesTexts);
  return (
    <Dialog open={open} title={texts.sinceTitle} onClose={choice.onClose}>
      <ResendSince {...choice} />
    </Dialog>
  );
}

function ResendSince({ endpoints, endpointId, onClose }: Choice) {
  const texts = useTexts(deliveriesTexts);
  const start = useStartResend();
  const [since, setSince] = useState(() => new Date(Date.now() - DAY_MS).toISOString());
  const [chosen, setChosen] = useState(endpointId ?? '');
  return (
    <Form
      label={texts.sinceTitle}
      change={start}
      names={{}}
      onSubmit={() =>
        start.mutate({ failedSince: since, ...(chosen && { endpointId: chosen }) }, { onSuccess: onClose })
      }
    >
      <p>{texts.sinceText}</p>
      <TimeField name="failedSince" label={texts.since} value={since} onChange={setSince} />
      <SelectField
        name="endpointId"
        label={texts.filter.endpoint}
        value={chosen}
        choices={[{ value: '', label: texts.allEndpoints }, ...endpointChoices(endpoints)]}
        onChange={setChosen}
      />
      <FormActions submit={texts.start} />
    </Form>
  );
}
