// Texts that a page loads after its start: the driver app fits on a phone with two languages, not with six.
const loaded = new Map<string, Record<string, () => unknown>>();

export function addLateTexts(language: string, texts: Record<string, () => unknown>): void {
  loaded.set(language, texts);
}

/**
 * Undefined as long as the language is not loaded. The build of the pages puts it in the place of the module.
 * @public
 */
export function lateTexts(language: string, feature: string): unknown {
  return loaded.get(language)?.[feature]?.();
}

/** What was put together from texts is put together again when more are loaded. */
export function loadedCount(): number {
  return loaded.size;
}
