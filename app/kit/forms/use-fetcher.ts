import { useFetcher as useRoutersFetcher } from '@remix-run/react';
import { useState } from 'react';

/**
 * The router's fetcher, whose data may stand in the dependencies of an effect. The router keeps data
 * outside of React's state, so a render that something else caused can meet new data unannounced;
 * React then drops that render's effects, for all it knows nothing has changed, yet keeps their
 * dependencies, and they never run. Data that is state as well is a change that React knows of.
 */
export function useFetcher<Data = unknown>(options?: Parameters<typeof useRoutersFetcher>[0]) {
  const fetcher = useRoutersFetcher<Data>(options);
  const { data } = fetcher;
  const [known, setKnown] = useState<typeof data>();
  if (known !== data) setKnown(data);
  return fetcher;
}
