import { useEffect } from 'react';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import { tellOfView, type TaggedItem } from './money-events';

/** Reports the items of a modal once they are loaded; undefined until then. */
export function useTellOfView(items: readonly TaggedItem[] | undefined): void {
  const latest = useLatest(items);
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere) tellOfView(latest.current ?? []);
  }, [isThere, latest]);
}
