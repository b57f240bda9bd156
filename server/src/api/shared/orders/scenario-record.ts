// The progress of a scenario, as every API shows it.
import { z } from 'zod';
import { MODES, SCENARIO_NAMES } from '../../../sandbox/scenarios.ts';

export const scenarioShape = {
  name: z.enum(SCENARIO_NAMES),
  mode: z.enum(MODES),
  step: z.int().describe('1 = created'),
  steps: z.int(),
  finished: z.boolean(),
  last: z.string().nullable().describe('The last step that ran'),
  next: z.string().nullable(),
};
