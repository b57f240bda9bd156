// What every app stands in: the provider of queries, announcements, and the router.
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '../api/api-error.ts';
import { Announcements } from './announce.tsx';
import './base.css';

const RETRIES = 2;

/** Refused calls stay refused; only silence and errors of the server are worth another try. */
function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}

const SIGNED_OUT = 'SIGN_IN_REQUIRED';

export interface AppOptions {
  /** A call found that nobody is signed in any more. */
  onSignedOut?: () => void;
}

function queriesOf({ onSignedOut }: AppOptions): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === SIGNED_OUT) onSignedOut?.();
  };
  return new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying } },
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
        <RouterProvider router={router} />
        <Announcements />
      </QueryClientProvider>
    </StrictMode>,
  );
}
