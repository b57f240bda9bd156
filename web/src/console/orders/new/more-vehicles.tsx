// Further vehicles of the same order form: each has its own VIN, plate and customer's number.
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTexts } from '../../../messages/use-texts.ts';
import type { Draft } from '../../../orders/new/draft.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/inputs.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { dispatchOrderTexts } from './texts.ts';

export type MoreVehicle = Pick<Draft, 'vin' | 'licensePlate' | 'externalOrderId'>;

const EMPTY: MoreVehicle = { vin: '', licensePlate: '', externalOrderId: '' };
/** With the one above. */
const MAX_VEHICLES = 50;

export function MoreVehicles({
  vehicles,
  onChange,
}: {
  vehicles: readonly MoreVehicle[];
  onChange: (vehicles: readonly MoreVehicle[]) => void;
}) {
  const texts = useTexts(dispatchOrderTexts);
  const { several } = texts;
  const set = (at: number, changes: Partial<MoreVehicle>) =>
    onChange(vehicles.map((one, i) => (i === at ? { ...one, ...changes } : one)));
  return (
    <Stack as="section" gap="2" aria-label={several.title}>
      {vehicles.length > 0 && (
        <>
          <strong>{several.title}</strong>
          <Text tone="muted">{several.hint}</Text>
        </>
      )}
      {vehicles.map((vehicle, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id.
        <Row key={at} gap="3" align="end" wrap>
          <TextField
            name={`vehicles[${at + 1}].vehicle.vin`}
            label={texts.vin}
            optional
            value={vehicle.vin}
            onChange={(vin) => set(at, { vin })}
          />
          <TextField
            name={`vehicles[${at + 1}].vehicle.registration.licensePlate`}
            label={texts.plate}
            optional
            value={vehicle.licensePlate}
            onChange={(licensePlate) => set(at, { licensePlate })}
          />
          <TextField
            name={`vehicles[${at + 1}].externalOrderId`}
            label={texts.yourNumber}
            optional
            value={vehicle.externalOrderId}
            onChange={(externalOrderId) => set(at, { externalOrderId })}
          />
          <IconButton
            label={several.remove({ position: at + 2 })}
            onClick={() => onChange(vehicles.filter((_, i) => i !== at))}
          >
            <IconX />
          </IconButton>
        </Row>
      ))}
      {vehicles.length + 1 < MAX_VEHICLES && (
        <div>
          <Button kind="text" icon={<IconPlus />} onClick={() => onChange([...vehicles, EMPTY])}>
            {several.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}
