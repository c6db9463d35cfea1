import { useEffect } from 'react';
import { isForSomethingElse } from '../kit/ui/behaviour/is-for-something-else';
import type { AlbumView } from './use-album';

const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves through the visible album with the left and right arrow keys. */
export function useAlbumKeys({ count, place, goTo }: AlbumView, isLookedAt: boolean): void {
  useEffect(() => {
    if (!isLookedAt || count < 2) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = moves[event.key];
      if (by === undefined || isForSomethingElse(event)) return;
      event.preventDefault();
      goTo(place + by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isLookedAt, count, place, goTo]);
}
