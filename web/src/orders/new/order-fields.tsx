// The fields of a new order: route, vehicle, transport with its price, references.

import type { ReactNode } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { eachReference } from '../references.ts';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { PlaceFields } from './place-fields.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import type { NewTexts } from './texts.ts';
import { TransportChoice } from './transport-choice.tsx';
import type { Preview } from './use-price.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { useNewOrderWords } from './words.ts';

interface FieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  preview: Preview | undefined;
  /** True if another order already has this external number. */
  taken: boolean;
  /** Shown below the vehicle. */
  belowVehicle?: ReactNode;
}

/** The labels of the fields by their path in the API. */
export function fieldNames(words: NewTexts): Record<string, string> {
  const place = (end: 'pickup' | 'delivery') =>
    Object.entries({
      company: words.company,
      street: words.street,
      postalCode: words.postalCode,
      city: words.city,
      country: words.country,
      'contact.name': words.contact,
      'contact.phone': words.phone,
    }).map(([path, name]) => [`${end}.${path}`, `${words[end]}: ${name}`]);
  return {
    ...Object.fromEntries([...place('pickup'), ...place('delivery')]),
    requestedPickup: words.requestedPickup,
    requestedDelivery: words.requestedDelivery,
    'vehicle.vin': words.vin,
    'vehicle.registration.licensePlate': words.plate,
    'vehicle.manufacturer': words.make,
    'vehicle.model': words.model,
    'vehicle.operationalStatus.driveable': words.driveable,
    transportType: words.transport,
    'services.shortTermPlate': words.shortTermPlate,
    'services.registration': words.registration,
    externalOrderId: words.yourNumber,
    ...eachReference((name) => words.fields[name]),
    endCustomerEmail: words.endCustomer,
    instructions: words.note,
  };
}

export function OrderFields({ draft, onChange, preview, taken, belowVehicle }: FieldsProps) {
  const words = useNewOrderWords();
  const language = useLanguage();
  const km = preview?.distanceKm;
  return (
    <>
      <Group
        title={words.route}
        aside={km != null && words.byRoad({ km: formatNumber(language, Math.round(km), 'kilometer') })}
      >
        <div className={newOrderCss.newOrderPlaces}>
          <PlaceFields end="pickup" draft={draft} onChange={onChange} />
          <PlaceFields end="delivery" draft={draft} onChange={onChange} />
        </div>
      </Group>
      <Group title={words.vehicle}>
        <VehicleFields draft={draft} onChange={onChange} />
        {belowVehicle}
      </Group>
      <Group title={words.transport} aside={words.transportHint}>
        <TransportChoice draft={draft} onChange={onChange} preview={preview} />
      </Group>
      <Group title={words.references}>
        <ReferenceFields draft={draft} onChange={onChange} taken={taken} />
      </Group>
    </>
  );
}

function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" className={newOrderCss.newOrderGroup} aria-label={title}>
      <h2>
        {title} {aside && <Text tone="muted">{aside}</Text>}
      </h2>
      {children}
    </Stack>
  );
}
