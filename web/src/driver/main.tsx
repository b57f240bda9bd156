// The driver app: reads everything from the phone's database, from which it is sent to the service.
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
// Unsent data exists only here, so the browser must not evict it.
void navigator.storage?.persist?.();
