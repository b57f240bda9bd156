// The texts of the driver app: singular and plural, and phrases that no reader would use.
import { expect, test } from 'vitest';
import { appTexts } from '../../../shared/texts/generated/driver/app.ts';
import { protocolTexts } from '../../src/driver/protocol/texts.ts';

/** A number that also has the methods of a text. */
const ONE = Object.assign(Object(1), { toLowerCase: () => '1' });

/** All texts; functions are called with 1, because singular forms are forgotten most often. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value(ONE, ONE, ONE));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('one entry is being sent, several are being sent', () => {
  expect([appTexts.de.sent.sending({ count: 1 }), appTexts.de.sent.sending({ count: 3 })]).toEqual([
    '1 wird gesendet',
    '3 werden gesendet',
  ]);
});

test('no text uses a phrase that was translated word by word', () => {
  const clumsy =
    /von selbst|abgegeben|An der Abholung|fährt nicht|antwortet keine|Ladung|ander(e|en) Seite|Goes on|goes out|by itself|handed in|other side|Read through|Note of|\bdoes not take\b/;
  const all = [appTexts.de, appTexts.en, protocolTexts.de, protocolTexts.en].flatMap((texts) =>
    textsOf(texts),
  );
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((text) => clumsy.test(text))).toEqual([]);
});
