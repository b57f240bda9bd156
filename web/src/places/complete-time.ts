// Completes a time of the day that was typed in short.

/** "8", "8:30" and "0830" become what the API reads; anything else stays, so that the API reports it. */
export function completeTime(typed: string): string {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}
