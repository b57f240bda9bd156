// Changes an order before the pickup: sends only the changed fields, and the API validates them.

import { type ReactNode, useState } from 'react';
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { changingTexts } from '../../../shared/texts/generated/orders/changing.ts';
import { fieldsTexts } from '../../../shared/texts/generated/orders/fields.ts';
import { historyTexts } from '../../../shared/texts/generated/orders/history.ts';
import type { components } from '../api/paths/portal.ts';
import { useChange } from '../api/use-change.ts';
import { useTexts } from '../messages/use-texts.ts';
import { toast } from '../ui/announce.tsx';
import { DateTimeField } from '../ui/date-field.tsx';
import { Form } from '../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../ui/inputs.tsx';
import { Grid } from '../ui/layout.tsx';
import { toInstant, toLocal } from '../ui/local-time.ts';
import { Text } from '../ui/text.tsx';
import { eachReference, REFERENCES, type ReferenceName } from './references.ts';

export type OrderChange = components['schemas']['OrderChange'];
type ChangeTexts = (typeof CHANGE_TEXTS)['en'];

type ChangeableOrder = Pick<
  components['schemas']['PortalOrder'],
  'requestedPickup' | 'requestedDelivery' | 'vehicle' | 'pickup' | 'delivery' | 'instructions' | ReferenceName
>;

function valuesOf({ vehicle, pickup, delivery, ...order }: ChangeableOrder) {
  return {
    requestedPickup: toLocal(order.requestedPickup),
    requestedDelivery: toLocal(order.requestedDelivery),
    vin: vehicle.vin ?? '',
    licensePlate: vehicle.registration.licensePlate ?? '',
    pickupName: pickup.contact.name ?? '',
    pickupPhone: pickup.contact.phone ?? '',
    deliveryName: delivery.contact.name ?? '',
    deliveryPhone: delivery.contact.phone ?? '',
    ...eachReference((name) => order[name] ?? ''),
    instructions: order.instructions ?? '',
  };
}

type Values = ReturnType<typeof valuesOf>;

/** An emptied field is sent as null; VIN and plate cannot be cleared. */
function changeOf(before: Values, now: Values): OrderChange {
  const differs = (name: keyof Values) => before[name] !== now[name];
  const text = (name: keyof Values) => now[name].trim() || null;
  const contact = (name: keyof Values, phone: keyof Values) =>
    differs(name) || differs(phone)
      ? {
          contact: {
            ...(differs(name) && { name: text(name) }),
            ...(differs(phone) && { phone: text(phone) }),
          },
        }
      : null;
  const pickup = contact('pickupName', 'pickupPhone');
  const delivery = contact('deliveryName', 'deliveryPhone');
  const vin = differs('vin') && { vin: now.vin.trim() };
  const plate = differs('licensePlate') && { registration: { licensePlate: now.licensePlate.trim() } };
  return {
    ...(differs('requestedPickup') && { requestedPickup: toInstant(now.requestedPickup) }),
    ...(differs('requestedDelivery') && { requestedDelivery: toInstant(now.requestedDelivery) }),
    ...Object.fromEntries(REFERENCES.filter(differs).map((name) => [name, text(name)])),
    ...(differs('instructions') && { instructions: text('instructions') }),
    ...(pickup && { pickup }),
    ...(delivery && { delivery }),
    ...((vin || plate) && { vehicle: { ...vin, ...plate } }),
  };
}

function fieldsOf(texts: ChangeTexts): { name: keyof Values; path: string; label: string; isTime?: true }[] {
  return [
    {
      name: 'requestedPickup',
      path: 'requestedPickup',
      label: texts.requestedPickup,
      isTime: true,
    },
    {
      name: 'requestedDelivery',
      path: 'requestedDelivery',
      label: texts.requestedDelivery,
      isTime: true,
    },
    { name: 'vin', path: 'vehicle.vin', label: texts.fields.vin! },
    { name: 'licensePlate', path: 'vehicle.registration.licensePlate', label: texts.fields.licensePlate! },
    { name: 'pickupName', path: 'pickup.contact.name', label: texts.contactPickup },
    { name: 'pickupPhone', path: 'pickup.contact.phone', label: texts.phonePickup },
    { name: 'deliveryName', path: 'delivery.contact.name', label: texts.contactDelivery },
    { name: 'deliveryPhone', path: 'delivery.contact.phone', label: texts.phoneDelivery },
    ...REFERENCES.map((name) => ({ name, path: name, label: texts.fields[name] })),
    { name: 'instructions', path: 'instructions', label: texts.fields.instructions! },
  ];
}

const CHANGE_TEXTS = eachLanguage((language) => ({
  ...historyTexts[language],
  ...changingTexts[language],
  fields: fieldsTexts[language],
}));

export function ChangeForm({
  order,
  send,
  onDone,
  children,
}: {
  order: ChangeableOrder;
  send: (change: OrderChange) => Promise<unknown>;
  onDone: () => void;
  /** Shown next to the button, for example a link back. */
  children?: ReactNode;
}) {
  const texts = useTexts(CHANGE_TEXTS);
  const [before] = useState(() => valuesOf(order));
  const [values, setValues] = useState(before);
  const wire = wireTo(values, setValues);
  const saving = useChange(send, {
    onDone: () => {
      toast(texts.saved);
      onDone();
    },
  });
  const fields = fieldsOf(texts);
  const save = () => {
    const body = changeOf(before, values);
    if (Object.keys(body).length > 0) return saving.mutate(body);
    toast(texts.nothingChanged, 'muted');
    onDone();
  };
  return (
    <Form
      label={texts.save}
      change={saving}
      names={Object.fromEntries(fields.map(({ path, label }) => [path, label]))}
      onSubmit={save}
    >
      <Text as="p" tone="muted">
        {texts.changeHint}
      </Text>
      <Grid columns={2} gap="3" align="start">
        {fields.map(({ name, path, label, isTime = false }) =>
          isTime ? (
            <DateTimeField key={name} name={path} label={label} {...wire(name)} />
          ) : (
            <TextField key={name} name={path} label={label} {...wire(name)} />
          ),
        )}
      </Grid>
      <FormActions submit={texts.save}>{children}</FormActions>
    </Form>
  );
}
