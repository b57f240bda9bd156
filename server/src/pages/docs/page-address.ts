// Where a page of the documentation is.
import type { Language } from '../../platform/language.ts';

export function addressOf({ name, language }: { name: string; language: Language }): string {
  return language === 'de' ? `/docs/de/${name}` : `/docs/${name}`;
}
