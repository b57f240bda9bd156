// Describes the result of the signature check: a title, and what to do.
import type { PagesTexts } from '../../../../shared/texts/generated/portal/webhooks/pages.ts';
import { formatSeconds } from './format-seconds.ts';
import type { Difference, Verdict } from './signature-check.ts';

interface Described {
  title: string;
  text: string;
}

export function formatVerdict(texts: PagesTexts, verdict: Verdict): Described {
  const { verdicts } = texts.check;
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
      return { title: verdicts.rewritten, text: rewritten(texts, verdict.difference) };
    case 'body-changed':
      return verdict.difference
        ? {
            title: verdicts.changed,
            text: verdicts.changedText({
              byte: verdict.difference.byte,
              what: formatDifference(texts, verdict.difference),
            }),
          }
        : verdicts.changedUnknown;
    case 'other-message':
      return verdicts.otherMessage;
    case 'time-off':
      return { ...verdicts.time, title: verdicts.time.title({ text: formatSeconds(verdict.seconds) }) };
  }
}

function rewritten(texts: PagesTexts, difference: Difference | null): string {
  if (!difference) return '';
  const { gotBytes, sentBytes, byte } = difference;
  return texts.check.verdicts.rewrittenText({
    got: gotBytes,
    sent: sentBytes,
    byte,
    what: formatDifference(texts, difference),
  });
}

function formatDifference(texts: PagesTexts, { sent, got }: Difference): string {
  return texts.check.difference({ sent: formatCharacter(texts, sent), got: formatCharacter(texts, got) });
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
