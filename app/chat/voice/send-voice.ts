import { serverEvent } from '~/realtime/protocol/names';
import { fetchApi } from '../../kit/realtime/fetch-api';
import { mayPass, type OutgoingMessage } from '../live/link';
import type { ChatEvent } from '../live/chat-event';
import { soundOf, type Recorded } from './recorded';

interface OutgoingVoice extends OutgoingMessage {
  voice: Recorded;
}

/** Milliseconds after which a recording that was taken, and of which nothing is heard, is sent again. */
const patience = 45_000;

/**
 * Sends recordings by the API; what becomes of them is told over the socket. One that is on its way, or
 * was taken a moment ago, is not sent again, however often it is asked for.
 */
export function createVoiceSender(onEvent: (event: ChatEvent) => void) {
  const sentAt = new Map<string, number>();
  return async (message: OutgoingVoice, onPostponed: () => void): Promise<void> => {
    const { idempotencyKey, confirmed } = message;
    const attempt = `${idempotencyKey} ${confirmed ?? ''}`;
    if (Date.now() - (sentAt.get(attempt) ?? 0) < patience) return;
    sentAt.set(attempt, Date.now());
    const refusal = await post(message);
    if (refusal === 'later') {
      sentAt.delete(attempt);
      onPostponed();
    } else if (refusal !== null) {
      onEvent({ name: serverEvent.chatError, payload: { error: refusal, idempotencyKey } });
    }
  };
}

/** Null where it was taken; what is said of one that never will be; or that it may be taken later. */
async function post({
  idempotencyKey,
  recipient,
  chatId,
  replyTo,
  confirmed,
  voice,
}: OutgoingVoice): Promise<string | null> {
  const named = { idempotencyKey, chatId, replyTo, confirmedTokens: confirmed?.toString() };
  const given = Object.entries(named).filter((pair): pair is [string, string] => !!pair[1]);
  try {
    const response = await fetchApi(
      `/chats/${recipient}/voice-messages?${new URLSearchParams(given)}`,
      { method: 'POST', body: soundOf(voice) },
    );
    if (response.ok) return null;
    const { status: statusCode } = response;
    if (statusCode >= 500 || mayPass({ statusCode })) return 'later';
    const told: unknown = await response.json();
    const isTold = typeof told === 'object' && told !== null && 'message' in told;
    return isTold ? String(told.message) : 'recording could not be heard';
  } catch {
    return 'later';
  }
}
