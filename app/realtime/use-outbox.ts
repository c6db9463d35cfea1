import { useEffect, useMemo, useRef } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import type { ChatEvent } from './chat-event';
import type { ChatLink, LinkState } from './link';
import { createOutbox } from './outbox';
import type { Realtime } from './realtime-context';

/** Messages on their way: sent at once, and again on every return of the connection. */
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
    for (const { characterId, ...message } of createOutbox(sessionStorage).all()) {
      link.send({ ...message, recipient: characterId });
    }
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

/** The key of the message whose fate an event tells. */
function settledKey(event: ChatEvent): string | null | undefined {
  switch (event.name) {
    case serverEvent.userMessageSent:
      return event.payload.message.idempotencyKey;
    case serverEvent.rejectedMessageError:
    case serverEvent.chatError:
      return event.payload.idempotencyKey;
    default:
      return null;
  }
}
