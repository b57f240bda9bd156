// The coordinates of a place: set by a click on the map, by dragging the mark, or typed.
import { useMemo } from 'react';
import { isPostalCode } from '../../../shared/addresses/postal-code.ts';
import type { MapPlace, MapScene } from '../../../shared/map/scene.ts';
import { useCall } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/inputs.tsx';
import { Stack } from '../ui/layout.tsx';
import { TransferMap } from '../ui/map.tsx';
import { Text } from '../ui/text.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { useOwnAddressBook } from './address-book.ts';
import { coordinatesOf, type PlaceDraft } from './place-draft.ts';
import placesCss from './places.module.css';
import { placesTexts } from './texts.ts';

/** About a metre. */
const DIGITS = 5;

const WAIT_MS = 350;

type Pinned = Pick<PlaceDraft, 'lat' | 'lng'>;
type Address = Pick<PlaceDraft, 'country' | 'postalCode' | 'city'>;

export function PinField({
  name,
  address,
  pin,
  onChange,
}: {
  name: string;
  /** Where the map begins while no mark is set. */
  address: Address;
  pin: Pinned;
  onChange: (pin: Pinned) => void;
}) {
  const texts = useTexts(placesTexts).pin;
  const { lat, lng } = coordinatesOf(pin) ?? {};
  const isSet = lat !== undefined && lng !== undefined;
  const town = useTown(address, !isSet);
  const scene = useMemo(
    (): MapScene => ({
      from: town,
      to: lat !== undefined && lng !== undefined ? { lat, lng, name } : null,
      vehicle: null,
      styleUrl: null,
    }),
    [lat, lng, name, town],
  );
  return (
    <Stack as="fieldset" gap="2-5" className={placesCss.group} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <Text tone="muted" size="table">
        {texts.help}
      </Text>
      <TransferMap
        scene={scene}
        label={texts.label}
        onPick={(point) => onChange({ lat: point.lat.toFixed(DIGITS), lng: point.lng.toFixed(DIGITS) })}
      />
      <div className={placesCss.pin}>
        {(['lat', 'lng'] as const).map((part) => (
          <TextField
            key={part}
            name={`coordinates.${part}`}
            label={texts[part]}
            optional
            inputMode="decimal"
            value={pin[part]}
            onChange={(value) => onChange({ ...pin, [part]: value })}
          />
        ))}
        <Button small disabled={!isSet} onClick={() => onChange({ lat: '', lng: '' })}>
          {texts.clear}
        </Button>
      </div>
    </Stack>
  );
}

/** Null while it is not needed or not known. */
function useTown({ country, postalCode, city }: Address, isNeeded: boolean): MapPlace | null {
  const book = useOwnAddressBook();
  const isComplete = isNeeded && city.trim() !== '' && isPostalCode(country, postalCode);
  const asked = useDebounced(isComplete ? JSON.stringify({ country, postalCode, city }) : null, WAIT_MS);
  const { data } = useCall(
    [...book.key, 'places', 'complete', asked],
    (signal) => book.complete(JSON.parse(asked!), signal),
    { enabled: asked !== null },
  );
  const coordinates = isComplete && asked !== null ? data?.coordinates : null;
  return useMemo(() => (coordinates ? { ...coordinates, name: city } : null), [coordinates, city]);
}
