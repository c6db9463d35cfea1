import type { OrderedSpeech } from '~/domain/chat/speech/order-speech';
import type { UnlockedAudio } from '~/domain/chat/speech/unlock-audio';

/** Why something cannot be heard, and what it takes to try again. */
export interface RefusedSound {
  intent: 'hear' | 'unlock-audio';
  messageId: string;
  reason: Exclude<OrderedSpeech | UnlockedAudio, { ok: true }>['reason'];
  /** As it is told by its sentence. */
  error: string;
  /** What it costs. */
  tokens: number;
}
