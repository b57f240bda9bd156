// What a protocol of pickup or handover must have, as the operator sets it and a customer may agree otherwise.
import { z } from 'zod';
import { PHOTO_ANGLES } from '../../../../shared/vehicle/photo-angles.ts';

export const protocolRulesSchema = z.strictObject({
  photos: z
    .array(z.enum(PHOTO_ANGLES))
    .max(PHOTO_ANGLES.length)
    .default([])
    .describe('Angles of the vehicle that are photographed, or the driver says why not.'),
  checklist: z
    .boolean()
    .default(false)
    .describe('Whether every item of the checklist is answered, or the driver says why not.'),
  contactSignature: z
    .boolean()
    .default(true)
    .describe('Whether the person on site signs, or the driver says why not.'),
});

export type ProtocolRules = z.output<typeof protocolRulesSchema>;
