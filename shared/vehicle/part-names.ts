// The names of the parts of a car, for the phone and for documents.
import type { CarPart, NamedPart } from './car-parts.ts';

type Language = 'de' | 'en';

const NAMES: Record<Language, Record<CarPart, string>> = {
  de: {
    bumperFront: 'Stoßfänger vorn',
    bumperRear: 'Stoßfänger hinten',
    wheelFront: 'Rad vorn',
    wheelRear: 'Rad hinten',
    wingFront: 'Kotflügel vorn',
    wingRear: 'Kotflügel hinten',
    doorFront: 'Tür vorn',
    doorRear: 'Tür hinten',
    sideWall: 'Seitenwand',
    windowFront: 'Scheibe vorn',
    windowRear: 'Scheibe hinten',
    sill: 'Schweller',
    roof: 'Dach',
    bonnet: 'Motorhaube',
    windscreen: 'Frontscheibe',
    rearWindow: 'Heckscheibe',
    tailgate: 'Heckklappe',
    headlight: 'Scheinwerfer',
    tailLight: 'Rücklicht',
    grille: 'Kühlergrill',
  },
  en: {
    bumperFront: 'Front bumper',
    bumperRear: 'Rear bumper',
    wheelFront: 'Front wheel',
    wheelRear: 'Rear wheel',
    wingFront: 'Front wing',
    wingRear: 'Rear wing',
    doorFront: 'Front door',
    doorRear: 'Rear door',
    sideWall: 'Side wall',
    windowFront: 'Front window',
    windowRear: 'Rear window',
    sill: 'Sill',
    roof: 'Roof',
    bonnet: 'Bonnet',
    windscreen: 'Windscreen',
    rearWindow: 'Rear window',
    tailgate: 'Tailgate',
    headlight: 'Headlight',
    tailLight: 'Tail light',
    grille: 'Grille',
  },
};

const SIDES = {
  de: { left: ' links', right: ' rechts' },
  en: { left: ', left', right: ', right' },
};

/** "Tür vorn links", "Front door, left". */
export function namePart(language: Language, { part, side }: NamedPart): string {
  return `${NAMES[language][part]}${side === null ? '' : SIDES[language][side]}`;
}
