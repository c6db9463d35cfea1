import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Thread } from '../live/thread';
import { useBrowserLayoutEffect } from '../../kit/ui/behaviour/use-browser-layout-effect';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/** The distance to the end, in CSS pixels, below which the view follows new messages. */
const nearness = 140;

/** The message being read, and its position on the screen. */
interface Line {
  element: Element;
  top: number;
}

interface Reading {
  thread: Thread;
  /** The position of the last message when the page was opened; nothing up to it counts as new. */
  opened: number;
  /** The position that the page was opened for, if there is one. */
  sought: number | null;
  /** The number of suggested replies below the thread, which reduce its room. */
  offered: number;
}

/**
 * Keeps the reading position in a thread. Its scroller is reversed: zero is the end, and smaller values
 * are further up. At the end the view follows new messages. Further up nothing moves, and new messages
 * are counted. Not every browser keeps the position by itself.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement>,
  { thread, opened, sought, offered }: Reading,
) {
  const { hasLater } = thread;
  const newest = thread.messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(opened);
  const [isScrolledUp, setScrolledUp] = useSteadyState(hasLater);
  const latest = useLatest({ newest, hasLater });
  const noted = useRef(opened);
  /** Null at the end. */
  const line = useRef<Line | null>(null);

  const note = useCallback(
    (shown: { newest: number; hasLater: boolean }) => {
      const box = scroller.current;
      if (!box) return;
      const above = -box.scrollTop;
      const isAtEnd = !shown.hasLater && above < nearness;
      line.current = isAtEnd ? null : readLine(box);
      setScrolledUp(shown.hasLater || above > box.clientHeight);
      // Streamed text would render the whole thread again for each part, without any visible change.
      if (!isAtEnd || noted.current === shown.newest) return;
      noted.current = shown.newest;
      setSeen(shown.newest);
    },
    [scroller, setScrolledUp],
  );
  const goToEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    note(latest.current);
  }, [scroller, note, latest]);

  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => note(latest.current);
    // Applies if the browser did not follow the address's anchor and the person has not scrolled yet.
    if (sought !== null && box.scrollTop === 0) {
      document.getElementById(`message-${sought}`)?.scrollIntoView({ block: 'center' });
    }
    follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, note, latest, sought]);
  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    keepPlace(box, line.current);
    note({ newest, hasLater });
  }, [thread, newest, hasLater, offered, scroller, note]);

  return { unseen: countSince(thread, seen), isScrolledUp, goToEnd };
}

/**
 * Holds a state that ignores a value it already has. React renders a thread again while it holds back
 * events of a press; setting an equal value would then render without end.
 */
function useSteadyState(first: boolean) {
  const [state, setState] = useState(first);
  const last = useRef(first);
  const set = useCallback((next: boolean) => {
    if (last.current === next) return;
    last.current = next;
    setState(next);
  }, []);
  return [state, set] as const;
}

/** Counts the character's later messages. */
const countSince = ({ messages, later }: Thread, seen: number): number =>
  [...messages, ...later].filter(({ role, seq }) => role === 'character' && seq > seen).length;

/** Scrolls the line to its former position, or to the end if no line is kept. */
function keepPlace(box: HTMLElement, line: Line | null): void {
  if (line === null) {
    box.scrollTop = 0;
  } else if (line.element.isConnected) {
    const moved = line.element.getBoundingClientRect().top - line.top;
    if (moved !== 0) box.scrollTop += moved;
  }
}

/** Returns the first fully visible message. The messages are in order, so a binary search finds it. */
function readLine(box: HTMLElement): Line | null {
  const { top: edge } = box.getBoundingClientRect();
  const lines = box.querySelectorAll('[data-message]');
  const topOf = (index: number) => lines[index]?.getBoundingClientRect().top ?? Infinity;
  let first = 0;
  for (let end = lines.length; first < end;) {
    const middle = (first + end) >> 1;
    if (topOf(middle) >= edge) end = middle;
    else first = middle + 1;
  }
  const element = lines[first];
  return element ? { element, top: topOf(first) } : null;
}
