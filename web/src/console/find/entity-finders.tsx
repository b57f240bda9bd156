// Finds a customer or a driver by name with a search in the API, because there may be thousands.
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
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
  return (await operations.GET('/accounts', { params: { query: queryOf(text) }, signal })).data;
}

async function searchDrivers(text: string, signal: AbortSignal): Promise<readonly Choosable[]> {
  return (await operations.GET('/drivers', { params: { query: queryOf(text) }, signal })).data;
}

export function AccountFinder({ value, onChange, ...rest }: EntityFinderProps) {
  const { data } = useCall(
    [LIVE, 'accounts', 'name', value],
    (signal) => operations.GET('/accounts/{id}', { params: { path: { id: value } }, signal }),
    { enabled: value !== '' },
  );
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
  const { data } = useCall(
    [LIVE, 'drivers', 'name', value],
    (signal) => operations.GET('/drivers/{id}', { params: { path: { id: value } }, signal }),
    { enabled: value !== '' },
  );
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
