// The texts of the API description in another language. Names, paths, codes and samples stay as they are.
import { withoutValueTexts } from '../../http/enum-values.ts';
import type { ApiDescription } from './api-description.ts';
import type { DocsLanguage } from './docs-language.ts';

type Translate = DocsLanguage['translate'];

/** Samples and values are data, even where a key is called like a text. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-enum-descriptions']);
/** The pages show failed answers by their codes, which have texts of their own. */
const FAILED = /^[45]\d\d$/;
const OF_FAILED = /Error$/;

/** Applies `translate` to every text that the reference shows. Lists of values are shown from `x-enumDescriptions`. */
export function mapTexts(api: ApiDescription, translate: Translate): ApiDescription {
  const { tags, paths, components } = api;
  const shown = Object.fromEntries(
    Object.entries(components.schemas).filter(([name]) => !OF_FAILED.test(name)),
  );
  return {
    ...api,
    tags: tags.map(({ name, description }) => ({
      name,
      title: translate(name),
      description: translate(description),
    })),
    paths: mapPart(paths, translate) as ApiDescription['paths'],
    components: { ...components, schemas: { ...components.schemas, ...mapNamed(shown, translate) } },
  };
}

function mapPart(part: unknown, translate: Translate): unknown {
  if (Array.isArray(part)) return part.map((each) => mapPart(each, translate));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, mapEntry(key, value, translate)]),
  );
}

function mapEntry(key: string, value: unknown, translate: Translate): unknown {
  if (DATA.has(key) || FAILED.test(key)) return value;
  if (key === 'properties') return mapNamed(value as object, translate);
  if (key === 'x-enumDescriptions') {
    const texts = Object.entries(value as Record<string, string>);
    return Object.fromEntries(texts.map(([name, text]) => [name, translate(text)]));
  }
  if ((key === 'description' || key === 'summary') && typeof value === 'string') {
    const text = withoutValueTexts(value);
    return text && translate(text);
  }
  return mapPart(value, translate);
}

/** A field can be called `description`: the keys here are names. */
function mapNamed(parts: object, translate: Translate): object {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mapPart(part, translate)]));
}
