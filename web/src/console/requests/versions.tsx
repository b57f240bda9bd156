// All versions of a quote: amount, author and outcome. A version expands to its lines.
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { Status } from '../../ui/status.tsx';
import { QuoteStatus, useNearTime } from './cells.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { onlyExtends } from './compare-versions.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { QuoteVersion, RequestToQuote } from './queries.ts';
import { centsOf } from './to-cents.ts';

export function Versions({ request, draftNet }: { request: RequestToQuote; draftNet: string | null }) {
  const words = useWords({ en, de }).editor;
  const { compare } = useWords({ en, de });
  const { versions, version } = request;
  const [comparing, setComparing] = useState(false);
  return (
    <section className="versions" aria-label={words.versions}>
      <header className="versions-head">
        <h2>{words.versions}</h2>
        {versions.length > 1 && (
          <Button kind="text" onClick={() => setComparing(true)}>
            {compare.action}
          </Button>
        )}
      </header>
      {versions.length > 1 && (
        <CompareDialog versions={versions} open={comparing} onClose={() => setComparing(false)} />
      )}
      {versions.length === 0 ? (
        <p className="muted">{words.noVersions}</p>
      ) : (
        <ul>
          {draftNet && (
            <li>
              <div className="version-line">
                <strong>{version + 1}</strong>
                <Status tone="place">{words.draft}</Status>
                <span className="figures">{draftNet}</span>
                <span className="muted">{words.you}</span>
              </div>
            </li>
          )}
          {versions.map((one, i) => (
            <Version key={one.version} version={one} before={versions[i + 1]} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Version({ version, before }: { version: QuoteVersion; before: QuoteVersion | undefined }) {
  const words = useWords({ en, de }).editor;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const offered = useNearTime(version.offeredAt);
  const until = useNearTime(version.validUntil);
  const money = (amount: number) => formatMoney(language, centsOf(amount), version.currency);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <button type="button" className="version-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <strong>{version.version}</strong>
        <QuoteStatus state={version.state} />
        <span className="figures">{money(version.net)}</span>
        <span className="muted">{words.offeredBy(version.offeredBy?.name ?? words.someone, offered)}</span>
        <span className="muted">
          {before && onlyExtends(before, version) && words.extended(before.version)}{' '}
          <Ended version={version} />
        </span>
        <Chevron size={16} aria-hidden="true" />
      </button>
      {open && (
        <div className="version-lines">
          {version.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sent lines never change.
            <p key={i}>
              <span>{line.description}</span>
              <span className="muted figures">
                {formatNumber(language, line.quantity)} × {money(line.unitNet)}
              </span>
              <span className="figures">{money(line.net)}</span>
            </p>
          ))}
          {version.note && <p className="version-note">{version.note}</p>}
          <p className="muted">{words.validTo(until)}</p>
        </div>
      )}
    </li>
  );
}

function Ended({ version: { state, endedAt, endedBy } }: { version: QuoteVersion }) {
  const words = useWords({ en, de }).editor;
  const when = useNearTime(endedAt);
  if (endedAt === null) return null;
  if (endedBy?.name) return words.endedBy(endedBy.name, when);
  if (state === 'EXPIRED') return words.byItself(when);
  return state === 'ACCEPTED' || state === 'DECLINED'
    ? words.byCustomer(when)
    : words.endedBy(words.someone, when);
}
