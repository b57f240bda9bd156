// The language of a tag such as "de-AT", if it is among those that are offered.
export function findLanguage<Code extends string>(
  offered: readonly Code[],
  tag: string | null | undefined,
): Code | undefined {
  const primary = tag?.trim().split(/[-_;]/, 1)[0]?.toLowerCase();
  return offered.find((language) => language === primary);
}
