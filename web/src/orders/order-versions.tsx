// The versions of an order: what was changed, when, by whom and why, and the price before and after.
import { historyTexts } from '../../../shared/texts/generated/orders/history.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { formatTimeOrDay } from '../ui/format.ts';
import { Text } from '../ui/text.tsx';
import { useMinute } from '../ui/use-now.ts';
import { formatChange } from './format-change.ts';
import type { OrderHistoryEntry } from './history-entry.ts';
import versionsCss from './order-versions.module.css';

/** A request that becomes an order gets its first price; a delay changes nothing of what was ordered. */
const NO_VERSIONS = ['order.convert', 'order.convert_held', 'order.report_delay'];

/** Newest first; the first version is the order as it was created. */
export function versionsOf(history: readonly OrderHistoryEntry[]) {
  const changes = history.filter(
    ({ action, changes }) => changes.length > 0 && !NO_VERSIONS.includes(action),
  );
  return changes.map((entry, i) => ({ ...entry, version: i + 2 })).reverse();
}

export function OrderVersions({ history }: { history: readonly OrderHistoryEntry[] }) {
  const texts = useTexts(historyTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const formatContext = { texts, language, nowMs };
  return (
    <ol className={versionsCss.versions}>
      {versionsOf(history).map(({ version, at, by, reason, changes }) => (
        <li key={version}>
          <p>
            <strong>{texts.versions.version({ version })}</strong>{' '}
            <Text tone="muted">
              <time dateTime={at}>{formatTimeOrDay(language, new Date(at), nowMs)}</time>
              {`, ${by.name ?? texts.channels[by.channel]}`}
            </Text>
          </p>
          {changes
            .flatMap(({ field, values }) => (values ? formatChange(formatContext, field, values) : []))
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
          {changes.every(({ values }) => values === null) && <p>{texts.valuesErased}</p>}
          {reason && (
            <Text as="p" tone="muted">
              {texts.quoted({ text: reason })}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
