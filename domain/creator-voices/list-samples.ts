import type { CreatorVoiceSamplesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { emotionOf, voiceEmotions, type VoiceEmotion } from './emotions';

/** A sample of a creator's voice. */
export interface VoiceSample {
  emotion: VoiceEmotion;
  storageKey: string;
  milliseconds: number;
  peaks: readonly number[];
  /** True if it was recorded after a drawn sentence. */
  isRecorded: boolean;
}

/** Returns a creator's samples in the order of emotions. */
export async function listSamples(
  { db }: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<VoiceSample[]> {
  const rows = await db('creator_voice_samples').where({ creator_id: creatorId });
  return voiceEmotions.flatMap((emotion) =>
    rows.filter((row) => row.emotion === emotion).map(toSample),
  );
}

function toSample(row: CreatorVoiceSamplesRow): VoiceSample {
  const emotion = emotionOf(row.emotion);
  if (!emotion) throw new Error(`a sample has the emotion ${row.emotion}`);
  return {
    emotion,
    storageKey: row.storage_key,
    milliseconds: row.milliseconds,
    peaks: row.peaks,
    isRecorded: row.origin === 'recorded',
  };
}
