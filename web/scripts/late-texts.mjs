// A plugin of the build: texts in languages that only drivers read are no part of the app, which loads them by language.
import { join, resolve } from 'node:path';
import { isLate, readAudiences } from '../../scripts/texts/audiences.mjs';

const TEXTS = resolve(import.meta.dirname, '../../shared/texts');
const GENERATED = `${join(TEXTS, 'generated').replaceAll('\\', '/')}/`;
const LATE_TEXTS = resolve(import.meta.dirname, '../../shared/text/late-texts.ts').replaceAll('\\', '/');
const PREFIX = '\0late-texts:';

export function lateTexts() {
  const audiences = readAudiences(TEXTS);
  return {
    name: 'late-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/');
      if (!from?.startsWith(GENERATED) || from.startsWith(`${GENERATED}late/`)) return null;
      const path = resolve(from, '..', source).replaceAll('\\', '/').slice(GENERATED.length);
      const [, feature, language] = /^(.+)\.([a-z]{2})\.ts$/.exec(path) ?? [];
      return language && isLate(audiences, feature, language) ? `${PREFIX}${feature}:${language}` : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const [feature, language] = id.slice(PREFIX.length).split(':');
      return `import { lateTexts } from ${JSON.stringify(LATE_TEXTS)};
export const ${language} = () => lateTexts('${language}', '${feature}');`;
    },
  };
}
