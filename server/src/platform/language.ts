/** The languages of the office: portal, console, documents and documentation. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
