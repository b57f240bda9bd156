// The damaged parts of a vehicle, as customers and dispatch send them.
import { z } from 'zod';
import { CAR_PARTS, CAR_SIDES, hasSides } from '../../../../../shared/vehicle/car-parts.ts';
import { type CaseDamage, MAX_DAMAGES } from '../../../damage/damage-case.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { optional } from '../../../platform/schemas.ts';

export const MAX_DESCRIPTION = 2000;

const damageShape = {
  part: optional(z.enum(CAR_PARTS), null).describe('The damaged part; null for another part'),
  side: optional(z.enum(CAR_SIDES), null).describe(
    'As seen by the driver of the vehicle; only for parts that exist twice',
  ),
  type: optional(printableText(50), null).describe('SCRATCH, DENT, STONE_CHIP, … or a text of your own'),
  description: printableText(500).describe('What is damaged, and how'),
};

const reportedDamage = z.strictObject(damageShape).meta({ id: 'ReportedDamage' });

const share = z.number().min(0).max(1);

/** Dispatch keeps the marks of a protocol when it changes the list. */
const editedDamage = z
  .strictObject({
    ...damageShape,
    position: optional(
      z.strictObject({ view: z.enum(['LEFT', 'RIGHT', 'TOP', 'FRONT', 'REAR']), x: share, y: share }),
      null,
    ).describe('The mark on the drawing, from the left and top edge of the view'),
  })
  .meta({ id: 'EditedDamage' });

export const reportedDamages = z.array(reportedDamage).max(MAX_DAMAGES).describe('The damaged parts');
export const editedDamages = z.array(editedDamage).max(MAX_DAMAGES).describe('The damaged parts');

export const DAMAGE_EXAMPLE = {
  part: 'doorFront',
  side: 'left',
  type: 'SCRATCH',
  description: 'Scratch of 10 cm below the handle',
};

type GivenDamage = Omit<CaseDamage, 'position'> & { position?: CaseDamage['position'] };

export function toDamages(given: readonly GivenDamage[]): CaseDamage[] {
  return given.map(({ part, side, type, description, position = null }) => ({
    part,
    side: part !== null && hasSides(part) ? side : null,
    type,
    description,
    position,
  }));
}

/** In a query, where numbers arrive as text. */
export const damageNumber = z
  .string()
  .regex(/^\d{1,2}$/, 'Send a whole number.')
  .transform(Number)
  .pipe(z.int().min(1).max(MAX_DAMAGES))
  .optional()
  .meta({
    description: 'The damage that the photo shows, from 1',
    type: 'integer',
    minimum: 1,
    maximum: MAX_DAMAGES,
    pattern: undefined,
  });
