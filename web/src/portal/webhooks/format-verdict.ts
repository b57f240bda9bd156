// Describes the result of the signature check: a title, and what to do.
import type { WebhookWords } from './en.ts';
import type { Difference, Verdict } from './signature-check.ts';

export function formatVerdict(words: WebhookWords, verdict: Verdict): [string, string] {
  const { verdicts } = words.check;
  switch (verdict.kind) {
    case 'right':
      return verdict.old ? verdicts.old : verdicts.right;
    case 'header-missing':
      return verdicts.missing(verdict.header);
    case 'header-malformed':
      return verdicts.malformed(verdict.header, verdict.value.slice(0, 60), verdict.layout);
    case 'other-endpoint':
      return verdicts.other(verdict.name);
    case 'secret-length':
      return verdicts.length(verdict.length);
    case 'wrong-secret':
      return verdicts.wrong;
    case 'body-rewritten':
      return [verdicts.rewritten, rewritten(words, verdict.difference)];
    case 'body-changed':
      return verdict.difference
        ? [
            verdicts.changed,
            verdicts.changedText(verdict.difference.byte, formatDifference(words, verdict.difference)),
          ]
        : verdicts.changedUnknown;
    case 'other-message':
      return verdicts.otherMessage;
    case 'time-off':
      return verdicts.time(words.seconds(verdict.seconds));
  }
}

function rewritten(words: WebhookWords, difference: Difference | null): string {
  if (!difference) return '';
  const { gotBytes, sentBytes, byte } = difference;
  return words.check.verdicts.rewrittenText(gotBytes, sentBytes, byte, formatDifference(words, difference));
}

function formatDifference(words: WebhookWords, { sent, got }: Difference): string {
  return words.check.difference(formatCharacter(words, sent), formatCharacter(words, got));
}

function formatCharacter({ check: { characters } }: WebhookWords, character: string): string {
  const named: Record<string, string> = {
    ' ': characters.space,
    '\n': characters.newline,
    '\r': characters.newline,
    '\t': characters.tab,
    '': characters.end,
  };
  return named[character] ?? `“${character}”`;
}
