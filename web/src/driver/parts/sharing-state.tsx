// Whether the location is shared now, always as text.

import { IconCurrentLocation, IconCurrentLocationOff } from '@tabler/icons-react';
import { join } from '../../ui/classes.ts';
import { Row } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { useSharing } from '../location/share-location.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';

export function SharingState() {
  const texts = useDriverTexts();
  const sharing = useSharing();
  const isOn = sharing === 'shared' || sharing === 'searching';
  return (
    <Row
      as="span"
      inline
      gap="2"
      size="type-5"
      className={join(
        partsCss.say,
        isOn ? layoutCss.toneTransit : sharing === 'blocked' ? layoutCss.toneWarn : layoutCss.toneMuted,
      )}
      role="status"
    >
      {isOn ? <IconCurrentLocation /> : <IconCurrentLocationOff />}
      {texts.sharing[sharing]}
    </Row>
  );
}
