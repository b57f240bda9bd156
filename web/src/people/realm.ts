// Which realm one signs in to: the portal or the console. An app says so once, before anything is shown.
import type { portal } from '../api/client.ts';

/** Signing in and one's own settings are the same calls in both. */
type PeopleClient = typeof portal;

export interface Realm {
  name: 'portal' | 'console';
  client: PeopleClient;
  /** Where one gets without another wish. */
  home: string;
  /** The places within it that a sign-in may lead back to. */
  places: RegExp;
}

let activeRealm: Realm | undefined;

export function setRealm(realm: Realm): void {
  activeRealm = realm;
}

export function currentRealm(): Realm {
  if (!activeRealm) throw new Error('The app has not said which realm it is.');
  return activeRealm;
}
