import { useEffect } from 'react';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import { tellOfView, type TaggedItem } from './money-events';

/** Tells of what a modal shows once it has come; undefined as long as it has not. */
export function useTellOfView(items: readonly TaggedItem[] | undefined): void {
  const latest = useLatest(items);
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere) tellOfView(latest.current ?? []);
  }, [isThere, latest]);
}
