import { serverEvent } from '~/realtime/protocol/names';
import type { NamedChat } from './fetch-messages-after';
import type { ChatEvent } from './chat-event';
import type { ThreadEvent } from './thread';

/** Returns the effect of an event on a chat; null if it is about another one. */
export function toThreadEvent(
  event: ChatEvent,
  { characterId, chatId }: NamedChat,
): ThreadEvent | null {
  const { name, payload } = event;
  const isElsewhere = (where: string | undefined) =>
    where !== undefined && chatId !== null && where !== chatId;
  // Suggested replies are not part of the thread.
  if (name === serverEvent.repliesSuggested) return null;
  // The state of these messages arrives in separate events. Videos belong to the page, captions to the
  // call.
  if (
    name === serverEvent.callCaptioned ||
    name === serverEvent.photoGenerated ||
    name === serverEvent.storedVideoResponseAdded ||
    name === serverEvent.storedVideoResponseRemoved ||
    name === serverEvent.characterVideoModal ||
    name === serverEvent.videoGenerated ||
    name === serverEvent.videoFailed ||
    name === serverEvent.videoResultModal ||
    name === serverEvent.transformedTextToSpeech ||
    name === serverEvent.privateAudioUnlocked
  ) {
    return null;
  }
  // Failures name no character; they belong to the open chat.
  if (name === serverEvent.chatError) {
    const { error: text, source = null, idempotencyKey = null, tokens } = payload;
    return { type: 'failed', text, source, idempotencyKey, tokens };
  }
  if (name === serverEvent.rejectedMessageError) {
    const { error: text, idempotencyKey, rule } = payload;
    return { type: 'rejected', text, idempotencyKey, rule };
  }
  if (name === serverEvent.tipSent) {
    const { createdMessage: message } = payload;
    return message.characterId === characterId && !isElsewhere(message.chat)
      ? { type: 'user-message-sent', message }
      : null;
  }
  if (payload.characterId !== characterId) return null;
  if (isElsewhere('message' in payload ? payload.message.chat : payload.chatId)) return null;
  switch (name) {
    case serverEvent.userMessageSent:
      return { type: 'user-message-sent', message: payload.message };
    case serverEvent.messageChanged:
      return { type: 'changed', message: payload.message, at: Date.now() };
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
