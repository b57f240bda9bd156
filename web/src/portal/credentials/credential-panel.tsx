// The panel of an expanded key: approve it, roll it without a gap, set its expiry and addresses, disable or revoke it.

import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../../../../shared/time/durations.ts';
import type { Shown } from '../../credentials/credential-secret.tsx';
import credentialsCss from '../../credentials/credentials.module.css';
import { type Credential, hasEnded, needsRolling } from '../../credentials/views.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDayInSentence, formatDayTime, formatDayTimeInSentence } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute, useNow } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { Approval } from './approval.tsx';
import { ExpiryDialog, NameDialog, RevokeDialog } from './change-dialogs.tsx';
import { useCredential, useCredentialChange, useRoll } from './queries.ts';

const OVERLAPS = { now: 0, hour: HOUR_SECONDS, day: DAY_SECONDS, week: 7 * DAY_SECONDS };
type Overlap = keyof typeof OVERLAPS;

export function CredentialPanel({
  credential,
  onRolled,
}: {
  credential: Credential;
  onRolled: (shown: Shown) => void;
}) {
  const { may } = usePortal();
  const texts = useTexts(credentialsTexts);
  const urgent = useNow((nowMs) => (needsRolling(credential, nowMs) ? 1 : 0)) === 1;
  return (
    <Grid
      collapse="phone"
      size="table"
      className={join(credentialsCss.keyPanel, urgent && credentialsCss.keyUrgent)}
    >
      {credential.awaitingApproval ? (
        <Approval credential={credential} />
      ) : credential.rolledTo === null ? (
        <Rolling credential={credential} onRolled={onRolled} />
      ) : (
        <Rolled credential={credential} />
      )}
      {may('developers') ? (
        <Choices credential={credential} />
      ) : (
        <Text as="p" tone="muted">
          {texts.onlyDevelopers}
        </Text>
      )}
    </Grid>
  );
}

function useTitle(credential: Credential): string {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  return useNow((nowMs) => {
    if (credential.expiresAt === null || !needsRolling(credential, nowMs)) return texts.rollTitle;
    if (hasEnded(credential, nowMs)) return texts.rollEnded({ name: credential.name });
    return texts.rollBefore({
      day: formatDayInSentence(language, new Date(credential.expiresAt), nowMs),
      name: credential.name,
    });
  });
}

function Rolling({ credential, onRolled }: { credential: Credential; onRolled: (shown: Shown) => void }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const [overlap, setOverlap] = useState<Overlap>('day');
  const roll = useRoll(credential.id, (made) =>
    onRolled({
      credential: made,
      oldEndsAt: new Date(Date.now() + OVERLAPS[overlap] * 1000).toISOString(),
    }),
  );
  // Updates once a minute, so that the button does not change under the pointer.
  const nowMs = useMinute();
  const end = new Date(nowMs + OVERLAPS[overlap] * 1000);
  return (
    <Stack gap="2" className={credentialsCss.keyRoll}>
      <h2>{useTitle(credential)}</h2>
      <p>{texts.rollSentence}</p>
      {may('developers') && (
        <>
          <Text size="table" weight="medium">
            {texts.oldEnds}
          </Text>
          <Segmented
            label={texts.oldEnds}
            value={overlap}
            choices={(Object.keys(OVERLAPS) as Overlap[]).map((value) => ({
              value,
              label: texts.oldEndsIn[value],
            }))}
            onChange={setOverlap}
          />
          <Text as="p" tone="muted">
            {overlap === 'now'
              ? texts.oldEndsNow
              : texts.oldEndsAt({ moment: formatDayTime(language, end, nowMs) })}{' '}
            <Text mono>INVALID_CREDENTIALS</Text>.
          </Text>
          <ErrorState error={roll.error} />
          <Button
            kind="soft"
            icon={<IconRefresh />}
            busy={roll.isPending}
            onClick={() => roll.mutate(OVERLAPS[overlap])}
          >
            {overlap === 'now'
              ? texts.rollNow
              : texts.roll({ moment: formatDayTimeInSentence(language, end, nowMs) })}
          </Button>
        </>
      )}
    </Stack>
  );
}

function Rolled({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const moment = credential.expiresAt
    ? formatDayTimeInSentence(language, new Date(credential.expiresAt), Date.now())
    : '';
  return (
    <Stack gap="2" className={credentialsCss.keyRoll}>
      <h2>{texts.rolledTitle}</h2>
      <p>{texts.rolledSentence({ moment })}</p>
    </Stack>
  );
}

type DialogName = 'expiry' | 'name' | 'revoke';

function Choices({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
  const { data } = useCredential(credential.id);
  const change = useCredentialChange(credential.id);
  const { expiresAt, allowedAddresses, disabled } = credential;
  const ends = expiresAt
    ? texts.endsAt({ moment: formatDayTimeInSentence(language, new Date(expiresAt), Date.now()) })
    : texts.endsNever;
  const [calls, until] = texts.disableSentence;
  const close = () => setOpenDialog(null);
  return (
    <div>
      <Choice
        name={texts.changeExpiry}
        sentence={may('admins') ? ends : `${ends} ${texts.byAdmins}`}
        action={
          may('admins') && (
            <Button
              small
              onClick={() => setOpenDialog('expiry')}
              aria-label={`${texts.change}: ${texts.expires}`}
            >
              {texts.change}
            </Button>
          )
        }
      />
      <Choice
        name={texts.nameAndAddresses}
        sentence={
          allowedAddresses.length === 0
            ? texts.anywhere
            : texts.fromThese({ addresses: allowedAddresses.join(', ') })
        }
        action={
          <Button
            small
            onClick={() => setOpenDialog('name')}
            aria-label={`${texts.change}: ${texts.nameAndAddresses}`}
          >
            {texts.change}
          </Button>
        }
      />
      <Choice
        name={disabled ? texts.enable : texts.disable}
        sentence={
          disabled ? (
            texts.enableSentence
          ) : (
            <>
              {calls} <Text mono>CREDENTIALS_DISABLED</Text> {until}
            </>
          )
        }
        action={
          <Button small busy={change.isPending} onClick={() => change.mutate({ disabled: !disabled })}>
            {disabled ? texts.enable : texts.disable}
          </Button>
        }
      />
      <Choice
        name={texts.revoke}
        sentence={`${texts.revokeSentence} ${data ? texts.usedBy({ count: data.callsInLastDay }) : ''}`}
        action={
          <Button small kind="destructive" onClick={() => setOpenDialog('revoke')}>
            {texts.revokeOpens}
          </Button>
        }
      />
      <ErrorState error={change.error} />
      {openDialog === 'expiry' && <ExpiryDialog credential={credential} onClose={close} />}
      {openDialog === 'name' && <NameDialog credential={credential} onClose={close} />}
      {openDialog === 'revoke' && <RevokeDialog credential={credential} onClose={close} />}
    </div>
  );
}

function Choice({ name, sentence, action }: { name: string; sentence: ReactNode; action: ReactNode }) {
  return (
    <Grid gap="3" align="center" className={credentialsCss.keyChoice}>
      <strong>{name}</strong>
      <Text tone="muted">{sentence}</Text>
      {action}
    </Grid>
  );
}
