// Describes each scenario and mode of the sandbox in one sentence.
import { apiValuesTexts } from '../../../shared/texts/generated/api-values.ts';
import type { Mode, ScenarioName } from './scenarios.ts';

/** Descriptions of the API are in English. */
export const SCENARIO_TEXTS: Readonly<Record<ScenarioName, string>> = apiValuesTexts.en.scenarios;

export const MODE_TEXTS: Readonly<Record<Mode, string>> = {
  automatic: 'A step runs every 20 seconds',
  manual: 'A step runs only when you advance the order',
};
