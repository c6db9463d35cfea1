import * as z from 'zod';
import type { VoiceSamplesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** How a character sounds. */
export interface VoiceSample {
  storageKey: string;
  seconds: number;
  /** How loud it is from start to end, in hundredths. */
  peaks: number[];
  /** What is said in it. */
  words: string;
}

type SampleRow = Pick<VoiceSamplesRow, 'storage_key' | 'seconds' | 'words'> & {
  peaks: number[] | null;
};

const peaksSchema = z.array(z.number().int().min(0).max(100));

/** The sample of a character's voice; null where none was made, or none could be. */
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
