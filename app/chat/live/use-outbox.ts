import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChatEvent } from './chat-event';
import type { ChatLink } from './link';
import type { LinkState } from '../../kit/connection/link-state';
import { storedRecordings } from '../voice/stored-recordings';
import { createOutbox, recordingBack, settledKey, type Waiting } from './outbox';
import { createResends, lookEveryMs } from './resends';
import type { Realtime } from './realtime-context';

interface OutboxOptions {
  state: LinkState;
  /** The key of the viewer who owns the messages. */
  viewerKey: string;
  listen(listener: (event: ChatEvent) => void): () => void;
}

/** Sends unconfirmed messages: immediately, after every reconnect, and when they wait too long. */
export function useOutbox(
  link: ChatLink | null,
  { state, viewerKey, listen }: OutboxOptions,
): Pick<Realtime, 'send' | 'unconfirmed'> {
  const current = useRef(link);
  const [resends] = useState(createResends);
  useEffect(() => {
    current.current = link;
  }, [link]);
  useEffect(() => {
    if (state !== 'connected' || !link) return;
    const outbox = createOutbox(sessionStorage, viewerKey);
    const sendDue = () => {
      for (const message of resends.due(outbox.all())) sendOver(link, resends, message);
    };
    resends.begin();
    sendDue();
    const timer = setInterval(sendDue, lookEveryMs);
    return () => clearInterval(timer);
  }, [link, resends, state, viewerKey]);
  useEffect(
    () =>
      listen((event) => {
        const key = settledKey(event);
        if (!key) return;
        const outbox = createOutbox(sessionStorage, viewerKey);
        // A person on another page finds the recording again in its chat.
        const back = recordingBack(event, outbox.all());
        if (back) storedRecordings(viewerKey, back.characterId).add(back.voice);
        outbox.remove(key);
      }),
    [listen, viewerKey],
  );
  return useMemo(
    () => ({
      send(message) {
        createOutbox(sessionStorage, viewerKey).add(message);
        if (current.current) sendOver(current.current, resends, message);
      },
      unconfirmed: (characterId) => createOutbox(sessionStorage, viewerKey).of(characterId),
    }),
    [resends, viewerKey],
  );
}

function sendOver(
  link: ChatLink,
  resends: ReturnType<typeof createResends>,
  { characterId, ...message }: Waiting,
): void {
  resends.sent(message.idempotencyKey);
  link.send({ ...message, recipient: characterId }, () =>
    resends.postponed(message.idempotencyKey),
  );
}
