// A closed list of values, each with a sentence that says when it occurs.
import { z } from 'zod';

/** Metadata of a schema: the sentence of every value. The API descriptions show it. */
export type ValueTexts = Readonly<Record<string, string>>;

export function describedEnum<const Values extends readonly [string, ...string[]]>(
  values: Values,
  valueTexts: Readonly<Record<Values[number], string>>,
) {
  return z.enum(values).meta({ valueTexts });
}
