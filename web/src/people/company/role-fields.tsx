// Which value of which claim gives which role.
import { IconPlus, IconX } from '@tabler/icons-react';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { companySignInTexts } from '../../../../shared/texts/generated/people/company-sign-in.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import companyCss from './company.module.css';
import { useCompanyGroup } from './company-group.ts';
import type { ConnectionDraft } from './connection-draft.ts';

interface Props {
  draft: ConnectionDraft;
  onChange: (draft: ConnectionDraft) => void;
}

export function RoleFields({ draft, onChange }: Props) {
  const texts = useTexts(companySignInTexts);
  const { roles: names } = useTexts(namesTexts);
  const { roles } = useCompanyGroup();
  const choices = roles.map((role) => ({ value: role, label: names[role] }));
  const wire = wireTo(draft, onChange);
  const change = (index: number, changes: Partial<ConnectionDraft['roles'][number]>) =>
    wire('roles').onChange(draft.roles.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <>
      <h3>{texts.roles}</h3>
      <Text as="p" tone="muted" size="table">
        {texts.rolesSentence}
      </Text>
      <TextField
        name="roleClaim"
        label={texts.roleClaim}
        hint={texts.roleClaimHint}
        optional
        {...wire('roleClaim')}
      />
      {draft.roleClaim.trim() !== '' && (
        <>
          {draft.roles.map(({ value, role }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name while it is typed.
            <Grid key={index} gap="2" align="end" className={companyCss.companyRole}>
              <TextField
                name={`roles[${index}].value`}
                label={texts.roleValue({ position: index + 1 })}
                value={value}
                onChange={(changed) => change(index, { value: changed })}
              />
              <SelectField
                name={`roles[${index}].role`}
                label={texts.roleOf({ position: index + 1 })}
                value={role}
                choices={choices}
                onChange={(changed) => change(index, { role: changed })}
              />
              <Button
                icon={<IconX />}
                aria-label={texts.removeRole({ position: index + 1 })}
                onClick={() => wire('roles').onChange(draft.roles.filter((_, at) => at !== index))}
              />
            </Grid>
          ))}
          <div>
            <Button
              icon={<IconPlus />}
              onClick={() => wire('roles').onChange([...draft.roles, { value: '', role: roles.at(-1)! }])}
            >
              {texts.addRole}
            </Button>
          </div>
        </>
      )}
      <SelectField
        name="defaultRole"
        label={texts.defaultRole}
        choices={[{ value: '' as const, label: texts.noRole }, ...choices]}
        {...wire('defaultRole')}
      />
    </>
  );
}
