// The realm of the app: portal or console. Each app sets it once before it renders.
import type { portal } from '../api/client.ts';

/** Portal and console have the same calls for sign-in and own settings. */
type PeopleClient = typeof portal;

export interface Realm {
  name: 'portal' | 'console';
  client: PeopleClient;
  /** The first page after sign-in, unless the user came from another page. */
  home: string;
  /** The settings of company sign-in, to which a test returns. */
  companySettings: string;
  /** The paths to which a sign-in may return. */
  places: RegExp;
}

let activeRealm: Realm | undefined;

export function setRealm(realm: Realm): void {
  activeRealm = realm;
}

export function currentRealm(): Realm {
  if (!activeRealm) throw new Error('The app has not set its realm.');
  return activeRealm;
}
