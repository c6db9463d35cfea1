import type { OrderedSpeech } from '~/domain/chat/speech/order-speech';
import type { UnlockedAudio } from '~/domain/chat/speech/unlock-audio';

/** The reason why a sound cannot be played, with the data for another attempt. */
export interface RefusedSound {
  intent: 'hear' | 'unlock-audio';
  messageId: string;
  reason: Exclude<OrderedSpeech | UnlockedAudio, { ok: true }>['reason'];
  /** The message of the refusal. */
  error: string;
  /** The price. */
  tokens: number;
}
