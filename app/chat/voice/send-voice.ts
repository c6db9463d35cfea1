import { serverEvent } from '~/realtime/protocol/names';
import { fetchApi } from '../../kit/realtime/fetch-api';
import { mayPass, type OutgoingMessage } from '../live/link';
import type { ChatEvent } from '../live/chat-event';
import { soundOf, type Recorded } from './recorded';

interface OutgoingVoice extends OutgoingMessage {
  voice: Recorded;
}

/** Milliseconds after which an accepted recording without an outcome is sent again. */
const patience = 45_000;

/**
 * Sends recordings through the API; their outcome arrives over the socket. One that is in progress or was
 * accepted a moment ago is not sent again, however often it is requested.
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

/**
 * Returns null if the recording was accepted, 'later' if it may be accepted later, or else the message of
 * the refusal.
 */
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
    const body: unknown = await response.json();
    const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
    return hasMessage ? String(body.message) : 'recording could not be heard';
  } catch {
    return 'later';
  }
}
