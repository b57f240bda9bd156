// The link of an invitation, shown once to hand it over where no mail is sent or arrives.

import { useEffect } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CopyTextButton } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import usersCss from './users.module.css';

export interface InvitedPerson {
  id: string;
  name: string;
}

interface LinkProps {
  person: InvitedPerson;
  make: (id: string) => Promise<{ url: string; expiresAt: string }>;
  onClose: () => void;
}

export function InvitationLinkDialog({ person, make, onClose }: LinkProps) {
  const texts = useTexts(usersTexts);
  const { mutate, data, error } = useChange(make);
  useEffect(() => mutate(person.id), [mutate, person.id]);
  return (
    <Dialog
      open
      title={texts.linkTitle({ name: person.name })}
      sentence={texts.linkSentence}
      onClose={onClose}
    >
      <ErrorState error={error} />
      {data && (
        <Stack gap="3" className={usersCss.invitationLink}>
          <Text as="output" mono>
            {data.url}
          </Text>
          <Text as="p" tone="muted">
            {texts.linkValid} <DayTime at={data.expiresAt} />
          </Text>
          <CopyTextButton text={data.url}>{texts.copy}</CopyTextButton>
        </Stack>
      )}
    </Dialog>
  );
}

export function MailOff() {
  const texts = useTexts(usersTexts);
  return (
    <Notice tone="warn" title={texts.mailOff}>
      {texts.mailOffSentence}
    </Notice>
  );
}
