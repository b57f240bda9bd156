// Whether the location is shared now, always as text.
import { IconCurrentLocation, IconCurrentLocationOff } from '@tabler/icons-react';
import { useSharing } from '../location/share-location.ts';
import { useDriverWords } from '../use-driver-words.ts';

export function SharingState() {
  const words = useDriverWords();
  const sharing = useSharing();
  const isOn = sharing === 'shared' || sharing === 'searching';
  return (
    <span
      className={`say ${isOn ? 'tone-transit' : sharing === 'blocked' ? 'tone-warn' : 'tone-muted'}`}
      role="status"
    >
      {isOn ? <IconCurrentLocation /> : <IconCurrentLocationOff />}
      {words.sharing[sharing]}
    </span>
  );
}
