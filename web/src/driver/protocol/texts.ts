// The texts of protocols, together with the names of fuels, items, kinds of damage and angles of photos.

import { eachOf } from '../../../../shared/text/each-language.ts';
import { protocolTexts as ownTexts } from '../../../../shared/texts/generated/driver/protocol.ts';
import { DRIVER_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';

export const protocolTexts = eachOf(DRIVER_LANGUAGES, (language) => {
  const own = ownTexts[language];
  const { fuels, damageTypes, photoAngles, checklist } = drivingTexts[language];
  return {
    ...own,
    vehicle: { ...own.vehicle, fuels },
    readings: { ...own.readings, items: checklist },
    damages: { ...own.damages, types: damageTypes },
    photos: { ...own.photos, angles: photoAngles },
  };
});

export type ProtocolTexts = (typeof protocolTexts)['en'];
