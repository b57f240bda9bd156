import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { RoleName } from './role-name.tsx';
import type { Role } from './user-group.tsx';
import usersCss from './users.module.css';

interface Props<Choice extends Role> {
  roles: readonly Choice[];
  value: Choice;
  onChange: (role: Choice) => void;
}

export function RoleChoice<Choice extends Role>({ roles, value, onChange }: Props<Choice>) {
  const texts = useTexts(usersTexts);
  return (
    <Stack as="fieldset" gap="2" size="table" className={usersCss.roleChoice}>
      <legend>{texts.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
          <span>
            <strong>
              <RoleName role={role} />
            </strong>
            <Text tone="muted">{texts.roleSentences[role]}</Text>
          </span>
        </label>
      ))}
    </Stack>
  );
}
