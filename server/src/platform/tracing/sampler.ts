import type { TracingConfig } from './settings.ts';
import type { TraceParent } from './trace-parent.ts';

export type Sampler = (traceId: string, parent: TraceParent | null) => boolean;

/** The last 56 bits of a trace id are random in every implementation. */
const RANDOM_HEX_DIGITS = 14;
const RANDOM_VALUES = 2 ** 56;

export function samplerOf({ sampler, ratio }: Pick<TracingConfig, 'sampler' | 'ratio'>): Sampler {
  const root = sampler.replace('parentbased_', '');
  const decideRoot = (traceId: string) => {
    if (root === 'always_on') return true;
    return root === 'traceidratio' && isWithin(traceId, ratio);
  };
  if (root === sampler) return decideRoot;
  return (traceId, parent) => parent?.sampled ?? decideRoot(traceId);
}

/** By the id alone, so that all processes decide alike. */
function isWithin(traceId: string, ratio: number): boolean {
  return Number.parseInt(traceId.slice(-RANDOM_HEX_DIGITS), 16) >= (1 - ratio) * RANDOM_VALUES;
}
