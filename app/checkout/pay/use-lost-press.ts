import { useEffect, useRef, useState } from 'react';
import { onUnsent } from '../../kit/connection/keep-page';
import { useReach } from '../../kit/connection/use-reach';
import type { FormResponse } from '../../kit/forms/form-response';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/**
 * What is known of a press that did not reach the site for certain: it never left; or the line broke on
 * its way, and the order is asked after; or that was done, and nothing had come of it.
 */
export type LostPress = 'unsent' | 'asking' | 'asked';

interface Sending {
  isBusy: boolean;
  response: FormResponse | undefined;
  /** What the press is about, as it was last read. */
  view: unknown;
  /** Reads it anew. */
  reload: () => void;
  /** It never left: nothing goes on. */
  onUnsent: () => void;
}

/** Follows a press that may be lost, and asks what became of it once the line is back. */
export function useLostPress(sending: Sending): LostPress | null {
  const { isBusy, response, view } = sending;
  const [lost, setLost] = useState<LostPress | null>(null);
  const latest = useLatest(sending);
  const reach = useReach();
  useEffect(
    () =>
      onUnsent(() => {
        // One that is on its way is answered.
        if (latest.current.isBusy) return;
        latest.current.onUnsent();
        setLost((known) => (known === 'asking' ? known : 'unsent'));
      }),
    [latest],
  );
  useEffect(() => {
    if (isBusy) setLost((known) => (known === 'asking' ? known : null));
    else if (response?.isUnsent) setLost('asking');
  }, [isBusy, response]);
  useEffect(() => {
    if (lost === 'asking' && reach === 'reached') latest.current.reload();
  }, [lost, reach, latest]);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current !== view) setLost((known) => (known === 'asking' ? 'asked' : known));
    seen.current = view;
  }, [view]);
  return lost;
}
