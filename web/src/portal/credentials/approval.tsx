// The approval of keys that order in production: of one key, and whether the account asks for it.

import { IconCheck } from '@tabler/icons-react';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import credentialsCss from '../../credentials/credentials.module.css';
import type { Credential } from '../../credentials/views.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Switch } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { useAccountSettings, useApprove, useChangeAccountSettings } from './queries.ts';

export function Approval({ credential }: { credential: Credential }) {
  const texts = useTexts(credentialsTexts);
  const { may } = usePortal();
  const approve = useApprove(credential.id, () => toast(texts.approved({ name: credential.name })));
  return (
    <Stack gap="2" className={credentialsCss.keyRoll}>
      <h2>{texts.approvalTitle}</h2>
      <p>{texts.approvalSentence({ name: credential.createdBy?.name ?? texts.someone })}</p>
      {may('admins') ? (
        <Button kind="filled" icon={<IconCheck />} busy={approve.isPending} onClick={() => approve.mutate()}>
          {texts.approve}
        </Button>
      ) : (
        <Text as="p" tone="muted">
          {texts.approvalByAdmins}
        </Text>
      )}
      <ErrorState error={approve.error} />
    </Stack>
  );
}

/** Admins change it; the others read it. */
export function ApprovalSetting() {
  const texts = useTexts(credentialsTexts);
  const { may, environment } = usePortal();
  const { data } = useAccountSettings();
  const change = useChangeAccountSettings();
  if (environment !== 'production' || !data) return null;
  const on = change.isPending ? change.variables : data.writeKeysNeedApproval;
  return (
    <Stack gap="1" size="table" className={credentialsCss.keysApproval}>
      {may('admins') ? (
        <Switch label={texts.approvalSetting} checked={on} onChange={(wanted) => change.mutate(wanted)} />
      ) : (
        on && <strong>{texts.approvalSetting}</strong>
      )}
      {(on || may('admins')) && (
        <Text as="p" tone="muted">
          {texts.approvalSettingWhy[on ? 'on' : 'off']}
        </Text>
      )}
      <ErrorState error={change.error} />
    </Stack>
  );
}
