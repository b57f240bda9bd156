// Offers an order to carriers: whom, for which price, and until when.
import { useState } from 'react';
import { carriersTexts } from '../../../../shared/texts/generated/console/carriers.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { DateTimeField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { toInstant, toLocal } from '../../ui/local-time.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
import { parseNumber } from '../parse-number.ts';
import { type Carrier, type CarrierOffer, useCarriers, useOfferAction } from './carrier-queries.ts';
import carriersCss from './carriers.module.css';

const USUAL_VAT_RATE = '19';
const USUAL_HOURS = 24;

interface Draft {
  net: string;
  vatRate: string;
  deadline: string;
}

/** A day from now, but before the pickup. */
function usualDeadline(requestedPickup: string | null): string {
  const usual = Date.now() + USUAL_HOURS * HOUR_MS;
  const pickup = requestedPickup ? new Date(requestedPickup).getTime() - HOUR_MS : usual;
  const at = pickup > Date.now() ? Math.min(usual, pickup) : usual;
  return toLocal(new Date(at).toISOString());
}

export function OfferDialog({
  order,
  offers,
  onClose,
}: {
  order: { id: string; requestedPickup: string | null };
  offers: readonly CarrierOffer[];
  onClose: () => void;
}) {
  const texts = useTexts(carriersTexts).dialog;
  const carriers = useCarriers();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<Draft>({
    net: '',
    vatRate: USUAL_VAT_RATE,
    deadline: usualDeadline(order.requestedPickup),
  });
  const wire = wireTo(draft, setDraft);
  const offering = useOfferAction(
    () => {
      const body = {
        carrierIds: [...chosen],
        net: parseNumber(draft.net),
        vatRate: parseNumber(draft.vatRate),
        deadline: toInstant(draft.deadline) ?? '',
      };
      return operations.POST('/orders/{id}/carrier-offers', { params: { path: { id: order.id } }, body });
    },
    { message: texts.done, onDone: onClose },
  );
  const asked = offers.filter(({ endedAt }) => endedAt === null).map(({ carrierId }) => carrierId);
  const possible = carriers.data?.filter(({ id, status }) => status === 'ACTIVE' && !asked.includes(id));
  return (
    <Dialog open wide title={texts.title} sentence={texts.text} onClose={onClose}>
      <Form
        label={texts.title}
        change={offering}
        names={{
          net: texts.net,
          vatRate: texts.vatRate,
          deadline: texts.deadline,
          carrierIds: texts.carriers,
        }}
        onSubmit={() => offering.mutate(undefined)}
      >
        <QueryBoundary query={carriers}>
          {possible && <CarrierChoice carriers={possible} chosen={chosen} onChoose={setChosen} />}
        </QueryBoundary>
        <Grid gap="3" columns={2}>
          <TextField name="net" label={texts.net} hint={texts.netHint} inputMode="decimal" {...wire('net')} />
          <TextField name="vatRate" label={texts.vatRate} inputMode="decimal" {...wire('vatRate')} />
        </Grid>
        <DateTimeField name="deadline" label={texts.deadline} {...wire('deadline')} />
        <FormActions submit={texts.submit({ count: chosen.length })} disabled={chosen.length === 0} />
      </Form>
    </Dialog>
  );
}

function CarrierChoice({
  carriers,
  chosen,
  onChoose,
}: {
  carriers: readonly Carrier[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const texts = useTexts(carriersTexts).dialog;
  if (carriers.length === 0)
    return (
      <Text as="p" tone="muted">
        {texts.noCarriers}
      </Text>
    );
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className={carriersCss.choice}>
      <legend>{texts.carriers}</legend>
      <Stack gap="1">
        {carriers.map(({ id, name, people }) => (
          <Row as="label" key={id} gap="2" align="center" className={carriersCss.carrier}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {name}
            {people === 0 && <Text tone="muted">{texts.noPeople}</Text>}
          </Row>
        ))}
      </Stack>
    </fieldset>
  );
}
