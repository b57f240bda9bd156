// The cells of a key in the list, and its card on a phone.
import { IconBan, IconHourglass, IconKey, IconShieldLock } from '@tabler/icons-react';
import credentialsCss from '../../credentials/credentials.module.css';
import { de } from '../../credentials/de.ts';
import { type CredentialsWords, en } from '../../credentials/en.ts';
import { formatDayAndClock, formatLongDay, formatUntil } from '../../credentials/format-expiry.ts';
import { type Credential, expiresSoon, shownPrefix } from '../../credentials/views.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Tag } from '../../ui/chip.tsx';
import { join } from '../../ui/classes.ts';
import { formatDay } from '../../ui/format.ts';
import type { Column } from '../../ui/table.tsx';
import textCss from '../../ui/text.module.css';
import { RelativeTime } from '../../ui/time.tsx';
import { useNow } from '../../ui/use-now.ts';

const SHOWN_SCOPES = 3;

export function columnsOf(words: CredentialsWords): Column<Credential>[] {
  return [
    { id: 'name', header: words.name, cell: (credential) => <Name credential={credential} /> },
    {
      id: 'key',
      header: words.key,
      cell: (credential) => <span className={textCss.mono}>{shownPrefix(credential)}</span>,
    },
    { id: 'scopes', header: words.scopes, cell: (credential) => <Scopes credential={credential} /> },
    { id: 'lastUsed', header: words.lastUsed, cell: (credential) => <LastUsed credential={credential} /> },
    { id: 'expires', header: words.expires, cell: (credential) => <Ends credential={credential} /> },
  ];
}

function Name({ credential }: { credential: Credential }) {
  const words = useWords({ en, de });
  const { type, name, rolledTo, allowedAddresses } = credential;
  const Icon = type === 'api_key' ? IconKey : IconShieldLock;
  return (
    <span className={credentialsCss.keyName}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <strong>{rolledTo === null ? name : words.old(name)}</strong>
        <span className={textCss.muted}>
          {words.kind[type]}
          {allowedAddresses.length > 0 && `, ${words.only(allowedAddresses.length)}`}
        </span>
      </span>
    </span>
  );
}

function Scopes({ credential: { scopes } }: { credential: Credential }) {
  const words = useWords({ en, de });
  const rest = scopes.length - SHOWN_SCOPES;
  return (
    <span className={credentialsCss.keyScopes}>
      {scopes.slice(0, SHOWN_SCOPES).map((scope) => (
        <Tag key={scope}>{scope}</Tag>
      ))}
      {rest > 0 && (
        <span className={textCss.muted} title={scopes.slice(SHOWN_SCOPES).join(', ')}>
          <span aria-hidden="true">+{rest}</span>
          <span className="visually-hidden">{words.more(rest)}</span>
        </span>
      )}
    </span>
  );
}

function LastUsed({ credential: { lastUsed, createdAt } }: { credential: Credential }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const made = useNow((nowMs) => formatUntil(language, new Date(createdAt), nowMs));
  return (
    <span className={credentialsCss.twoLines}>
      {lastUsed ? <RelativeTime at={lastUsed.at} /> : <span className={textCss.muted}>{words.never}</span>}
      <span className={textCss.muted}>
        {lastUsed ? lastUsed.address : words.made(made.charAt(0).toLowerCase() + made.slice(1))}
      </span>
    </span>
  );
}

function Ends({ credential }: { credential: Credential }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { expiresAt, disabled, disabledAt, disabledBy, rolledTo } = credential;
  const end = expiresAt ? new Date(expiresAt) : null;
  const soon = useNow((nowMs) => (expiresSoon(credential, nowMs) ? 1 : 0)) === 1;
  const until = useNow((nowMs) => (end ? formatUntil(language, end, nowMs) : ''));
  const disabledDay = useNow((nowMs) => (disabledAt ? formatDay(language, new Date(disabledAt), nowMs) : ''));
  if (disabled) {
    const operator = disabledBy?.channel === 'portal' ? words.someone : words.theOperator;
    return (
      <span className={credentialsCss.twoLines}>
        <span className={credentialsCss.keyDisabled}>
          <IconBan size={14} aria-hidden="true" /> {words.disabled}
        </span>
        <span className={textCss.muted}>{words.by(disabledBy?.name ?? operator, disabledDay)}</span>
      </span>
    );
  }
  if (credential.awaitingApproval) {
    return (
      <span className={credentialsCss.twoLines}>
        <strong className={join(credentialsCss.keySoon, credentialsCss.keyDisabled)}>
          <IconHourglass size={14} aria-hidden="true" /> {words.awaiting}
        </strong>
        <span className={textCss.muted}>{words.awaitingSentence}</span>
      </span>
    );
  }
  if (end === null) return words.never;
  const moment = formatDayAndClock(language, end);
  if (!soon) return formatLongDay(language, end);
  return (
    <span className={credentialsCss.twoLines}>
      <strong className={credentialsCss.keySoon}>{until}</strong>
      <span className={textCss.muted}>{rolledTo === null ? moment : words.rolledEnds(moment)}</span>
    </span>
  );
}

export function CredentialCard({ credential }: { credential: Credential }) {
  const words = useWords({ en, de });
  return (
    <span className={credentialsCss.keyCard}>
      <Name credential={credential} />
      <span className={textCss.mono}>{shownPrefix(credential)}</span>
      <span className={credentialsCss.keyCardLine}>
        <span className={textCss.muted}>{words.lastUsed}</span>
        <LastUsed credential={credential} />
      </span>
      <span className={credentialsCss.keyCardLine}>
        <span className={textCss.muted}>{words.expires}</span>
        <Ends credential={credential} />
      </span>
    </span>
  );
}
