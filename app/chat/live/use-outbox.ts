import { useEffect, useMemo, useRef } from 'react';
import type { ChatEvent } from './chat-event';
import type { ChatLink, LinkState } from '../../realtime/link';
import { createOutbox, overdue, resendEvery, settledKey, type Waiting } from './outbox';
import type { Realtime } from '../../realtime/realtime-context';

/** Messages on their way: sent at once, on every return of the connection, and when they wait long. */
export function useOutbox(
  link: ChatLink | null,
  state: LinkState,
  listen: (listener: (event: ChatEvent) => void) => () => void,
): Pick<Realtime, 'send' | 'unconfirmed'> {
  const current = useRef(link);
  useEffect(() => {
    current.current = link;
  }, [link]);
  useEffect(() => {
    if (state !== 'connected' || !link) return;
    const outbox = createOutbox(sessionStorage);
    const sendAll = (messages: Waiting[]) => {
      for (const { characterId, ...message } of messages) {
        link.send({ ...message, recipient: characterId });
      }
    };
    sendAll(outbox.all());
    const timer = setInterval(() => sendAll(overdue(outbox.all(), Date.now())), resendEvery);
    return () => clearInterval(timer);
  }, [link, state]);
  useEffect(
    () =>
      listen((event) => {
        const key = settledKey(event);
        if (key) createOutbox(sessionStorage).remove(key);
      }),
    [listen],
  );
  return useMemo(
    () => ({
      send(message) {
        createOutbox(sessionStorage).add(message);
        const { characterId, ...rest } = message;
        current.current?.send({ ...rest, recipient: characterId });
      },
      unconfirmed: (characterId) => createOutbox(sessionStorage).of(characterId),
    }),
    [],
  );
}
