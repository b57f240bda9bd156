import { z } from 'zod';
import { sandboxMode, scenarioName } from './order-values.ts';

export const scenarioShape = {
  name: scenarioName.describe('The scenario that the order plays'),
  mode: sandboxMode.describe('How the next step is started'),
  step: z.int().describe('Number of the last step that ran; 1 is the creation'),
  steps: z.int().describe('Number of steps of the scenario'),
  finished: z.boolean().describe('Whether all steps have run'),
  last: z.string().nullable().describe('Name of the last step that ran, such as `DRIVER_ASSIGNED`'),
  next: z.string().nullable().describe('Name of the next step; null at the end'),
};
