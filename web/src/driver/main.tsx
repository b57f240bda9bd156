// The driver app: everything it shows comes from the phone, and goes to the service from there.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/base.css';
import { App } from './app.tsx';
import './driver.css';
import { readStoredData } from './local-store/use-stored-data.ts';
import { startSharing } from './location/share-location.ts';
import { startSyncSchedule } from './outbox/schedule-sync.ts';
import { takeLinkFromAddress } from './sign-in.ts';
import { registerWorker } from './worker/register-worker.ts';

await takeLinkFromAddress();
await readStoredData();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
addEventListener('hashchange', () => void takeLinkFromAddress());
startSyncSchedule();
startSharing();
void registerWorker();
// What is stored here is the only copy until it is sent: the browser must not tidy it away.
void navigator.storage?.persist?.();
