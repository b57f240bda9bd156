// The schema of a drawn signature, for every API that accepts one.
import { z } from 'zod';
import { hasUsablePngHeader, UNUSABLE_DRAWING } from '../../../dispatch/trips/pictures.ts';

const { code, message, reason } = UNUSABLE_DRAWING;

/** Its size is checked before the picture is decoded. */
export const drawingPng = z
  .base64({ abort: true })
  .max(200_000, { abort: true })
  .refine(hasUsablePngHeader, { message, params: { code, reason } })
  .describe('The drawing as PNG, base64; at most 1 million pixels');
