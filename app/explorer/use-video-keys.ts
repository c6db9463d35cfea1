import { useEffect } from 'react';
import { isForSomethingElse } from '../kit/ui/behaviour/is-for-something-else';
import { useLatest } from '../kit/ui/behaviour/use-latest';

interface VideoKeys {
  isLookedAt: boolean;
  togglePause: () => void;
  /** Null if there is no sound. */
  toggleSound: (() => void) | null;
}

/**
 * Pauses the current video with the space bar and unmutes it with M; a focused button keeps its own keys.
 */
export function useVideoKeys(keys: VideoKeys): void {
  const latest = useLatest(keys);
  const { isLookedAt } = keys;
  useEffect(() => {
    if (!isLookedAt) return;
    const follow = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.closest('button, a, video') !== null;
      const { togglePause, toggleSound } = latest.current;
      const act =
        event.key === ' ' && !isOnControl ? togglePause : event.key === 'm' ? toggleSound : null;
      if (!act || isForSomethingElse(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isLookedAt, latest]);
}
