import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { portal } from '../../api/client.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import type { Environment } from '../../ui/environment.tsx';
import { usePortal } from '../session.tsx';
import type { Import, ImportField } from './import-types.ts';
import { RESULTS_OF, type View } from './views.ts';

/** The stream announces changes; when it is down, a running import is polled at this interval. */
const BUSY_POLL_INTERVAL_MS = 2000;
const PAGE = 50;

export function isAtWork({ state }: Pick<Import, 'state'>): boolean {
  return state === 'CHECKING' || state === 'RUNNING';
}

function keyOf(environment: Environment, ...more: unknown[]) {
  return [environment, 'imports', ...more];
}

export function useImport(id: string) {
  const { environment } = usePortal();
  return useCall(
    keyOf(environment, id),
    (signal) => portal.GET('/{environment}/imports/{id}', { params: { path: { environment, id } }, signal }),
    { refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? BUSY_POLL_INTERVAL_MS : false) },
  );
}

export function useImports() {
  const { environment } = usePortal();
  return usePages(
    keyOf(environment, 'list'),
    (page, signal) =>
      portal.GET('/{environment}/imports', {
        params: { path: { environment }, query: { ...page } },
        signal,
      }),
    {
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ data }) => data.some(isAtWork)) ? BUSY_POLL_INTERVAL_MS : false,
    },
  );
}

/** Refetches the rows when the counts change; the current rows stay visible until then. */
export function useRows(imported: Import, view: View) {
  const { environment } = usePortal();
  const queries = useQueryClient();
  const { id, startedAt } = imported;
  const results = RESULTS_OF[view];
  const counts = JSON.stringify(imported.counts);
  const seen = useRef(counts);
  useEffect(() => {
    if (seen.current === counts) return;
    seen.current = counts;
    void queries.invalidateQueries({ queryKey: keyOf(environment, id, 'rows') });
  }, [counts, queries, environment, id]);
  return usePages(
    keyOf(environment, id, 'rows', view, startedAt !== null),
    (page, signal) =>
      portal.GET('/{environment}/imports/{id}/rows', {
        params: {
          path: { environment, id },
          query: {
            limit: PAGE,
            ...(results && { result: results.join(',') }),
            ...page,
          },
        },
        signal,
      }),
    { placeholderData: keepPreviousData },
  );
}

function useImportChange<Variables, Data>(change: (variables: Variables) => Promise<Data>) {
  const queries = useQueryClient();
  const { environment } = usePortal();
  return useChange(change, {
    // Also after an error: the state of the import may have changed on the server.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(environment) }),
  });
}

export function useUpload() {
  const { environment } = usePortal();
  return useImportChange(({ file, fileName }: { file: Blob; fileName?: string }) =>
    portal.POST('/{environment}/imports', {
      params: { path: { environment }, query: { ...(fileName && { fileName }) } },
      body: file as unknown as string,
      bodySerializer: (body) => body,
      headers: { 'Content-Type': 'text/csv' },
    }),
  );
}

export interface Matching {
  columns?: (ImportField | null)[];
  constants?: Partial<Record<ImportField, string>>;
  values?: { field: ImportField; text: string; value: string | null }[];
  otherDates?: number[];
}

export function useMatch(id: string) {
  const { environment } = usePortal();
  return useImportChange((body: Matching) =>
    portal.PATCH('/{environment}/imports/{id}', { params: { path: { environment, id } }, body }),
  );
}

export function useCorrectRow(id: string) {
  const { environment } = usePortal();
  return useImportChange(({ row, values }: { row: number; values: Partial<Record<ImportField, string>> }) =>
    portal.PATCH('/{environment}/imports/{id}/rows/{row}', {
      params: { path: { environment, id, row } },
      body: { values },
    }),
  );
}

export function useApplySuggestions(id: string) {
  const { environment } = usePortal();
  return useImportChange(
    async () =>
      (
        await portal.POST('/{environment}/imports/{id}/apply-suggestions', {
          params: { path: { environment, id } },
          body: {},
        })
      ).corrected,
  );
}

const STEP_PATHS = {
  pause: '/{environment}/imports/{id}/pause',
  cancel: '/{environment}/imports/{id}/cancel',
} as const;

export type Step = 'start' | keyof typeof STEP_PATHS;

/** Starting confirms the prices that the page shows. */
export function useStep({ id, agreementVersion }: Import) {
  const { environment } = usePortal();
  const params = { path: { environment, id } };
  const start = () =>
    portal.POST('/{environment}/imports/{id}/start', {
      params,
      body: { ...(agreementVersion !== null && { agreementVersion }) },
    });
  return useImportChange((step: Step) =>
    step === 'start' ? start() : portal.POST(STEP_PATHS[step], { params, body: {} }),
  );
}

export function fileUrl(environment: Environment, id: string, name: string): string {
  return `/api/v1/portal/${environment}/imports/${id}/${name}`;
}
