// The queries, previews and mutations of the agreement editor.
import { keepPreviousData } from '@tanstack/react-query';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall, usePages } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
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
  /** As typed, in the reader's time zone; empty for none. */
  pickup: string;
}

const LISTED = 20;

export function useVersions(id: string) {
  return usePages([LIVE, 'accounts', 'agreements', id], async ({ cursor }, signal) => {
    const params = { path: { id }, query: cursor ? { before: cursor } : {} };
    const { data } = await operations.GET('/accounts/{id}/agreements', { params, signal });
    const last = data.length < LISTED ? undefined : data.at(-1);
    return { data, nextCursor: last ? String(last.version) : null };
  });
}

/** "20537 Hamburg", with the country in front where it is not Germany: "NL 1016 BR Amsterdam". */
function formatPlaceLine(text: string) {
  const [, country = 'DE', postalCode, city] =
    /^(?:([A-Z]{2})[ -])?\s*(\S*\d\S*(?: [A-Z]{2}(?= ))?)\s+(.+)$/.exec(text.trim()) ?? [];
  return postalCode && city ? { postalCode, city, country } : null;
}

function exampleOf(example: Example) {
  const { from, to, transportType, vehicleType, registration, shortTermPlate } = example;
  const pickup = formatPlaceLine(from);
  const delivery = formatPlaceLine(to);
  if (!pickup || !delivery) return null;
  // A vehicle on a trailer needs no short-term plate.
  const services = { registration, shortTermPlate: shortTermPlate && transportType === 'DRIVEN' };
  const at = new Date(example.pickup);
  const requestedPickup = Number.isNaN(at.getTime()) ? null : at.toISOString();
  return { pickup, delivery, transportType, vehicleType, services, requestedPickup };
}

const WAIT_MS = 350;

interface Draft {
  terms: Terms;
  /** Absent for today. */
  validFrom?: string | undefined;
}

export function usePreview(id: string, draft: Draft, example: Example, enabled: boolean) {
  const asked = useDebounced(JSON.stringify({ ...draft, example: exampleOf(example) }), WAIT_MS);
  return useCall(
    ['agreement-preview', id, asked],
    (signal) =>
      operations.POST('/accounts/{id}/agreement/preview', {
        params: { path: { id } },
        body: JSON.parse(asked) as {
          terms: Terms;
          validFrom?: string;
          example: ReturnType<typeof exampleOf>;
        },
        signal,
      }),
    { enabled, placeholderData: keepPreviousData, retry: false },
  );
}

export function usePublish(
  id: string,
  onDone: (published: { version: number; validFrom: string | null }) => void,
) {
  const again = useAgain();
  return useChange(
    ({ terms, validFrom, seenVersion }: Draft & { seenVersion: number }) =>
      operations.PUT('/accounts/{id}/agreement', {
        params: {
          path: { id },
          query: { seenVersion: String(seenVersion), ...(validFrom && { validFrom }) },
        },
        body: terms,
      }),
    {
      onDone: ({ version, validFrom }) => {
        onDone({ version, validFrom });
        return again();
      },
    },
  );
}

/** Orders of this account to use as an example, newest first. */
export function useExamples(id: string) {
  return useCall(
    ['agreement-examples', id],
    async (signal) =>
      (await operations.GET('/orders', { params: { query: { accountId: id, limit: 10 } }, signal })).data.map(
        ({ pickup, delivery, transportType, vehicle, services }): Example => ({
          from: formatPlace(pickup),
          to: formatPlace(delivery),
          transportType,
          vehicleType: vehicle.type,
          pickup: '',
          ...services,
        }),
      ),
    { staleTime: Number.POSITIVE_INFINITY },
  );
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
