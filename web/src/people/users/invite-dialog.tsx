// Invites a user of an account or of the operator.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import type { InvitedPerson } from './invitation-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { Role } from './user-group.tsx';

interface Props<Choice extends Role> {
  roles: readonly Choice[];
  /** The preselected role. */
  defaultRole: Choice;
  mailsAreSent: boolean;
  invite: (fields: { email: string; name: string; role: Choice }) => Promise<InvitedPerson>;
  refresh: () => Promise<unknown>;
  /** Called where no mail is sent: the link is then handed over. */
  onInvited: (person: InvitedPerson) => void;
  onClose: () => void;
}

export function InviteDialog<Choice extends Role>({ open, ...props }: Props<Choice> & { open: boolean }) {
  const words = useTexts(usersTexts);
  return (
    <Dialog open={open} title={words.invite} onClose={props.onClose}>
      <Invitation {...props} />
    </Dialog>
  );
}

function Invitation<Choice extends Role>(props: Props<Choice>) {
  const { roles, defaultRole, mailsAreSent, invite, refresh, onInvited, onClose } = props;
  const words = useTexts(usersTexts);
  const [fields, setFields] = useState({ email: '', name: '', role: defaultRole });
  const wire = wireTo(fields, setFields);
  const inviting = useMutation({
    mutationFn: () => invite(fields),
    onSuccess: async (person) => {
      await refresh();
      if (mailsAreSent) toast(words.sent({ email: fields.email }));
      else onInvited(person);
      onClose();
    },
  });
  const error = inviting.error instanceof ApiError ? inviting.error : null;
  return (
    <Form
      label={words.invite}
      errors={error?.fields ?? []}
      names={{ email: words.email, name: words.name, role: words.role }}
      onSubmit={() => inviting.mutate()}
    >
      <p>{mailsAreSent ? words.inviteSentence : words.inviteSentenceOff}</p>
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="name" label={words.name} {...wire('name')} />
      <TextField name="email" label={words.email} type="email" {...wire('email')} />
      <RoleChoice roles={roles} {...wire('role')} />
      <FormActions
        submit={mailsAreSent ? words.send({ email: fields.email.trim() || null }) : words.inviteOff}
        busy={inviting.isPending}
      />
    </Form>
  );
}
