import { useEffect, useRef } from 'react';
import { isOpenTo } from '~/domain/chat/messages/message-details';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { fetchMessagesAfter, type Answer, type NamedChat } from './fetch-messages-after';
import type { Thread } from './thread';

/**
 * Loads the data of messages that arrived over the socket, once each: the addresses of pictures, which
 * are signed for each reader, and the posts that the messages are about.
 */
export function useBelongings(
  { characterId, chatId }: NamedChat,
  { messages }: Thread,
  onLoaded: (answer: Answer) => void,
): void {
  const requested = useRef(new Set<string>());
  const isDrawn = useLatest((id: string) => messages.some(({ _id }) => _id === id));
  const first = messages.find((message) => {
    const wanted = wantedOf(message);
    return wanted !== null && !requested.current.has(wanted);
  });
  const seq = first?.seq;
  const id = first && wantedOf(first);
  useEffect(() => {
    if (seq === undefined || !id) return;
    const left = new AbortController();
    const keys = requested.current;
    void fetchMessagesAfter({ characterId, chatId }, seq - 1, left.signal).then(
      ({ messages: found, askedAt }) => {
        if (left.signal.aborted) return;
        for (const one of [id, ...found.map(({ _id }) => _id)]) keys.add(one);
        onLoaded({ messages: found.filter((one) => isDrawn.current(one._id)), askedAt });
      },
    );
    return () => left.abort();
  }, [characterId, chatId, seq, id, onLoaded, isDrawn]);
}

/**
 * Returns a key for a message's missing data; null if it is complete. The data is everything, or media
 * that was generated or unlocked since.
 */
function wantedOf(message: ThreadMessage): string | null {
  const { _id, details, aboutPost, imageUrl, picture, audioUrl, speech, textToSpeechUrl } = message;
  if (speech?.state === 'ready' && !textToSpeechUrl) return `${_id} read`;
  if (details === null) return null;
  if (aboutPost === undefined) return _id;
  if (details.type === 'audio') {
    const isThere = isOpenTo(details) && !details.isMaking;
    return isThere && !audioUrl ? `${_id} heard` : null;
  }
  const isThere = 'making' in details && !details.making && !details.hasFailed;
  if (!isThere) return null;
  if (!imageUrl) return `${_id} made`;
  // The picture shown so far is the blurred one.
  return isOpenTo(details) && !picture ? `${_id} opened` : null;
}
