import { useCallback, useEffect, useReducer, useRef, type Dispatch } from 'react';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { newKey } from '../../kit/forms/new-key';
import { fetchMessagesAfter, type Answer, type NamedChat } from './fetch-messages-after';
import type { LinkState } from '../../kit/connection/link-state';
import { pause } from '../../kit/realtime/pause';
import { useRealtime } from './realtime-context';
import {
  changeThread,
  gapTimeout,
  hasGap,
  lastSeq,
  startThread,
  type Thread,
  type ThreadEvent,
} from './thread';
import type { Recorded } from '../voice/recorded';
import { edgeOf } from './stretch';
import { useBelongings } from './use-belongings';
import { toThreadEvent } from './to-thread-event';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/** What somebody said yes to on being asked. */
export interface Agreed {
  idempotencyKey: string;
  confirmed: number;
  forToday: boolean;
  /** The story that it answers. */
  storyId?: string | undefined;
  /** It wants to be answered aloud. */
  isAudioRequest?: boolean | undefined;
}

interface How {
  replyTo?: string | undefined;
  agreed?: Agreed | undefined;
  /** What was said aloud, in place of words; no form can send it, so it waits for a connection. */
  voice?: Recorded | undefined;
}

interface LiveThread {
  thread: Thread;
  change: Dispatch<ThreadEvent>;
  /**
   * Sends over the socket; false when there is none and the form must go by itself. A yes to what was
   * asked goes under the key of what it is about.
   */
  send(content: string, how?: How): boolean;
}

/** A stretch of a conversation as a page is given it. */
interface Loaded {
  messages: ThreadMessage[];
  hasMore: boolean;
  hasLater: boolean;
}

/** A page's own data says not when it was asked for; no page takes longer. */
const longestLoadMs = 10_000;

/** A conversation that began with the page's messages and goes on with what the socket tells. */
export function useThread({ characterId, chatId }: NamedChat, page: Loaded): LiveThread {
  const { messages: loaded } = page;
  const realtime = useRealtime();
  const { state, connect, unconfirmed, onChatEvent } = realtime;
  const [thread, dispatch] = useReducer(changeThread, page, ({ messages, hasMore, hasLater }) =>
    startThread(messages, { hasEarlier: hasMore, hasLater }),
  );

  useEffect(connect, [connect]);
  useEffect(
    () => dispatch({ type: 'loaded', messages: loaded, askedAt: Date.now() - longestLoadMs }),
    [loaded],
  );
  useEffect(() => {
    for (const message of unconfirmed(characterId)) dispatch({ type: 'submitted', message });
  }, [unconfirmed, characterId]);
  useEffect(
    () =>
      onChatEvent((event) => {
        const change = toThreadEvent(event, { characterId, chatId });
        if (change) dispatch(change);
      }),
    [onChatEvent, characterId, chatId],
  );
  useCatchUp({ characterId, chatId }, { state, thread, dispatch });

  const { send: sendOut, link } = realtime;
  const send = useCallback(
    (content: string, { replyTo, agreed, voice }: How = {}) => {
      if (!voice && (!link || state === 'gone')) return false;
      const at = new Date().toISOString();
      const message = { idempotencyKey: newKey(), content, voice, at, replyTo, ...agreed };
      dispatch({ type: 'submitted', message });
      sendOut({ ...message, characterId, chatId: chatId ?? undefined });
      return true;
    },
    [link, state, sendOut, characterId, chatId],
  );
  const add = useCallback((answer: Answer) => dispatch({ type: 'loaded', ...answer }), []);
  useBelongings({ characterId, chatId }, thread, add);
  return { thread, change: dispatch, send };
}

interface CaughtUp {
  state: LinkState;
  thread: Thread;
  dispatch: Dispatch<ThreadEvent>;
}

/** Fetches what was not told while there was no connection, and what is missing in between. */
function useCatchUp({ characterId, chatId }: NamedChat, { state, thread, dispatch }: CaughtUp) {
  const seq = useRef(0);
  useEffect(() => {
    seq.current = lastSeq(thread);
  }, [thread]);
  const { hasLater } = thread;
  useEffect(() => {
    // What was said after a stretch that ends before is fetched as one gets there.
    if (state !== 'connected' || hasLater) return;
    const left = new AbortController();
    dispatch({ type: 'character-writing', isWriting: false });
    void fetchMessagesAfter({ characterId, chatId }, seq.current, left.signal).then((answer) =>
      dispatch({ type: 'loaded', ...answer }),
    );
    return () => left.abort();
  }, [state, characterId, chatId, hasLater, dispatch]);

  const drawn = useLatest(thread);
  const hasBeenThere = useRef(false);
  useEffect(() => {
    if (state !== 'connected') return;
    const isBack = hasBeenThere.current;
    hasBeenThere.current = true;
    const [first, last] = [edgeOf(drawn.current, 'earlier'), edgeOf(drawn.current, 'later')];
    if (!isBack || first === undefined) return;
    const left = new AbortController();
    // What was done meanwhile to messages that are drawn already is told nobody again.
    void fetchMessagesAfter({ characterId, chatId }, first - 1, left.signal, { upTo: last }).then(
      (answer) => dispatch({ type: 'loaded', ...answer }),
    );
    return () => left.abort();
  }, [state, characterId, chatId, drawn, dispatch]);

  const isMissingSome = hasGap(thread);
  useEffect(() => {
    if (!isMissingSome || state !== 'connected') return;
    const left = new AbortController();
    void pause(gapTimeout, left.signal)
      .then(() => fetchMessagesAfter({ characterId, chatId }, seq.current, left.signal))
      .then((answer) => dispatch({ type: 'loaded', ...answer }));
    return () => left.abort();
  }, [isMissingSome, state, characterId, chatId, dispatch]);
}
