import { useEffect, useRef, useState } from 'react';
import { onUnsent } from '../../kit/connection/keep-page';
import { useReach } from '../../kit/connection/use-reach';
import type { FormResponse } from '../../kit/forms/form-response';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/**
 * The state of a press that may not have reached the site: it was never sent; the connection broke and the
 * order is being checked; or the check is done and showed no result.
 */
export type LostPress = 'unsent' | 'asking' | 'asked';

interface Sending {
  isBusy: boolean;
  response: FormResponse | undefined;
  /** The last loaded subject of the press. */
  view: unknown;
  /** Loads it again. */
  reload: () => void;
  /** Called if the press was never sent, so that nothing continues. */
  onUnsent: () => void;
}

/** Tracks a press that may be lost, and checks its result once the connection is back. */
export function useLostPress(sending: Sending): LostPress | null {
  const { isBusy, response, view } = sending;
  const [lost, setLost] = useState<LostPress | null>(null);
  const latest = useLatest(sending);
  const reach = useReach();
  useEffect(
    () =>
      onUnsent(() => {
        // A press in progress gets a response.
        if (latest.current.isBusy) return;
        latest.current.onUnsent();
        setLost((before) => (before === 'asking' ? before : 'unsent'));
      }),
    [latest],
  );
  useEffect(() => {
    if (isBusy) setLost((before) => (before === 'asking' ? before : null));
    else if (response?.isUnsent) setLost('asking');
  }, [isBusy, response]);
  useEffect(() => {
    if (lost === 'asking' && reach === 'reached') latest.current.reload();
  }, [lost, reach, latest]);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current !== view) setLost((before) => (before === 'asking' ? 'asked' : before));
    seen.current = view;
  }, [view]);
  return lost;
}
