// The reference, the events and the details of errors are completely in German.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { ERRORS } from '../../../src/api/shared/errors/error-catalog.ts';
import { EVENTS } from '../../../src/model/orders/event-catalog.ts';
import type { ApiDescription } from '../../../src/pages/docs/api-description.ts';
import { readReferenceTexts } from '../../../src/pages/docs/library.ts';
import { mapTexts } from '../../../src/pages/docs/reference-texts.ts';
import { projectPath } from '../../../src/platform/project-root.ts';

const api: ApiDescription = JSON.parse(readFileSync(projectPath('..', 'openapi', 'v1.json'), 'utf8'));
const german = readReferenceTexts();

function shownTexts(): Set<string> {
  const texts = new Set<string>();
  mapTexts(api, (text) => {
    texts.add(text);
    return text;
  });
  for (const { description } of Object.values(EVENTS)) texts.add(description);
  for (const [code, { entry }] of Object.entries(ERRORS)) {
    if (!(code in errorHelpTexts.en)) continue;
    for (const text of Object.values(entry.detailTexts ?? {})) texts.add(text);
  }
  return texts;
}

describe('the German texts of the reference', () => {
  test('are there for every English text, and for no other', () => {
    const shown = shownTexts();
    expect(shown.size).toBeGreaterThan(500);
    expect([...shown].filter((text) => !german[text])).toEqual([]);
    expect(Object.keys(german).filter((text) => !shown.has(text))).toEqual([]);
  });

  test('have the code of the English text, and end like it', () => {
    const codeIn = (text: string) => [...new Set(text.match(/`[^`]+`/g))].sort();
    for (const [english, text] of Object.entries(german)) {
      expect([english, codeIn(text)]).toEqual([english, codeIn(english)]);
      expect([english, text.endsWith('.')]).toEqual([english, english.endsWith('.')]);
    }
  });

  test('are sorted, so that changes are easy to read', () => {
    expect(Object.keys(german)).toEqual(Object.keys(german).sort());
  });

  test('address the reader formally', () => {
    const familiar = Object.values(german).filter((text) =>
      /\b(?:du|dein|deine|deinen|dich|dir)\b/i.test(text),
    );
    expect(familiar).toEqual([]);
  });
});

describe('a translated description', () => {
  const translated = mapTexts(api, (text) => `de: ${text}`);

  test('keeps names, samples and values', () => {
    const plain = JSON.stringify(translated, (key, value) =>
      key === 'title' ? undefined : value,
    ).replaceAll('de: ', '');
    const namesIn = (text: string) => new Set(text.match(/"[\w-]+":/g));
    const original = JSON.stringify(api);
    expect([...namesIn(plain)].sort()).toEqual([...namesIn(original.replaceAll('"title":', ''))].sort());
    expect(translated.components.examples).toEqual(api.components.examples);
    expect(translated.tags[0]).toMatchObject({ name: 'Connection', title: 'de: Connection' });
  });

  test('has no list of values in a description, because pages show the values themselves', () => {
    const { 'x-enumDescriptions': texts, description } = Object.values(
      translated.components.schemas.Order?.properties ?? {},
    ).find((field) => field['x-enumDescriptions'])!;
    expect(Object.values(texts!)[0]).toMatch(/^de: /);
    expect(description).toMatch(/^de: [^`]+$/);
  });
});
