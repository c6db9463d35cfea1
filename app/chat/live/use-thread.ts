import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { newKey } from './new-key';
import { fetchMessagesAfter } from './fetch-messages-after';
import { pause } from '../../realtime/pause';
import { useRealtime } from '../../realtime/realtime-context';
import { changeThread, gapTimeout, hasGap, lastSeq, startThread, type Thread } from './thread';
import { useBelongings } from './use-belongings';
import { toThreadEvent } from './to-thread-event';

/** What somebody said yes to on being asked. */
export interface Agreed {
  idempotencyKey: string;
  confirmed: number;
  forToday: boolean;
  /** The story that it answers. */
  storyId?: string | undefined;
}

interface LiveThread {
  thread: Thread;
  /** Puts earlier messages over those that are there. */
  add(messages: ThreadMessage[]): void;
  /**
   * Sends over the socket; false when there is none and the form must go by itself. A yes to what was
   * asked goes under the key of what it is about.
   */
  send(
    content: string,
    how?: { replyTo?: string | undefined; agreed?: Agreed | undefined },
  ): boolean;
}

/** A conversation that began with the page's messages and goes on with what the socket tells. */
export function useThread(characterId: string, loaded: ThreadMessage[]): LiveThread {
  const realtime = useRealtime();
  const { state, connect, unconfirmed, onChatEvent } = realtime;
  const [thread, dispatch] = useReducer(changeThread, loaded, (messages) => startThread(messages));
  const seq = useRef(0);
  useEffect(() => {
    seq.current = lastSeq(thread);
  }, [thread]);

  useEffect(connect, [connect]);
  useEffect(() => dispatch({ type: 'loaded', messages: loaded }), [loaded]);
  useEffect(() => {
    for (const message of unconfirmed(characterId)) dispatch({ type: 'submitted', message });
  }, [unconfirmed, characterId]);
  useEffect(
    () =>
      onChatEvent((event) => {
        const change = toThreadEvent(event, characterId);
        if (change) dispatch(change);
      }),
    [onChatEvent, characterId],
  );
  useEffect(() => {
    if (state !== 'connected') return;
    const left = new AbortController();
    dispatch({ type: 'character-writing', isWriting: false });
    void fetchMessagesAfter(characterId, seq.current, left.signal).then((messages) =>
      dispatch({ type: 'loaded', messages }),
    );
    return () => left.abort();
  }, [state, characterId]);

  const isMissingSome = hasGap(thread);
  useEffect(() => {
    if (!isMissingSome || state !== 'connected') return;
    const left = new AbortController();
    void pause(gapTimeout, left.signal)
      .then(() => fetchMessagesAfter(characterId, seq.current, left.signal))
      .then((messages) => dispatch({ type: 'loaded', messages }));
    return () => left.abort();
  }, [isMissingSome, state, characterId]);

  const { send: sendOut, link } = realtime;
  const send = useCallback(
    (
      content: string,
      { replyTo, agreed }: { replyTo?: string | undefined; agreed?: Agreed | undefined } = {},
    ) => {
      if (!link || state === 'gone') return false;
      const at = new Date().toISOString();
      const message = { idempotencyKey: newKey(), content, at, replyTo, ...agreed };
      dispatch({ type: 'submitted', message });
      sendOut({ ...message, characterId });
      return true;
    },
    [link, state, sendOut, characterId],
  );
  const add = useCallback(
    (messages: ThreadMessage[]) => dispatch({ type: 'loaded', messages }),
    [],
  );
  useBelongings(characterId, thread, add);
  return { thread, add, send };
}
