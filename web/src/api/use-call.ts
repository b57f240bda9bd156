// Reads of pages: one call of the API, or a list of which further pages can be loaded.
//
// The change stream finds a query by its key: the first element is the scope, the second the part; see ui/live.tsx.
import {
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';

type Options<Data, Selected> = Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'>;

export function useCall<Data, Selected = Data>(
  queryKey: QueryKey,
  call: (signal: AbortSignal) => Promise<Data>,
  options?: Options<Data, Selected>,
) {
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => call(signal) });
}

/** What a call adds to its query for the next page; empty for the first one. */
export interface PageQuery {
  cursor?: string;
}

interface Page<Row> {
  data: readonly Row[];
  nextCursor: string | null;
}

type PagesOptions<P> = Pick<
  UseInfiniteQueryOptions<P, Error, { pages: P[]; pageParams: PageQuery[] }, QueryKey, PageQuery>,
  'enabled' | 'meta' | 'placeholderData' | 'refetchInterval'
>;

/** A list with a cursor: `rows` of all loaded pages, and `more` for the foot of the table. */
export function usePages<P extends Page<unknown>>(
  queryKey: QueryKey,
  call: (page: PageQuery, signal: AbortSignal) => Promise<P>,
  options?: PagesOptions<P>,
) {
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...options,
      queryKey,
      queryFn: ({ pageParam, signal }) => call(pageParam, signal),
      initialPageParam: {} as PageQuery,
      getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : null),
    });
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data as P['data'][number][]), [data]);
  return {
    data,
    error,
    isPlaceholderData,
    refetch,
    rows,
    /** The first page has the sums and counts of the whole list. */
    firstPage: data?.pages[0],
    more: { loading: isFetchingNextPage, ...(hasNextPage && { onMore: () => void fetchNextPage() }) },
  };
}
