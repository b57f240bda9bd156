// The driver app: reads everything from the phone's database, from which it is sent to the service.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appLanguage } from '../messages/language.ts';
import '../ui/base.css';
import { App } from './app.tsx';
import './driver.css';
import { loadLanguage } from './load-language.ts';
import { deleteReleasedWork } from './local-store/locked-work.ts';
import { readStoredData } from './local-store/use-stored-data.ts';
import { startSharing } from './location/share-location.ts';
import { startSyncSchedule } from './outbox/schedule-sync.ts';
import { ErrorBoundary, Failure } from './parts/failure.tsx';
import { keepSubscribed } from './push/push-switch.ts';
import { takeLinkFromAddress } from './sign-in.ts';
import { registerWorker } from './worker/register-worker.ts';

const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  try {
    await takeLinkFromAddress();
    await readStoredData();
    await loadLanguage(appLanguage());
  } catch {
    // The browser gives the app no database.
    return root.render(<Failure />);
  }
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  );
  addEventListener('hashchange', () => void takeLinkFromAddress());
  startSyncSchedule();
  startSharing();
  keepSubscribed();
  void deleteReleasedWork();
}

void start();
void registerWorker();
// Unsent data exists only here, so the browser must not evict it.
void navigator.storage?.persist?.();
