import * as z from 'zod';
import type { VoiceSamplesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** A sample of a character's voice. */
export interface VoiceSample {
  storageKey: string;
  seconds: number;
  /** Loudness from start to end, in hundredths. */
  peaks: number[];
  /** The words of the sample. */
  words: string;
}

type SampleRow = Pick<VoiceSamplesRow, 'storage_key' | 'seconds' | 'words'> & {
  peaks: number[] | null;
};

const peaksSchema = z.array(z.number().int().min(0).max(100));

/** Returns the sample of a character's voice; null if none was created or none could be. */
export async function findVoiceSample(
  { db }: Pick<DomainContext, 'db'>,
  characterId: string,
): Promise<VoiceSample | null> {
  const query = db('voice_samples')
    .where({ character_id: characterId })
    .select('storage_key', 'seconds', 'peaks', 'words');
  const [row] = await readTogether<SampleRow>(db, query, {});
  if (!row || row.storage_key === null || row.seconds === null) return null;
  const { storage_key: storageKey, seconds, peaks, words } = row;
  return { storageKey, seconds, peaks: peaksSchema.parse(peaks), words };
}
