// The form of the help for an error: its meaning and what to do about it.

export interface ErrorHelp {
  title: string;
  means: string;
  todo: readonly string[];
}
