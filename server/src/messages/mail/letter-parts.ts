// A mail before it is written as text and as HTML.
/** A word of a line: plain, strong, a phone number that can be called, or characters that are read one by one. */
export type Piece = string | { strong: string } | { phone: string } | { code: string };

export type Line = readonly Piece[];

export interface Fact {
  label: string;
  lines: readonly Line[];
}

/** The old time next to the new one. */
export interface ChangedTime {
  /** Amber if the recipient waits longer than agreed. */
  late: boolean;
  was: { label: string; value: string } | null;
  is: { label: string; value: string };
}

export interface Letter {
  subject: string;
  /** The text after the subject in a list of mails; it adds to the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  paragraphs: readonly Line[];
  changedTime?: ChangedTime | undefined;
  link?: { label: string; url: string } | undefined;
  /** What the reader has to do, directly below the link. */
  next?: readonly Line[] | undefined;
  facts: readonly Fact[];
  amounts?:
    | { lines: readonly (readonly [label: string, amount: string])[]; total: readonly [string, string] }
    | undefined;
  closing?: readonly Line[] | undefined;
  /** Why the reader gets this mail, and what to note. */
  why: string;
}

export function plain(line: Line): string {
  return line
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      return 'phone' in piece ? piece.phone.replaceAll(' ', '\u00a0') : piece.code;
    })
    .join('');
}
