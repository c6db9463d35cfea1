import { hasEveryEmotion } from './emotions';
import type { VoiceSample } from './list-samples';

/** The voice with which a twin speaks. */
export type TwinVoice =
  | { kind: 'cloned' }
  /** A voice of the house, and why it is not the person's own. */
  | { kind: 'preset'; because: 'chosen' | 'no-consent' | 'not-recorded' };

interface VoiceFacts {
  kind: 'samples' | 'template';
  /** Samples as they are stored. */
  samples: readonly VoiceSample[];
  /** The person agrees that their voice is imitated. */
  mayClone: boolean;
}

/**
 * Decides with which voice a twin speaks: its person's own only if all five emotions were recorded after
 * drawn sentences and the person agrees; otherwise a voice of the house. Files are never cloned.
 */
export function chooseVoiceOfTwin({ kind, samples, mayClone }: VoiceFacts): TwinVoice {
  if (kind === 'template') return { kind: 'preset', because: 'chosen' };
  if (!mayClone) return { kind: 'preset', because: 'no-consent' };
  const isOwn = hasEveryEmotion(samples) && samples.every(({ isRecorded }) => isRecorded);
  return isOwn ? { kind: 'cloned' } : { kind: 'preset', because: 'not-recorded' };
}
