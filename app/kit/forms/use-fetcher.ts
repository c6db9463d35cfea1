import { useFetcher as useRoutersFetcher } from '@remix-run/react';
import { useState } from 'react';

/**
 * Returns the router's fetcher with data that is safe in an effect's dependencies. The router keeps data
 * outside of React's state, so a render with another cause can see new data. React may then discard that
 * render's effects but keep their dependencies, and the effects never run. Data in the state is a change
 * that React knows about.
 */
export function useFetcher<Data = unknown>(options?: Parameters<typeof useRoutersFetcher>[0]) {
  const fetcher = useRoutersFetcher<Data>(options);
  const { data } = fetcher;
  const [lastData, setLastData] = useState<typeof data>();
  if (lastData !== data) setLastData(data);
  return fetcher;
}
