// A step of a simulation: its action, and the things it was done to, so that it can be repeated without the others.
import { type Random, seededRandom } from '../test/harness/seeded-random.ts';

export interface Step {
  index: number;
  action: string;
  /** Names of the chosen things, in the order of the choices. */
  choices: string[];
}

/** A thing of the world. Its name says which step made it, so it is the same in a run with fewer steps. */
export interface Named {
  name: string;
}

/** What an action needs does not exist, so nothing is done. */
export class NotPossible extends Error {}

/** The values of a step depend on the seed, its index and its action only, not on the steps before it. */
export function randomOfStep(seed: number, index: number, action: string): Random {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  for (const character of action) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return seededRandom(hash);
}

export type Choose = <T extends Named>(from: readonly T[]) => T;

/** Chooses at random and remembers what, or chooses the same as before. */
export function chooser(random: Random, step: Step, repeats: boolean): Choose {
  let next = 0;
  return (from) => {
    const position = next;
    next += 1;
    // Drawn in a repetition, too, so that all later values are the same.
    const fraction = random.fraction();
    if (repeats) {
      const same = from.find(({ name }) => name === step.choices[position]);
      if (!same) throw new NotPossible();
      return same;
    }
    if (from.length === 0) throw new NotPossible();
    const chosen = from[Math.floor(fraction * from.length)]!;
    step.choices[position] = chosen.name;
    return chosen;
  };
}
