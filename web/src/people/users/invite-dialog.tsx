import { useState } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
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
  const texts = useTexts(usersTexts);
  return (
    <Dialog open={open} title={texts.invite} onClose={props.onClose}>
      <Invitation {...props} />
    </Dialog>
  );
}

function Invitation<Choice extends Role>(props: Props<Choice>) {
  const { roles, defaultRole, mailsAreSent, invite, refresh, onInvited, onClose } = props;
  const texts = useTexts(usersTexts);
  const [fields, setFields] = useState({ email: '', name: '', role: defaultRole });
  const wire = wireTo(fields, setFields);
  const inviting = useChange(() => invite(fields), {
    onDone: async (person) => {
      await refresh();
      if (mailsAreSent) toast(texts.sent({ email: fields.email }));
      else onInvited(person);
      onClose();
    },
  });
  return (
    <Form
      label={texts.invite}
      change={inviting}
      names={{ email: texts.email, name: texts.name, role: texts.role }}
      onSubmit={() => inviting.mutate()}
    >
      <p>{mailsAreSent ? texts.inviteSentence : texts.inviteSentenceOff}</p>
      <TextField name="name" label={texts.name} {...wire('name')} />
      <TextField name="email" label={texts.email} type="email" {...wire('email')} />
      <RoleChoice roles={roles} {...wire('role')} />
      <FormActions
        submit={mailsAreSent ? texts.send({ email: fields.email.trim() || null }) : texts.inviteOff}
      />
    </Form>
  );
}
