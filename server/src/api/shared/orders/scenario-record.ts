// How far a scenario is, as every interface shows it.
import { z } from 'zod';
import { MODES, SCENARIO_NAMES } from '../../../sandbox/scenarios.ts';

export const scenarioShape = {
  name: z.enum(SCENARIO_NAMES),
  mode: z.enum(MODES),
  step: z.int().describe('1 = created'),
  steps: z.int(),
  finished: z.boolean(),
  last: z.string().nullable().describe('The step that ran last'),
  next: z.string().nullable(),
};
