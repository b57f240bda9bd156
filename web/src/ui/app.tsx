// The root of every app: the query client, announcements, and the router.
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '../api/api-error.ts';
import { Announcements } from './announce.tsx';
import { DialogErrorView } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import './base.css';

const RETRIES = 2;

/** Retries only missing answers and server errors; a refused call would be refused again. */
function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

const SIGNED_OUT = 'SIGN_IN_REQUIRED';

export interface AppOptions {
  /** Called when a call finds that the session has ended. */
  onSignedOut?: () => void;
  /** Shown over every page, such as a dialog of the whole app. */
  overlay?: ReactNode;
}

function queriesOf({ onSignedOut }: AppOptions): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === SIGNED_OUT) onSignedOut?.();
  };
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying },
      // A change that waited for the network would be sent when its user no longer expects it.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
}

export function mountApp(router: AnyRouter, options: AppOptions = {}): void {
  const queries = queriesOf(options);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <DialogErrorView value={ErrorState}>
          <RouterProvider router={router} />
          {options.overlay}
        </DialogErrorView>
        <Announcements />
      </QueryClientProvider>
    </StrictMode>,
  );
}
