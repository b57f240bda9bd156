// The driver app: everything it shows comes from the phone, and goes to the service from there.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/base.css';
import { App } from './app.tsx';
import './driver.css';
import { readKept } from './kept/use-kept.ts';
import { startSharing } from './location/share-location.ts';
import { startPace } from './outbox/pace.ts';
import { takeLinkFromAddress } from './sign-in.ts';
import { keepFresh } from './worker/keep-fresh.ts';

await takeLinkFromAddress();
await readKept();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
addEventListener('hashchange', () => void takeLinkFromAddress());
startPace();
startSharing();
void keepFresh();
// What is kept here is the only copy until it is sent: the browser must not tidy it away.
void navigator.storage?.persist?.();
