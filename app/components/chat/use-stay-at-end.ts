import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Thread } from '../../realtime/thread';

/** Who is nearer to the end than this, in CSS pixels, follows it. */
const nearness = 140;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Opens a thread at its end and follows it there, unless its reader has gone up to read. */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement>,
  thread: Thread,
  startsAtEnd: boolean,
) {
  const isAtEnd = useRef(startsAtEnd);
  const goToEnd = useCallback(() => {
    isAtEnd.current = true;
    const box = scroller.current;
    box?.scrollTo({ top: box.scrollHeight });
  }, [scroller]);

  useBrowserLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearness;
    };
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [scroller]);
  useBrowserLayoutEffect(() => {
    if (isAtEnd.current) goToEnd();
  }, [thread, goToEnd]);

  /** Lets something grow above what is being read without moving it. */
  const keepPlace = useCallback(
    (change: () => void) => {
      const box = scroller.current;
      const below = box ? box.scrollHeight - box.scrollTop : 0;
      flushSync(change);
      if (box) box.scrollTop = box.scrollHeight - below;
    },
    [scroller],
  );
  return { goToEnd, keepPlace };
}
