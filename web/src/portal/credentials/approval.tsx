// The approval of keys that order in production: of one key, and whether the account asks for it.

import { IconCheck } from '@tabler/icons-react';
import credentialsCss from '../../credentials/credentials.module.css';
import { de } from '../../credentials/de.ts';
import { en } from '../../credentials/en.ts';
import type { Credential } from '../../credentials/views.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Switch } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { useAccountSettings, useApprove, useChangeAccountSettings } from './queries.ts';

export function Approval({ credential }: { credential: Credential }) {
  const words = useWords({ en, de });
  const { may } = usePortal();
  const approve = useApprove(credential.id, () => toast(words.approved(credential.name)));
  return (
    <Stack gap="2" className={credentialsCss.keyRoll}>
      <h2>{words.approvalTitle}</h2>
      <p>{words.approvalSentence(credential.createdBy?.name ?? words.someone)}</p>
      {may('admins') ? (
        <Button kind="filled" icon={<IconCheck />} busy={approve.isPending} onClick={() => approve.mutate()}>
          {words.approve}
        </Button>
      ) : (
        <Text as="p" tone="muted">
          {words.approvalByAdmins}
        </Text>
      )}
      <ErrorState error={approve.error} />
    </Stack>
  );
}

/** Admins change it; the others read it. */
export function ApprovalSetting() {
  const words = useWords({ en, de });
  const { may, environment } = usePortal();
  const { data } = useAccountSettings();
  const change = useChangeAccountSettings();
  if (environment !== 'production' || !data) return null;
  const on = change.isPending ? change.variables : data.writeKeysNeedApproval;
  return (
    <Stack gap="1" size="table" className={credentialsCss.keysApproval}>
      {may('admins') ? (
        <Switch label={words.approvalSetting} checked={on} onChange={(wanted) => change.mutate(wanted)} />
      ) : (
        on && <strong>{words.approvalSetting}</strong>
      )}
      {(on || may('admins')) && (
        <Text as="p" tone="muted">
          {words.approvalSettingWhy[on ? 'on' : 'off']}
        </Text>
      )}
      <ErrorState error={change.error} />
    </Stack>
  );
}
