import { randomInt } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { VoiceEmotion } from './emotions';
import { creatorVoicesSettings } from './settings';

/** English words that are easy to read aloud. */
const words = [
  'amber',
  'anchor',
  'basil',
  'candle',
  'canyon',
  'cedar',
  'cobalt',
  'coral',
  'dahlia',
  'ember',
  'falcon',
  'fennel',
  'garnet',
  'harbour',
  'hazel',
  'indigo',
  'island',
  'juniper',
  'lantern',
  'lemon',
  'linen',
  'maple',
  'marble',
  'meadow',
  'midnight',
  'nutmeg',
  'olive',
  'orchid',
  'pepper',
  'pillow',
  'quartz',
  'raven',
  'river',
  'saffron',
  'silver',
  'thunder',
  'timber',
  'velvet',
  'violet',
  'willow',
] as const;
const wordsInSentence = 4;

/** A sentence that is to be read aloud within a recording. */
export interface RecordingSession {
  id: string;
  emotion: VoiceEmotion;
  sentence: string;
  expiresAt: Date;
}

/**
 * Draws a sentence that a person reads aloud at the end of one recording. A recording without it, such as
 * one that was found somewhere, is never cloned.
 */
export async function drawSentence(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { creatorId, emotion }: { creatorId: string; emotion: VoiceEmotion },
): Promise<RecordingSession> {
  const { creator_voice_session_seconds: seconds } = await context.settings(creatorVoicesSettings);
  const drawnAt = context.now();
  const session = {
    id: newId(),
    emotion,
    sentence: drawWords().join(', '),
    expiresAt: new Date(drawnAt.getTime() + seconds * 1000),
  };
  await context.db('creator_voice_sessions').insert({
    id: session.id,
    creator_id: creatorId,
    emotion,
    sentence: session.sentence,
    drawn_at: drawnAt,
    expires_at: session.expiresAt,
  });
  return session;
}

function drawWords(): string[] {
  const left: string[] = [...words];
  return Array.from({ length: wordsInSentence }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat();
}
