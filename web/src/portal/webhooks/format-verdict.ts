// Describes the result of the signature check: a title, and what to do.
import type { PagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { formatSeconds } from './format-seconds.ts';
import type { Difference, Verdict } from './signature-check.ts';

interface Described {
  title: string;
  text: string;
}

export function formatVerdict(words: PagesTexts, verdict: Verdict): Described {
  const { verdicts } = words.check;
  switch (verdict.kind) {
    case 'right':
      return verdict.old ? verdicts.old : verdicts.right;
    case 'header-missing':
      return { ...verdicts.missing, title: verdicts.missing.title({ header: verdict.header }) };
    case 'header-malformed':
      return {
        title: verdicts.malformed.title({ header: verdict.header }),
        text: verdicts.malformed.text({ value: verdict.value.slice(0, 60), layout: verdict.layout }),
      };
    case 'other-endpoint':
      return { ...verdicts.other, title: verdicts.other.title({ name: verdict.name }) };
    case 'secret-length':
      return { ...verdicts.length, title: verdicts.length.title({ length: verdict.length }) };
    case 'wrong-secret':
      return verdicts.wrong;
    case 'body-rewritten':
      return { title: verdicts.rewritten, text: rewritten(words, verdict.difference) };
    case 'body-changed':
      return verdict.difference
        ? {
            title: verdicts.changed,
            text: verdicts.changedText({
              byte: verdict.difference.byte,
              what: formatDifference(words, verdict.difference),
            }),
          }
        : verdicts.changedUnknown;
    case 'other-message':
      return verdicts.otherMessage;
    case 'time-off':
      return { ...verdicts.time, title: verdicts.time.title({ text: formatSeconds(verdict.seconds) }) };
  }
}

function rewritten(words: PagesTexts, difference: Difference | null): string {
  if (!difference) return '';
  const { gotBytes, sentBytes, byte } = difference;
  return words.check.verdicts.rewrittenText({
    got: gotBytes,
    sent: sentBytes,
    byte,
    what: formatDifference(words, difference),
  });
}

function formatDifference(words: PagesTexts, { sent, got }: Difference): string {
  return words.check.difference({ sent: formatCharacter(words, sent), got: formatCharacter(words, got) });
}

function formatCharacter({ check: { characters } }: PagesTexts, character: string): string {
  const named: Record<string, string> = {
    ' ': characters.space,
    '\n': characters.newline,
    '\r': characters.newline,
    '\t': characters.tab,
    '': characters.end,
  };
  return named[character] ?? `“${character}”`;
}
