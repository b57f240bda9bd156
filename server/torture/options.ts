// Reads the options of the command line.
import { parseArgs } from 'node:util';

export interface Options {
  seed: number;
  rounds: number;
  /** The faults to run, by name; all if none is named. */
  only: string[];
  /** After how many rounds everything is compared in between. */
  compareEvery: number;
}

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number, not "${text}".`);
};

export function readOptions(given: string[], faults: readonly string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '200' },
      only: { type: 'string', multiple: true, default: [] },
      'compare-every': { type: 'string', default: '50' },
    },
  });
  const only = values.only.flatMap((names) => names.split(','));
  const unknown = only.filter((name) => !faults.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no fault ${unknown.join(', ')}. There are: ${faults.join(', ')}.`);
  }
  return {
    seed: wholeNumber('seed', values.seed),
    rounds: wholeNumber('rounds', values.rounds),
    only,
    compareEvery: Math.max(1, wholeNumber('compare-every', values['compare-every'])),
  };
}
