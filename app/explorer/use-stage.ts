import { useCallback, useEffect, useRef } from 'react';
import { isForSomethingElse } from '../kit/ui/behaviour/is-for-something-else';
import { useBrowserLayoutEffect } from '../kit/ui/behaviour/use-browser-layout-effect';
import { useRestoredState } from '../kit/site/use-restored-state';
import { useLatest } from '../kit/ui/behaviour/use-latest';

/** Keys that move forward or back by one post. */
const moves: Record<string, number> = {
  ArrowDown: 1,
  PageDown: 1,
  j: 1,
  ArrowUp: -1,
  PageUp: -1,
  k: -1,
};

/** Tracks the post that a scroller shows, one per screen, and moves it by keys and buttons. */
export function useStage(count: number, onMove: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useRestoredState('explorer place', 0);
  const begun = useRef(active);
  const moved = useLatest(onMove);

  useBrowserLayoutEffect(() => {
    const element = scroller.current;
    if (element && begun.current > 0) element.scrollTop = begun.current * element.clientHeight;
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let current = placeOf(element);
    setActive(current);
    const follow = () => {
      const place = placeOf(element);
      if (place === current) return;
      current = place;
      setActive(place);
      moved.current();
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [moved, setActive]);

  const goTo = useCallback((place: number) => {
    const element = scroller.current;
    if (!element) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      top: place * element.clientHeight,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = moves[event.key];
      const element = scroller.current;
      if (by === undefined || !element || isForSomethingElse(event)) return;
      event.preventDefault();
      // Computed from the scroll position and not from the last render, because keys can be faster than
      // renders.
      goTo(Math.min(count - 1, Math.max(0, placeOf(element) + by)));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, goTo]);
  return { scroller, active: Math.min(active, Math.max(0, count - 1)), goTo };
}

/** Returns the index of the visible post. */
const placeOf = (element: Element) =>
  Math.round(element.scrollTop / Math.max(1, element.clientHeight));
