import { useEffect } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';

/** Hands over each new answer of a fetcher once, to what the latest render would do with it. */
export function useFetcherResponse<Answer>(
  answer: Answer | undefined,
  take: (answer: Answer) => void,
): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (answer !== undefined) latest.current(answer);
  }, [answer, latest]);
}
