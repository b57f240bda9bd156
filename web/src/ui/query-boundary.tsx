// Shows the data of a query, even if it is outdated, or the error if there is none.
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

export function QueryBoundary({
  query: { data, error, refetch },
  children,
}: {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  children: ReactNode;
}) {
  if (!error || data !== undefined) return children;
  return <ErrorState error={error} onRetry={() => refetch()} />;
}
