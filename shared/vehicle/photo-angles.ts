// The angles from which a driver photographs a vehicle, and the captions of these photos.
import type { DriverLanguage } from '../texts/generated/languages.ts';
import { drivingTexts } from '../texts/generated/names/driving.ts';
import type { CarPart, NamedPart } from './car-parts.ts';

export const PHOTO_ANGLES = ['FRONT', 'RIGHT', 'REAR', 'LEFT', 'INTERIOR', 'TRUNK', 'DASHBOARD'] as const;
export type PhotoAngle = (typeof PHOTO_ANGLES)[number];

/** In the language of the documents that contain them. A pure call: the worker of the driver app leaves it and the texts out. */
export const ANGLE_CAPTIONS: Record<PhotoAngle, string> = /* @__PURE__ */ (() =>
  drivingTexts.de.photoAngles)();

/** The caption of a photo in the reader's language; texts of drivers stay as they are. */
export function nameCaption(language: DriverLanguage, caption: string): string {
  const angle = PHOTO_ANGLES.find((one) => ANGLE_CAPTIONS[one] === caption);
  return angle ? drivingTexts[language].photoAngles[angle] : caption;
}

const AT_FRONT: readonly CarPart[] = ['bumperFront', 'bonnet', 'windscreen', 'headlight', 'grille'];
const AT_REAR: readonly CarPart[] = ['bumperRear', 'tailgate', 'rearWindow', 'tailLight'];

/** The angle that shows a part; null for the roof, and for a side that is not known. */
export function angleOf({ part, side }: NamedPart): PhotoAngle | null {
  if (AT_FRONT.includes(part)) return 'FRONT';
  if (AT_REAR.includes(part)) return 'REAR';
  if (side === null) return null;
  return side === 'left' ? 'LEFT' : 'RIGHT';
}
