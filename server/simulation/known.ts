// Faults that are known and not repaired yet. Removing a line makes the simulation fail on the fault again.
import type { Problem } from './world.ts';

interface KnownFault {
  invariant: string;
  rule: RegExp;
  why: string;
}

const KNOWN: readonly KnownFault[] = [
  {
    invariant: 'two-places',
    rule: /^A driver accepted two trips at a time$/,
    why: 'A changed date books a driver twice; Today asks a person (DOUBLE_BOOKED).',
  },
  {
    invariant: 'two-places',
    rule: /^A driver has two vehicles$/,
    why: 'A driver who has a vehicle can take a second one; Today asks a person (DOUBLE_BOOKED).',
  },
  {
    invariant: 'erased',
    rule: /^A driver is found in document_chunks$/,
    why: 'Protocols keep the name of a driver who was erased.',
  },
];

export function findKnown({ invariant, rule }: Problem): KnownFault | undefined {
  return KNOWN.find((known) => known.invariant === invariant && known.rule.test(rule));
}
