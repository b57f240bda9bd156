// Signing in at the company again happens in a window of its own, so that the page keeps what was begun.
import { currentRealm } from '../realm.ts';

const CHANNEL = 'company-confirmation';
/** Remembered in the window, because the provider knows nothing of our pages. */
const IS_CONFIRMING = 'company-confirming';
export const AGAIN = 'company-sign-in/again';

/** False if the browser blocks the window. */
export function openCompanyWindow(): boolean {
  return window.open(`/${currentRealm().name}/${AGAIN}`, '_blank', 'popup,width=560,height=720') !== null;
}

/** Called in the window before it goes to the provider. */
export function beginConfirming(): void {
  sessionStorage.setItem(IS_CONFIRMING, 'true');
}

/** Called in the window when it comes back: whether it was opened to confirm something. It then closes itself. */
export function endConfirming(userId: string): boolean {
  if (sessionStorage.getItem(IS_CONFIRMING) === null) return false;
  sessionStorage.removeItem(IS_CONFIRMING);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
  window.close();
  return true;
}

/** Called on the page that waits, with the person who has signed in. */
export function listenForConfirmation(onConfirmed: (userId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<string>) => onConfirmed(data);
  return () => channel.close();
}
