// Fills in texts that are chosen at run time, and texts with values that are more than text.

type Text<Params> = string | ((params: Params) => string);

/** The further arguments of a function that finds a text by its key: none for a text without parameters. */
export type ValuesOf<Found> = Found extends (params: infer Params) => string
  ? [values: Params]
  : [values?: Record<string, string | number>];

/** Some texts of a group have parameters, others have none. */
export function fillText<Params>(text: Text<Params>, params: Params): string {
  return typeof text === 'string' ? text : text(params);
}

/** For a text of several lines. */
export function fillLines<Params>(lines: readonly Text<Params>[], params: Params): string[] {
  return lines.map((line) => fillText(line, params));
}

/** No text has it, so that it can mark the place of a parameter. */
const MARK = '\u0001';

/** The text in pieces, for values such as a link or an emphasis. */
export function fillPieces<Params extends Record<string, string | number>, Piece>(
  text: (params: Params) => string,
  values: Record<keyof Params, Piece>,
): (string | Piece)[] {
  const names = Object.keys(values).map((name) => [name, `${MARK}${name}${MARK}`]);
  return text(Object.fromEntries(names))
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? values[part as keyof Params] : part))
    .filter((piece) => piece !== '');
}
