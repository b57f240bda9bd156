// The result of a signature check, step by step and in words.
import { IconCheck, IconShieldCheck, IconShieldX, IconX } from '@tabler/icons-react';
import type { components } from '../../api/paths/portal.ts';
import { useWords } from '../../messages/use-words.ts';
import { Marked } from '../../ui/status.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import './inboxes.css';

export type Report = components['schemas']['InboxMessage']['signature'];

/** One line; on failure it names the check that failed. */
export function SignatureVerdict({ report }: { report: Report }) {
  const words = useWords({ en, de }).signature;
  if (report === null) return <span className="muted">{words.none}</span>;
  if (report.valid) {
    return (
      <Marked tone="good" icon={<IconShieldCheck />}>
        {words.correct}
      </Marked>
    );
  }
  return (
    <Marked tone="alert" icon={<IconShieldX />}>
      {words.wrong}
    </Marked>
  );
}

export function SignatureChecks({ report }: { report: NonNullable<Report> }) {
  const words = useWords({ en, de }).signature;
  return (
    <ul className="signature-checks" aria-label={words.checks}>
      {report.checks.map(({ name, ok, explanation }) => (
        <li key={name} className={ok ? 'tone-good' : 'tone-alert'}>
          {ok ? <IconCheck size={16} aria-label={words.ok} /> : <IconX size={16} aria-label={words.notOk} />}
          <div>
            <div>
              {(ok ? words.passed : words.failed)[name] ?? name} <span className="mono muted">{name}</span>
            </div>
            {/* The service explains in English what exactly it compared. */}
            {!ok && (
              <p className="muted" lang="en">
                {explanation}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The headers as they were received. */
export function HeaderList({ headers }: { headers: Record<string, string> }) {
  return (
    <dl className="header-list mono">
      {Object.entries(headers).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
