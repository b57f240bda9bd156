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
import { useNewOrderTexts } from './use-new-order-texts.ts';
import type { Preview } from './use-price.ts';
import { VehicleFields } from './vehicle-fields.tsx';

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
export function fieldNames(texts: NewTexts): Record<string, string> {
  const place = (end: 'pickup' | 'delivery') =>
    Object.entries({
      company: texts.company,
      street: texts.street,
      postalCode: texts.postalCode,
      city: texts.city,
      country: texts.country,
      'contact.name': texts.contact,
      'contact.phone': texts.phone,
    }).map(([path, name]) => [`${end}.${path}`, `${texts[end]}: ${name}`]);
  return {
    ...Object.fromEntries([...place('pickup'), ...place('delivery')]),
    requestedPickup: texts.requestedPickup,
    requestedDelivery: texts.requestedDelivery,
    'vehicle.vin': texts.vin,
    'vehicle.registration.licensePlate': texts.plate,
    'vehicle.manufacturer': texts.make,
    'vehicle.model': texts.model,
    'vehicle.operationalStatus.driveable': texts.driveable,
    transportType: texts.transport,
    'services.shortTermPlate': texts.shortTermPlate,
    'services.registration': texts.registration,
    externalOrderId: texts.yourNumber,
    ...eachReference((name) => texts.fields[name]),
    endCustomerEmail: texts.endCustomer,
    instructions: texts.note,
  };
}

export function OrderFields({ draft, onChange, preview, taken, belowVehicle }: FieldsProps) {
  const texts = useNewOrderTexts();
  const language = useLanguage();
  const km = preview?.distanceKm;
  return (
    <>
      <Group
        title={texts.route}
        aside={km != null && texts.byRoad({ km: formatNumber(language, Math.round(km), 'kilometer') })}
      >
        <div className={newOrderCss.newOrderPlaces}>
          <PlaceFields end="pickup" draft={draft} onChange={onChange} />
          <PlaceFields end="delivery" draft={draft} onChange={onChange} />
        </div>
      </Group>
      <Group title={texts.vehicle}>
        <VehicleFields draft={draft} onChange={onChange} />
        {belowVehicle}
      </Group>
      <Group title={texts.transport} aside={texts.transportHint}>
        <TransportChoice draft={draft} onChange={onChange} preview={preview} />
      </Group>
      <Group title={texts.references}>
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
