// The name of a role in the reader's language.
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { useTexts } from '../../messages/use-texts.ts';
import type { Role } from './user-group.tsx';

export function RoleName({ role }: { role: Role }) {
  return useTexts(namesTexts).roles[role];
}
