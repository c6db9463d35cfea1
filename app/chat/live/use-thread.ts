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
import { edgeOf } from './message-window';
import { useBelongings } from './use-belongings';
import { toThreadEvent } from './to-thread-event';
import { useLatest } from '../../kit/ui/behaviour/use-latest';

/** The consent of a person to a price. */
export interface Agreed {
  idempotencyKey: string;
  confirmed: number;
  forToday: boolean;
  /** The story that the message replies to. */
  storyId?: string | undefined;
  /** True if a spoken reply is requested. */
  isAudioRequest?: boolean | undefined;
}

interface How {
  replyTo?: string | undefined;
  agreed?: Agreed | undefined;
  /** A recording in place of text. A form cannot send it, so it waits for a connection. */
  voice?: Recorded | undefined;
}

interface LiveThread {
  thread: Thread;
  change: Dispatch<ThreadEvent>;
  /**
   * Sends over the socket; returns false if there is none and the form must be submitted instead. Consent
   * is sent under the idempotency key of its message.
   */
  send(content: string, how?: How): boolean;
}

/** A message window as a page receives it. */
interface Loaded {
  messages: ThreadMessage[];
  hasMore: boolean;
  hasLater: boolean;
}

/** The maximum time in milliseconds of a page load; a page's data does not contain its request time. */
const longestLoadMs = 10_000;

/** Returns a chat that starts with the page's messages and continues with the socket's events. */
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

/** Fetches the events missed while there was no connection, and missing messages in between. */
function useCatchUp({ characterId, chatId }: NamedChat, { state, thread, dispatch }: CaughtUp) {
  const seq = useRef(0);
  useEffect(() => {
    seq.current = lastSeq(thread);
  }, [thread]);
  const { hasLater } = thread;
  useEffect(() => {
    // Messages after a window that is not at the end are loaded on scrolling.
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
    // The server does not repeat the changes that happened meanwhile to rendered messages.
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
