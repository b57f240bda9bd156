import { DAY_MS } from '../../../shared/time/durations.ts';
import type { components } from '../api/paths/portal.ts';

export type Credential = components['schemas']['Credential'];
export type ScopeName = Credential['scopes'][number];

/** The same period as for the reminder mails. */
const SOON_MS = 14 * DAY_MS;

export const VIEWS = ['all', 'used', 'expiring', 'unused', 'disabled'] as const;
export type View = (typeof VIEWS)[number];

export function isView(value: unknown): value is View {
  return VIEWS.includes(value as View);
}

export function hasEnded({ expiresAt }: Credential, nowMs: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs;
}

/** Expires within two weeks. Only `needsRolling` excludes a credential that already has a successor. */
export function expiresSoon(credential: Credential, nowMs: number): boolean {
  const { expiresAt, disabled } = credential;
  return expiresAt !== null && !disabled && Date.parse(expiresAt) - nowMs < SOON_MS;
}

export function needsRolling(credential: Credential, nowMs: number): boolean {
  return expiresSoon(credential, nowMs) && credential.rolledTo === null;
}

const BELONGS: Record<View, (credential: Credential, nowMs: number) => boolean> = {
  all: () => true,
  used: ({ lastUsed, disabled }) => lastUsed !== null && !disabled,
  expiring: expiresSoon,
  unused: ({ lastUsed, disabled }) => lastUsed === null && !disabled,
  disabled: ({ disabled }) => disabled,
};

/** Credentials that need approval or rolling come first, disabled ones last. */
function rankOf(credential: Credential, nowMs: number): number {
  if (credential.awaitingApproval || needsRolling(credential, nowMs)) return 0;
  return credential.disabled ? 2 : 1;
}

export function inView(view: View, credentials: readonly Credential[], nowMs: number): Credential[] {
  return credentials
    .filter((credential) => BELONGS[view](credential, nowMs))
    .sort((one, other) => rankOf(one, nowMs) - rankOf(other, nowMs));
}

/** How users recognise a credential: an OAuth client by its id, an API key by its prefix. */
export function shownPrefix({ clientId, prefix }: Pick<Credential, 'clientId' | 'prefix'>): string {
  return `${clientId === null ? prefix : clientId.slice(0, 9)}…`;
}
