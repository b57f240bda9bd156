// The cells of a key in the list, and its card on a phone.

import { IconBan, IconHourglass, IconKey, IconShieldLock } from '@tabler/icons-react';
import { type CredentialsTexts, credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import { formatAgo, formatIn } from '../../../../shared/time/format-duration.ts';
import credentialsCss from '../../credentials/credentials.module.css';
import { type Credential, expiresSoon, shownPrefix } from '../../credentials/views.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Tag } from '../../ui/chip.tsx';
import { formatDate, formatDayInSentence, formatDayTimeInSentence } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { useNow } from '../../ui/use-now.ts';

const SHOWN_SCOPES = 3;

export function columnsOf(texts: CredentialsTexts): Column<Credential>[] {
  return [
    { id: 'name', header: texts.name, cell: (credential) => <Name credential={credential} /> },
    {
      id: 'key',
      priority: 2,
      header: texts.key,
      cell: (credential) => <Text mono>{shownPrefix(credential)}</Text>,
    },
    {
      id: 'scopes',
      priority: 1,
      header: texts.scopes,
      cell: (credential) => <Scopes credential={credential} />,
    },
    { id: 'lastUsed', header: texts.lastUsed, cell: (credential) => <LastUsed credential={credential} /> },
    { id: 'expires', header: texts.expires, cell: (credential) => <Ends credential={credential} /> },
  ];
}

function Name({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const { type, name, rolledTo, allowedAddresses } = credential;
  const Icon = type === 'api_key' ? IconKey : IconShieldLock;
  return (
    <Row as="span" inline gap="2-5" align="start" className={credentialsCss.keyName}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <strong>{rolledTo === null ? name : texts.old({ name })}</strong>
        <Text tone="muted">
          {texts.kind[type]}
          {allowedAddresses.length > 0 && `, ${texts.only({ count: allowedAddresses.length })}`}
        </Text>
      </span>
    </Row>
  );
}

function Scopes({ credential: { scopes } }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const rest = scopes.length - SHOWN_SCOPES;
  return (
    <Row as="span" inline gap="1" wrap className={credentialsCss.keyScopes}>
      {scopes.slice(0, SHOWN_SCOPES).map((scope) => (
        <Tag key={scope}>{scope}</Tag>
      ))}
      {rest > 0 && (
        <Text tone="muted" title={scopes.slice(SHOWN_SCOPES).join(', ')}>
          <span aria-hidden="true">+{rest}</span>
          <span className="visually-hidden">{texts.more({ count: rest })}</span>
        </Text>
      )}
    </Row>
  );
}

function LastUsed({ credential: { lastUsed, createdAt } }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const made = useNow((nowMs) => formatAgo(language, nowMs - Date.parse(createdAt)));
  return (
    <span className={credentialsCss.twoLines}>
      {lastUsed ? <RelativeTime at={lastUsed.at} /> : <Text tone="muted">{texts.never}</Text>}
      <Text tone="muted">{lastUsed ? lastUsed.address : texts.made({ ago: made })}</Text>
    </span>
  );
}

/** "In 6 days", "3 h ago". */
function formatUntil(language: Language, ms: number): string {
  return capital(ms > 0 ? formatIn(language, ms) : formatAgo(language, ms));
}

function Ends({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const { expiresAt, disabled, disabledAt, disabledBy, rolledTo } = credential;
  const end = expiresAt ? new Date(expiresAt) : null;
  const soon = useNow((nowMs) => (expiresSoon(credential, nowMs) ? 1 : 0)) === 1;
  const until = useNow((nowMs) => (end ? formatUntil(language, end.getTime() - nowMs) : ''));
  const disabledDay = useNow((nowMs) =>
    disabledAt ? formatDayInSentence(language, new Date(disabledAt), nowMs) : '',
  );
  if (disabled) {
    const operator = disabledBy?.channel === 'portal' ? texts.someone : texts.theOperator;
    return (
      <span className={credentialsCss.twoLines}>
        <Row as="span" gap="1-5" inline>
          <IconBan size={14} aria-hidden="true" /> {texts.disabled}
        </Row>
        <Text tone="muted">{texts.by({ name: disabledBy?.name ?? operator, day: disabledDay })}</Text>
      </span>
    );
  }
  if (credential.awaitingApproval) {
    return (
      <span className={credentialsCss.twoLines}>
        <Row as="strong" gap="1-5" inline className={credentialsCss.keySoon}>
          <IconHourglass size={14} aria-hidden="true" /> {texts.awaiting}
        </Row>
        <Text tone="muted">{texts.awaitingSentence}</Text>
      </span>
    );
  }
  if (end === null) return texts.never;
  const moment = formatDayTimeInSentence(language, end, Date.now());
  if (!soon) return formatDate(language, end);
  return (
    <span className={credentialsCss.twoLines}>
      <strong className={credentialsCss.keySoon}>{until}</strong>
      <Text tone="muted">{rolledTo === null ? capital(moment) : texts.rolledEnds({ moment })}</Text>
    </span>
  );
}

export function CredentialCard({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  return (
    <Stack as="span" gap="1-5" className={credentialsCss.keyCard}>
      <Name credential={credential} />
      <Text mono>{shownPrefix(credential)}</Text>
      <Grid as="span" size="table" className={credentialsCss.keyCardLine}>
        <Text tone="muted">{texts.lastUsed}</Text>
        <LastUsed credential={credential} />
      </Grid>
      <Grid as="span" size="table" className={credentialsCss.keyCardLine}>
        <Text tone="muted">{texts.expires}</Text>
        <Ends credential={credential} />
      </Grid>
    </Stack>
  );
}
