// Finds a customer or a driver by name with a search in the API, because there may be thousands.
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../api/client.ts';
import { type Choosable, Finder, type FinderProps } from '../../ui/finder.tsx';
import { LIVE } from '../live.tsx';

type EntityFinderProps = Pick<FinderProps, 'label' | 'placeholder' | 'control'> & {
  /** The id; empty if none is chosen. */
  value: string;
  onChange: (id: string) => void;
};

const SHOWN = 20;

const queryOf = (text: string) => ({ limit: SHOWN, ...(text && { search: text }) });

async function searchAccounts(text: string, signal: AbortSignal): Promise<readonly Choosable[]> {
  return (await operations.GET('/accounts', { params: { query: queryOf(text) }, signal })).data!.data;
}

async function searchDrivers(text: string, signal: AbortSignal): Promise<readonly Choosable[]> {
  return (await operations.GET('/drivers', { params: { query: queryOf(text) }, signal })).data!.data;
}

export function AccountFinder({ value, onChange, ...rest }: EntityFinderProps) {
  const { data } = useQuery({
    queryKey: [LIVE, 'accounts', 'name', value],
    queryFn: async ({ signal }) =>
      (await operations.GET('/accounts/{id}', { params: { path: { id: value } }, signal })).data!,
    enabled: value !== '',
  });
  return (
    <Finder
      {...rest}
      chosen={value && data ? data : null}
      source={searchAccounts}
      sourceKey={[LIVE, 'accounts']}
      onChoose={(account) => onChange(account?.id ?? '')}
    />
  );
}

export function DriverFinder({ value, onChange, ...rest }: EntityFinderProps) {
  const { data } = useQuery({
    queryKey: [LIVE, 'drivers', 'name', value],
    queryFn: async ({ signal }) =>
      (await operations.GET('/drivers/{id}', { params: { path: { id: value } }, signal })).data!,
    enabled: value !== '',
  });
  return (
    <Finder
      {...rest}
      chosen={value && data ? data : null}
      source={searchDrivers}
      sourceKey={[LIVE, 'drivers']}
      onChoose={(driver) => onChange(driver?.id ?? '')}
    />
  );
}
