import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
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
  /** Height below the reader's eye, while something grows above it. */
  const keptBelow = useRef<number | null>(null);
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
    const box = scroller.current;
    if (box && keptBelow.current !== null) {
      box.scrollTop = box.scrollHeight - keptBelow.current;
      keptBelow.current = null;
    } else if (isAtEnd.current) {
      goToEnd();
    }
  }, [thread, goToEnd, scroller]);

  /** Lets what is about to be added grow above what is being read, without moving it. */
  const keepPlace = useCallback(() => {
    const box = scroller.current;
    keptBelow.current = box ? box.scrollHeight - box.scrollTop : null;
  }, [scroller]);
  return { goToEnd, keepPlace };
}
