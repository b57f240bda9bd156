// Drafts that this browser stores for the signed-in person. They are deleted when the person signs out, and when
// another person signs in.
import { currentRealm } from './realm.ts';

let ownerId: string | null = null;

const prefix = () => `handover.${currentRealm().name}.draft.`;
const keyOf = (name: string) => `${prefix()}${ownerId}.${name}`;

/** Call it as soon as the session is known: before, there are no drafts. */
export function keepDraftsOf(userId: string): void {
  ownerId = userId;
  deleteDrafts((key) => !key.startsWith(keyOf('')));
}

/** Null if the browser has no storage, or if nobody is signed in. */
export function readDraft<Value>(name: string): Value | null {
  if (ownerId === null) return null;
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function saveDraft(name: string, value: unknown): void {
  if (ownerId === null) return;
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Without storage it lasts until the page is left.
  }
}

export function deleteDraft(name: string): void {
  deleteDrafts((key) => key === keyOf(name));
}

/** On signing out. Also deletes what pages stored for this tab. */
export function deleteOwnDrafts(): void {
  ownerId = null;
  deleteDrafts(() => true);
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to delete.
  }
}

function deleteDrafts(isDeleted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix()) && isDeleted(key)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
