// A fault: opens what it needs, breaks something under load, and compares.

import type { Random } from '../../test/harness/seeded-random.ts';
import type { Options } from '../options.ts';
import type { FaultResult } from '../report.ts';

interface FaultContext {
  /** The folder of the built service. */
  service: string;
  options: Options;
  random: Random;
}

export type Fault = (context: FaultContext) => Promise<Pick<FaultResult, 'facts' | 'comparisons'>>;
