import { useEffect, useMemo, useRef } from 'react';
import type { ChatEvent } from './chat-event';
import type { ChatLink, LinkState } from '../../realtime/link';
import { storedRecordings } from '../voice/stored-recordings';
import {
  createOutbox,
  overdue,
  recordingBack,
  resendEvery,
  settledKey,
  type Waiting,
} from './outbox';
import type { Realtime } from '../../realtime/realtime-context';

interface OutboxOptions {
  state: LinkState;
  /** Whose messages they are. */
  viewerKey: string;
  listen(listener: (event: ChatEvent) => void): () => void;
}

/** Messages on their way: sent at once, on every return of the connection, and when they wait long. */
export function useOutbox(
  link: ChatLink | null,
  { state, viewerKey, listen }: OutboxOptions,
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
        if (!key) return;
        const outbox = createOutbox(sessionStorage);
        // Whoever looks elsewhere finds it where they said it.
        const back = recordingBack(event, outbox.all());
        if (back) storedRecordings(viewerKey, back.characterId).add(back.voice);
        outbox.remove(key);
      }),
    [listen, viewerKey],
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
