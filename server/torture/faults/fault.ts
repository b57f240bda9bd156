// A fault: opens what it needs, breaks something under load, and compares.
import type { Options } from '../options.ts';
import type { Random } from '../random.ts';
import type { FaultResult } from '../report.ts';

export interface FaultContext {
  /** The folder of the built service. */
  service: string;
  options: Options;
  random: Random;
}

export type Fault = (context: FaultContext) => Promise<Pick<FaultResult, 'facts' | 'comparisons'>>;
