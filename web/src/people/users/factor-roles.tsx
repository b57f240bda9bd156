// Which roles of the group need a second factor. Admins decide, the others read it.
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { RoleName } from './role-name.tsx';
import { type Role, useGroup } from './user-group.tsx';
import usersCss from './users.module.css';

const KEY = ['second-factor-roles'];

export function FactorRoles() {
  const texts = useTexts(usersTexts);
  const { roles, canManage } = useGroup();
  const { data } = useCall(KEY, (signal) => currentRealm().client.GET('/second-factor-roles', { signal }));
  const saving = useChange(
    (wanted: readonly Role[]) =>
      currentRealm().client.PUT('/second-factor-roles', { body: { roles: wanted as never } }),
    { refreshes: [KEY, ['session']], onRefreshed: () => toast(texts.factorRolesSaved) },
  );
  if (!data) return null;
  const always = data.always as readonly Role[];
  const chosen = (saving.isPending ? saving.variables : data.roles) as readonly Role[];
  const toggle = (role: Role) =>
    saving.mutate(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  return (
    <Stack as="section" gap="2" className={usersCss.factorRoles}>
      <h2>{texts.factorRoles}</h2>
      <Text as="p" tone="muted">
        {texts.factorRolesSentence}
      </Text>
      {roles.map((role) => (
        <Row as="label" key={role} gap="2" size="table">
          <input
            type="checkbox"
            disabled={!canManage || saving.isPending || always.includes(role)}
            checked={always.includes(role) || chosen.includes(role)}
            onChange={() => toggle(role)}
          />
          <RoleName role={role} />
          {always.includes(role) && <Text tone="muted">{texts.always}</Text>}
        </Row>
      ))}
      <ErrorState error={saving.error} />
    </Stack>
  );
}
