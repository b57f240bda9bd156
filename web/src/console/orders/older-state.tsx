// What changed since somebody looked, when a command was refused because of it.
import { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { sayShort } from '../../orders/say-when.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import { de } from './de.ts';
import { type DeskWords, en } from './en.ts';

interface Change {
  at: string;
  action: string;
  by: { door: keyof DeskWords['page']['door']; name: string | null };
}

/** Null for every other error. */
export function newerVersionIn(error: unknown): number | null {
  if (!(error instanceof ApiError) || !Array.isArray(error.details.changes)) return null;
  return Number(error.details.version);
}

/** Why a command was refused; with what changed, where that is why. */
export function Refused({
  error,
  stillPossible,
  command,
}: {
  error: unknown;
  stillPossible: boolean;
  command: string;
}) {
  const { page, story } = useWords({ en, de });
  const language = useLanguage();
  if (!(error instanceof ApiError)) return null;
  if (newerVersionIn(error) === null) return error.fields.length > 0 ? null : <ErrorState error={error} />;
  const changes = error.details.changes as Change[];
  return (
    <Notice tone="warn" title={page.older.title}>
      <div role="alert">
        <p>{page.older.since}</p>
        <ul className="desk-changes">
          {changes.map(({ at, action, by }) => (
            <li key={at + action}>
              <span className="figures muted">{sayShort({ language, nowMs: Date.now() }, at)}</span>{' '}
              {page.older.by(
                page.steps[action] ?? story.story[action] ?? story.statusChanged,
                by.name ?? (by.door === 'DISPATCH' ? page.machine : page.door[by.door]),
              )}
            </li>
          ))}
        </ul>
        <p>{stillPossible ? page.older.again : page.older.gone(command)}</p>
      </div>
    </Notice>
  );
}
