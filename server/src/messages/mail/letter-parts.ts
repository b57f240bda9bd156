// The parts of which a letter is made.

/** A word of a line: plain, strong, a phone number that can be called, or characters that are read one by one. */
export type Piece = string | { strong: string } | { phone: string } | { code: string };

export type Line = readonly Piece[];

export interface Fact {
  label: string;
  lines: readonly Line[];
}

/** The old time beside the new one. */
export interface ChangedTime {
  /** Amber where somebody waits longer than was agreed. */
  late: boolean;
  was: { label: string; value: string } | null;
  is: { label: string; value: string };
}

export interface Letter {
  subject: string;
  /** What the list of mails shows behind the subject; it adds to it. */
  preheader: string;
  heading: string;
  greeting: string;
  paragraphs: readonly Line[];
  changedTime?: ChangedTime | undefined;
  link?: { label: string; url: string } | undefined;
  /** Right beneath the link: what the reader has to do. */
  next?: readonly Line[] | undefined;
  facts: readonly Fact[];
  amounts?:
    | { lines: readonly (readonly [label: string, amount: string])[]; total: readonly [string, string] }
    | undefined;
  closing?: readonly Line[] | undefined;
  /** Why the reader gets this mail, and what to mind. */
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
