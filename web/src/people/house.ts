// Which house one signs in to: the portal or the console. An app says so once, before anything is shown.
import type { portal } from '../api/client.ts';

/** Signing in and one's own settings are the same calls in both. */
type PeopleClient = typeof portal;

export interface House {
  name: 'portal' | 'console';
  client: PeopleClient;
  /** Where one gets without another wish. */
  home: string;
  /** The places within it that a sign-in may lead back to. */
  places: RegExp;
}

let opened: House | undefined;

export function openHouse(house: House): void {
  opened = house;
}

export function house(): House {
  if (!opened) throw new Error('The app has not said which house it is.');
  return opened;
}
