export const SCENARIOS = [
  'STANDARD',
  'DELAY',
  'DAMAGE',
  'CANCELLATION',
  'QUOTE_REQUIRED',
  'EXTRAS',
  'CORRECTED_INVOICE',
  'TRIP_IN_VAIN',
  'CHANGED_ORDER',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const MODES = ['automatic', 'manual'] as const;
export type Mode = (typeof MODES)[number];

export interface PlaygroundSearch {
  order?: string;
  scenario?: Scenario;
  mode?: Mode;
}
