// Values of queries and bodies in the form in which they are sent.

export function timeText(time: Date | string | undefined): string | undefined {
  return time instanceof Date ? time.toISOString() : time;
}

/** One value, or several separated by commas. */
export function listText(values: string | readonly string[]): string {
  return typeof values === 'string' ? values : values.join(',');
}

/** Options that are given as undefined count as not given. */
export function withoutUndefined<T extends object>(fields: T) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
