import { useEffect } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';

/** Passes each new response of a fetcher once to the callback of the latest render. */
export function useFetcherResponse<Answer>(
  answer: Answer | undefined,
  take: (answer: Answer) => void,
): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (answer !== undefined) latest.current(answer);
  }, [answer, latest]);
}
