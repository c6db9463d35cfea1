import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import { callApi } from '../../kit/realtime/fetch-api';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { messagesPath, type NamedChat } from './fetch-messages-after';
import type { ShownMessage } from '../presenters/message-for-fan';
import { nearness } from './most-drawn';
import { edgeOf, splitPage, type StretchPage } from './stretch';
import type { Thread, ThreadEvent } from './thread';

/** Until what could not be fetched is asked for again, in milliseconds; twice as long after each time. */
const firstRetry = 1_000;
const longestRetry = 30_000;

interface Page {
  items: ShownMessage[];
  hasMore: boolean;
}

export interface Pages {
  load(side: StretchPage['side']): Promise<void>;
  /** Leaves for the newest messages, wherever one reads. */
  loadNewest(): Promise<void>;
}

/** Whether more of a page is to be drawn where a thread ends. */
const isAtEdge = (page: StretchPage | null, thread: Thread): page is StretchPage =>
  page !== null && page.from === edgeOf(thread, page.side);

/** Fetches what was said before and after what is drawn, as one scrolls towards it or asks for it. */
export function usePages(
  { characterId, chatId, scroller }: NamedChat & { scroller: RefObject<HTMLElement> },
  thread: Thread,
  change: Dispatch<ThreadEvent>,
): Pages {
  const latest = useLatest(thread);
  /** What was asked for last: it is on its way, or there. */
  const asked = useRef('');
  const { rest, drawing, draw } = useDrawing(change);
  /** How often in a row nothing came that goes on from where the thread ends. */
  const [failures, setFailures] = useState(0);
  const load = useCallback(
    async (side: StretchPage['side']) => {
      const { hasEarlier, hasLater } = latest.current;
      const from = edgeOf(latest.current, side);
      const hasMore = side === 'earlier' ? hasEarlier : hasLater;
      const part = side === 'earlier' ? 'before' : 'after';
      const what = `${part}=${from}`;
      if (!hasMore || from === undefined || asked.current === what) return;
      if (isAtEdge(rest.current, latest.current)) return;
      if (isAtEdge(drawing.current, latest.current)) return;
      asked.current = what;
      rest.current = null;
      const askedAt = Date.now();
      const answer = await callApi<Page>(
        messagesPath({ characterId, chatId }, { [part]: `${from}` }),
      );
      const isUseless = !answer.ok || edgeOf(latest.current, side) !== from;
      if (isUseless) {
        if (asked.current === what) asked.current = '';
        setFailures((before) => before + 1);
        return;
      }
      setFailures(0);
      const { items: messages, hasMore: isMore } = answer.data;
      rest.current = { side, from, messages, hasMore: isMore, askedAt };
      draw();
    },
    [characterId, chatId, rest, drawing, draw, latest],
  );
  const loadNewest = useCallback(async () => {
    const askedAt = Date.now();
    const answer = await callApi<Page>(messagesPath({ characterId, chatId }));
    if (!answer.ok) return;
    const { items: messages, hasMore } = answer.data;
    rest.current = null;
    change({ type: 'moved', messages, hasMore, askedAt });
  }, [characterId, chatId, rest, change]);
  const look = useLook(scroller, load, failures);
  const { messages } = thread;
  useEffect(() => {
    if (!isAtEdge(drawing.current, latest.current)) drawing.current = null;
    if (!isAtEdge(rest.current, latest.current)) return look();
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [messages, latest, rest, drawing, look, draw]);
  return { load, loadNewest };
}

/** Gives a page that was fetched to be drawn, in as many parts as it is split into. */
function useDrawing(change: Dispatch<ThreadEvent>) {
  /** What of a page is not drawn yet. */
  const rest = useRef<StretchPage | null>(null);
  /** What was given to be drawn last: until it stands, the thread still ends where it did before. */
  const drawing = useRef<StretchPage | null>(null);
  const draw = useCallback(() => {
    if (!rest.current) return;
    const { now, rest: left } = splitPage(rest.current);
    drawing.current = rest.current;
    rest.current = left;
    // Drawing a page is put off for whatever the reader does meanwhile.
    startTransition(() => change({ type: 'page', page: now }));
  }, [change]);
  return { rest, drawing, draw };
}

/** Loads as one comes near an end of what is drawn, and again after a pause where that failed. */
function useLook(
  scroller: RefObject<HTMLElement>,
  load: Pages['load'],
  failures: number,
): () => void {
  const hasScrolled = useRef(false);
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box || !hasScrolled.current) return;
    // The scroller runs from its end backwards: zero is the end, and less is further up.
    if (box.scrollHeight - box.clientHeight + box.scrollTop < nearness) void load('earlier');
    if (-box.scrollTop < nearness) void load('later');
  }, [scroller, load]);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => {
      hasScrolled.current = true;
      look();
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, look]);
  // Whoever is at the end of what is drawn scrolls no further, and would wait for nothing.
  useEffect(() => {
    if (failures === 0) return;
    const wait = Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [failures, look]);
  return look;
}
