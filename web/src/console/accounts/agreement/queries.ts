// The queries, previews and mutations of the agreement editor.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { LIVE } from '../../live.tsx';
import { type Terms, useAgain } from '../queries.ts';
import type { TransportType, VehicleType } from './draft.ts';

export type Preview = components['schemas']['AgreementPreview'];

export interface Example {
  from: string;
  to: string;
  transportType: TransportType;
  vehicleType: VehicleType;
  registration: boolean;
  shortTermPlate: boolean;
}

const LISTED = 20;

export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: [LIVE, 'accounts', 'agreements', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { before: String(pageParam) };
      return (await operations.GET('/accounts/{id}/agreements', { params: { path: { id }, query }, signal }))
        .data!.data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LISTED ? null : (page.at(-1)?.version ?? null)),
  });
}

/** "20537 Hamburg", with the country in front where it is not Germany: "NL 1016 BR Amsterdam". */
function formatPlaceLine(text: string) {
  const [, country = 'DE', postalCode, city] =
    /^(?:([A-Z]{2})[ -])?\s*(\S*\d\S*(?: [A-Z]{2}(?= ))?)\s+(.+)$/.exec(text.trim()) ?? [];
  return postalCode && city ? { postalCode, city, country } : null;
}

function exampleOf({ from, to, transportType, vehicleType, registration, shortTermPlate }: Example) {
  const pickup = formatPlaceLine(from);
  const delivery = formatPlaceLine(to);
  if (!pickup || !delivery) return null;
  // A vehicle on a trailer needs no short-term plate.
  const services = { registration, shortTermPlate: shortTermPlate && transportType === 'DRIVEN' };
  return { pickup, delivery, transportType, vehicleType, services };
}

const WAIT_MS = 350;

export function usePreview(id: string, terms: Terms, example: Example, enabled: boolean) {
  const asked = useDebounced(JSON.stringify({ terms, example: exampleOf(example) }), WAIT_MS);
  return useQuery({
    queryKey: ['agreement-preview', id, asked],
    enabled,
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked) as { terms: Terms; example: ReturnType<typeof exampleOf> };
      const call = { params: { path: { id } }, body, signal };
      return (await operations.POST('/accounts/{id}/agreement/preview', call)).data!;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function usePublish(id: string, onDone: (version: number) => void) {
  const again = useAgain();
  return useMutation({
    mutationFn: async ({ terms, seenVersion }: { terms: Terms; seenVersion: number }) =>
      (
        await operations.PUT('/accounts/{id}/agreement', {
          params: { path: { id }, query: { seenVersion: String(seenVersion) } },
          body: terms,
        })
      ).data!,
    onSuccess: ({ version }) => {
      onDone(version);
      return again();
    },
  });
}

/** Orders of this account to use as an example, newest first. */
export function useExamples(id: string) {
  return useQuery({
    queryKey: ['agreement-examples', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (
        await operations.GET('/orders', { params: { query: { accountId: id, limit: 10 } }, signal })
      ).data!.data.map(
        ({ pickup, delivery, transportType, vehicle, services }): Example => ({
          from: formatPlace(pickup),
          to: formatPlace(delivery),
          transportType,
          vehicleType: vehicle.type,
          ...services,
        }),
      ),
  });
}

function formatPlace({
  country,
  postalCode,
  city,
}: {
  country: string;
  postalCode: string;
  city: string;
}): string {
  return `${country === 'DE' ? '' : `${country} `}${postalCode} ${city}`;
}
