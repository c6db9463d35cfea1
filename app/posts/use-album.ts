import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

export type AlbumView = ReturnType<typeof useAlbum>;

/** Tracks which asset of an album a horizontal scroller shows, and moves it. */
export function useAlbum(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element || count < 2) return;
    const follow = () =>
      setPlace(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [count]);
  const goTo = useCallback(
    (wanted: number) => {
      const element = scroller.current;
      if (!element) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const next = Math.min(count - 1, Math.max(0, wanted));
      const isMirrored = getComputedStyle(element).direction === 'rtl';
      element.scrollTo({
        left: next * element.clientWidth * (isMirrored ? -1 : 1),
        behavior: isCalm ? 'instant' : 'smooth',
      });
    },
    [count],
  );
  return {
    scroller,
    count,
    place: Math.min(place, count - 1),
    goTo,
    /**
     * Returns the attributes of assets beside the visible one, which are inert once there are other ways to
     * reach them.
     */
    aside: (other: number) => (isHydrated && other !== place ? { inert: '' } : {}),
  };
}
