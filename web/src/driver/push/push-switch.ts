// Switches push messages on and off, with the permission of the browser.
import type { Session } from '../local-store/records.ts';
import { saveState } from '../local-store/state.ts';
import { currentStoredData, onStoredData } from '../local-store/use-stored-data.ts';
import { renewSubscription, subscribePhone, unsubscribePhone } from './subscription.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export type PushProblem = 'unsupported' | 'denied' | 'failed';

/** Null if it worked. Call it from a tap: browsers ask for the permission only then. */
export async function switchPushOn(session: Session): Promise<PushProblem | null> {
  if (!canPush()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'failed';
  await saveState('push', 'on');
  const isOn = await subscribePhone(session, await navigator.serviceWorker.ready).catch(() => false);
  if (isOn) return null;
  await saveState('push', 'off');
  return 'failed';
}

export async function switchPushOff(session: Session): Promise<void> {
  await saveState('push', 'off');
  if (canPush()) await unsubscribePhone(session, await navigator.serviceWorker.ready).catch(() => undefined);
}

/** At the start of the app and after each sign-in: a subscription belongs to a session. */
export function keepSubscribed(): void {
  let token: string | undefined;
  const check = () => {
    const { session } = currentStoredData() ?? {};
    if (!session || session.token === token) return;
    token = session.token;
    void keepSubscription();
  };
  onStoredData(check);
  check();
}

async function keepSubscription(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  await renewSubscription(await navigator.serviceWorker.ready);
}
