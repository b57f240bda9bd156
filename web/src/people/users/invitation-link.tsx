// The link of an invitation, shown once to hand it over where no mail is sent or arrives.

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { CopyTextButton } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
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
  const words = useTexts(usersTexts);
  const { mutate, data, error } = useMutation({ mutationFn: make });
  useEffect(() => mutate(person.id), [mutate, person.id]);
  return (
    <Dialog
      open
      title={words.linkTitle({ name: person.name })}
      sentence={words.linkSentence}
      onClose={onClose}
    >
      {error instanceof ApiError && <ErrorState error={error} />}
      {data && (
        <Stack gap="3" className={usersCss.invitationLink}>
          <output className={textCss.mono}>{data.url}</output>
          <p className={textCss.muted}>
            {words.linkValid} <DayTime at={data.expiresAt} />
          </p>
          <CopyTextButton text={data.url}>{words.copy}</CopyTextButton>
        </Stack>
      )}
    </Dialog>
  );
}

export function MailOff() {
  const words = useTexts(usersTexts);
  return (
    <Notice tone="warn" title={words.mailOff}>
      {words.mailOffSentence}
    </Notice>
  );
}
