import { useEffect } from 'react';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import { reportView, type TaggedItem } from './money-events';

/** Reports the items of a modal once they are loaded; undefined until then. */
export function useReportView(items: readonly TaggedItem[] | undefined): void {
  const latest = useLatest(items);
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere) reportView(latest.current ?? []);
  }, [isThere, latest]);
}
