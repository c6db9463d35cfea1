import { serverEvent } from '~/realtime/protocol/names';
import type { ChatEvent } from './chat-event';
import type { ThreadEvent } from './thread';

/** What an event means to the thread with a character; null when it is about another one. */
export function toThreadEvent(event: ChatEvent, characterId: string): ThreadEvent | null {
  const { name, payload } = event;
  // Failures name no character: they belong to the conversation that is in view.
  if (name === serverEvent.chatError) {
    return {
      type: 'failed',
      text: payload.error,
      source: payload.source ?? null,
      idempotencyKey: payload.idempotencyKey ?? null,
      tokens: payload.tokens,
    };
  }
  if (name === serverEvent.rejectedMessageError) {
    return { type: 'rejected', text: payload.error, idempotencyKey: payload.idempotencyKey };
  }
  if (name === serverEvent.tipSent) {
    const { createdMessage: message } = payload;
    return message.characterId === characterId ? { type: 'user-message-sent', message } : null;
  }
  if (payload.characterId !== characterId) return null;
  switch (name) {
    case serverEvent.userMessageSent:
      return { type: 'user-message-sent', message: payload.message };
    case serverEvent.messageChanged:
      return { type: 'changed', message: payload.message };
    case serverEvent.characterMessageSent:
      return { type: 'character-message-sent', message: payload.message };
    case serverEvent.characterWriting:
      return { type: 'character-writing', isWriting: payload.isWriting };
    case serverEvent.characterMessageChunk:
      return { type: 'chunk', ...payload };
    case serverEvent.characterMessageRetracted:
      return { type: 'retracted', messageId: payload.messageId, draft: payload.draft };
  }
}
