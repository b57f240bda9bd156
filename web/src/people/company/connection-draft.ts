// The connection as the form edits it: empty texts instead of nothing.
import type { Role } from '../users/user-group.tsx';
import type { CompanySignIn } from './company-group.ts';

export interface ConnectionDraft {
  issuer: string;
  clientId: string;
  clientSecret: string;
  extraScopes: string;
  roleClaim: string;
  roles: { value: string; role: Role }[];
  defaultRole: Role | '';
  provesFactor: boolean;
  active: boolean;
  required: boolean;
  exemptUserId: string;
}

export function draftOf(connection: CompanySignIn['connection'], defaultRole: Role): ConnectionDraft {
  return {
    issuer: connection?.issuer ?? '',
    clientId: connection?.clientId ?? '',
    clientSecret: '',
    extraScopes: connection?.extraScopes ?? '',
    roleClaim: connection?.roleClaim ?? '',
    roles: (connection?.roles as ConnectionDraft['roles'] | undefined) ?? [],
    defaultRole: connection ? ((connection.defaultRole as Role | null) ?? '') : defaultRole,
    provesFactor: connection?.provesFactor ?? false,
    active: connection?.active ?? false,
    required: connection?.required ?? false,
    exemptUserId: connection?.exemptUserId ?? '',
  };
}

export function bodyOf({
  clientSecret,
  roleClaim,
  defaultRole,
  exemptUserId,
  roles,
  ...rest
}: ConnectionDraft) {
  return {
    ...rest,
    roles: roles.filter(({ value }) => value.trim() !== ''),
    roleClaim: roleClaim.trim() || null,
    defaultRole: defaultRole || null,
    exemptUserId: exemptUserId || null,
    ...(clientSecret && { clientSecret }),
  };
}
