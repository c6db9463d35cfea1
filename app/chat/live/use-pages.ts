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
import { edgeOf, splitPage, type WindowPage } from './message-window';
import type { Thread, ThreadEvent } from './thread';

/** Milliseconds before a failed request is repeated; the time doubles with each failure. */
const firstRetry = 1_000;
const longestRetry = 30_000;

interface Page {
  items: ShownMessage[];
  hasMore: boolean;
}

export interface Pages {
  load(side: WindowPage['side']): Promise<void>;
  /** Moves to the newest messages from any position. */
  loadNewest(): Promise<void>;
}

/** Checks whether a page still continues the thread at its end. */
const isAtEdge = (page: WindowPage | null, thread: Thread): page is WindowPage =>
  page !== null && page.from === edgeOf(thread, page.side);

/** Loads the messages before and after the window when the person scrolls towards them or requests them. */
export function usePages(
  { characterId, chatId, scroller }: NamedChat & { scroller: RefObject<HTMLElement> },
  thread: Thread,
  change: Dispatch<ThreadEvent>,
): Pages {
  const latest = useLatest(thread);
  /** The last request, in progress or finished. */
  const lastRequest = useRef('');
  const { rest, drawing, draw } = useDrawing(change);
  /** The number of consecutive requests without a usable result. */
  const [failures, setFailures] = useState(0);
  const load = useCallback(
    async (side: WindowPage['side']) => {
      const { hasEarlier, hasLater } = latest.current;
      const from = edgeOf(latest.current, side);
      const hasMore = side === 'earlier' ? hasEarlier : hasLater;
      const part = side === 'earlier' ? 'before' : 'after';
      const what = `${part}=${from}`;
      if (!hasMore || from === undefined || lastRequest.current === what) return;
      if (isAtEdge(rest.current, latest.current)) return;
      if (isAtEdge(drawing.current, latest.current)) return;
      lastRequest.current = what;
      rest.current = null;
      const askedAt = Date.now();
      const answer = await callApi<Page>(
        messagesPath({ characterId, chatId }, { [part]: `${from}` }),
      );
      const isUseless = !answer.ok || edgeOf(latest.current, side) !== from;
      if (isUseless) {
        if (lastRequest.current === what) lastRequest.current = '';
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

/** Renders a loaded page of messages in the parts into which it is split. */
function useDrawing(change: Dispatch<ThreadEvent>) {
  /** The part of a page that is not rendered yet. */
  const rest = useRef<WindowPage | null>(null);
  /**
   * The part that is being rendered. Until it is on the screen, the thread still ends at the same place.
   */
  const drawing = useRef<WindowPage | null>(null);
  const draw = useCallback(() => {
    if (!rest.current) return;
    const { now, rest: left } = splitPage(rest.current);
    drawing.current = rest.current;
    rest.current = left;
    // Rendering a page has lower priority than the reader's actions.
    startTransition(() => change({ type: 'page', page: now }));
  }, [change]);
  return { rest, drawing, draw };
}

/**
 * Loads messages when the reader nears an end of the rendered ones, and again after a pause if that failed.
 */
function useLook(
  scroller: RefObject<HTMLElement>,
  load: Pages['load'],
  failures: number,
): () => void {
  const hasScrolled = useRef(false);
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box || !hasScrolled.current) return;
    // The scroller is reversed: zero is the end, and smaller values are further up.
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
  // A person at the end of the rendered messages does not scroll, so no event would repeat the request.
  useEffect(() => {
    if (failures === 0) return;
    const wait = Math.min(longestRetry, firstRetry * 2 ** (failures - 1));
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [failures, look]);
  return look;
}
