import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Thread } from './live/thread';
import { useBrowserLayoutEffect } from '../ui/behaviour/use-browser-layout-effect';
import { useLatest } from '../ui/behaviour/use-latest';

/** Who is nearer to the end than this, in CSS pixels, follows it. */
const nearness = 140;

/** A line that somebody reads, and where it stood on the screen. */
interface Line {
  element: Element;
  top: number;
}

/**
 * Where somebody reads in a thread. Its scroller runs from the end backwards: zero is the end, and
 * less is further up. At the end they follow what is said; further up nothing moves under their
 * eyes, and what came meanwhile is counted. Not every browser keeps the place by itself.
 */
export function useReadingPlace(scroller: RefObject<HTMLElement>, thread: Thread) {
  const newest = thread.messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(newest);
  const latest = useLatest(newest);
  const noted = useRef(newest);
  /** Null at the end. */
  const line = useRef<Line | null>(null);

  const note = useCallback(
    (shown: number) => {
      const box = scroller.current;
      if (!box) return;
      const isAtEnd = -box.scrollTop < nearness;
      line.current = isAtEnd ? null : readLine(box);
      // Words that come one by one would have all of it drawn again for each, to show nothing new.
      if (!isAtEnd || noted.current === shown) return;
      noted.current = shown;
      setSeen(shown);
    },
    [scroller],
  );
  const goToEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    note(latest.current);
  }, [scroller, note, latest]);

  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => note(latest.current);
    follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, note, latest]);
  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (line.current?.element.isConnected) {
      box.scrollTop += line.current.element.getBoundingClientRect().top - line.current.top;
    } else if (line.current === null) {
      box.scrollTop = 0;
    }
    note(newest);
  }, [thread, newest, scroller, note]);

  const unseen = thread.messages.filter(
    ({ role, seq }) => role === 'character' && seq > seen,
  ).length;
  return { unseen, goToEnd };
}

/** The first line that shows whole. */
function readLine(box: HTMLElement): Line | null {
  const { top: edge } = box.getBoundingClientRect();
  for (const element of box.querySelectorAll('[data-message]')) {
    const { top } = element.getBoundingClientRect();
    if (top >= edge) return { element, top };
  }
  return null;
}
