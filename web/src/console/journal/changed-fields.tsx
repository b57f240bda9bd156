// The fields that an audit log entry changed, each with its old value above the new one.
import { Link } from '@tanstack/react-router';
import { useWords } from '../../messages/use-words.ts';
import { join } from '../../ui/classes.ts';
import textCss from '../../ui/text.module.css';
import { de } from './de.ts';
import { en } from './en.ts';
import journalCss from './journal.module.css';
import type { Entry } from './queries.ts';

interface Change {
  before: unknown;
  after: unknown;
}

export function EntryDetails({ entry }: { entry: Entry }) {
  const words = useWords({ en, de });
  const { changes, fields, ...rest } = entry.details as {
    changes?: Record<string, Change>;
    fields?: string[];
  };
  const named = entry.values ? {} : { fields };
  const further = Object.entries({ ...rest, ...named }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const changed = Object.entries(changes ?? entry.values ?? {});
  return (
    <div className={journalCss.entry}>
      {changed.length === 0 && further.length === 0 && <p className={textCss.muted}>{words.noChanges}</p>}
      {changed.map(([field, { before, after }]) => (
        <div key={field} className={journalCss.entryField}>
          <span className={textCss.muted}>{field}</span>
          <span className="visually-hidden">{words.before}</span>
          <del className={textCss.mono}>{textOf(before, words.nothing)}</del>
          <span className="visually-hidden">{words.after}</span>
          <ins className={textCss.mono}>{textOf(after, words.nothing)}</ins>
        </div>
      ))}
      {further.map(([field, value]) => (
        <div key={field} className={journalCss.entryField}>
          <span className={textCss.muted}>{field}</span>
          <span className={textCss.mono}>{textOf(value, words.nothing)}</span>
        </div>
      ))}
      <p className={join(journalCss.entryFoot, textCss.muted)}>
        <span>{entry.seal === null ? words.unsealed : words.sealed(entry.seal)}</span>
        {entry.number && (
          <Link to="/orders/$id" params={{ id: entry.number }}>
            {words.openOrder}
          </Link>
        )}
      </p>
    </div>
  );
}

function textOf(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}
