// The vehicle: VIN, plate, type, and whether it can be driven.

import { Button } from '../../ui/button.tsx';
import { choicesOf, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderTexts } from './use-new-order-texts.ts';

const DIGIT_FOR_LETTER: Record<string, string> = { O: '0', Q: '0', I: '1' };

export function VehicleFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const texts = useNewOrderTexts();
  const wire = wireTo(draft, onChange);
  return (
    <>
      <Grid collapse="phone" gap="3" align="start" className={newOrderCss.newOrderVehicle}>
        <TextField
          name="vehicle.vin"
          label={texts.vin}
          optional
          {...wire('vin')}
          hint={draft.vin ? texts.vinCount({ count: draft.vin.trim().length }) : ''}
          correction={<CorrectVin vin={draft.vin} onCorrect={wire('vin').onChange} />}
        />
        <TextField
          name="vehicle.registration.licensePlate"
          label={texts.plate}
          optional
          {...wire('licensePlate')}
        />
        <SelectField
          name="vehicle.type"
          label={texts.type}
          choices={choicesOf(texts.types)}
          {...wire('vehicleType')}
        />
        <TextField name="vehicle.manufacturer" label={texts.make} optional {...wire('manufacturer')} />
        <TextField name="vehicle.model" label={texts.model} optional {...wire('model')} />
        <SelectField
          name="vehicle.fuelType"
          label={texts.fuel}
          choices={choicesOf(texts.fuels)}
          {...wire('fuelType')}
        />
      </Grid>
      <Row as="label" gap="2-5" align="start" size="table" className={newOrderCss.checkLine}>
        <input
          type="checkbox"
          checked={draft.driveable}
          onChange={({ target }) => {
            const transportType =
              !target.checked && draft.transportType === 'DRIVEN' ? 'TRAILER' : draft.transportType;
            onChange({ ...draft, driveable: target.checked, transportType });
          }}
        />
        <span>
          <strong>{texts.driveable}</strong>
          <Text tone="muted">{draft.driveable ? texts.driveableHint : texts.notDriveableHint}</Text>
        </span>
      </Row>
    </>
  );
}

/** I, O and Q never occur in a VIN; users almost always mean the digits that look like them. */
function CorrectVin({ vin, onCorrect }: { vin: string; onCorrect: (vin: string) => void }) {
  const texts = useNewOrderTexts();
  const at = [...vin.toUpperCase()].findIndex((letter) => letter in DIGIT_FOR_LETTER);
  if (at === -1) return null;
  const letter = vin[at]!.toUpperCase();
  const digit = DIGIT_FOR_LETTER[letter]!;
  return (
    <>
      {texts.letterAt({ position: at + 1, letter })}{' '}
      <Button kind="text" onClick={() => onCorrect(vin.slice(0, at) + digit + vin.slice(at + 1))}>
        {texts.takeDigit({ digit })}
      </Button>
    </>
  );
}
