import { createHash } from 'node:crypto';
import {
  RecordingTooLong,
  UnreadableOriginal,
  type Recording,
  type RenditionMaker,
} from '~/providers/renditions/rendition-maker';
import { SpeechRefused } from '~/providers/speech/speech';
import type { Storage } from '~/providers/storage/storage';
import type { DomainContext } from '../shared/context';
import { findVoice } from './find-voice';
import { voicesSettings } from './settings';

interface Ground {
  storage: Storage;
  renditions: Pick<RenditionMaker, 'makeRecording'>;
  /** A text-to-speech service in the form of the metered services. */
  speaker: {
    speak(words: {
      text: string;
      voice: string;
      personId: string | null;
      requestId: string;
    }): Promise<Buffer>;
  };
}

interface Wanted {
  characterId: string;
  requestId: string;
}

/** An upper bound of a sample's length, in milliseconds. */
const longestMs = 60_000;

/**
 * Creates a voice sample of a published character's greeting, marked as generated, and replaces the
 * previous one. Returns false if the sample already exists or there is nothing to read. If a text can never
 * be read aloud, stores an empty sample. Repeated or concurrent calls yield one sample. Throws
 * SpeechUnavailable if no speech service is available now.
 */
export async function makeVoiceSample(
  context: DomainContext,
  { storage, ...ground }: Ground,
  { characterId, requestId }: Wanted,
): Promise<boolean> {
  const { db, now, settings } = context;
  const { voice_sample_max_characters: longest } = await settings(voicesSettings);
  const [voice, character, existing] = await Promise.all([
    findVoice(context, characterId),
    db('character_profiles').where({ id: characterId }).first('greeting'),
    db('voice_samples').where({ character_id: characterId }).first('words', 'storage_key'),
  ]);
  // Counted in characters of the database (code points), not in UTF-16 units.
  const text = [...(character?.greeting ?? '')].slice(0, longest).join('');
  if (voice === null || text === '' || existing?.words === text) return false;
  const recording = await readAloud(ground, { text, voice, requestId });
  const storageKey = recording && keyOf(characterId, text);
  if (storageKey) await storage.put(storageKey, recording.file, { contentType: 'audio/mp4' });
  await db('voice_samples')
    .insert({
      character_id: characterId,
      words: text,
      storage_key: storageKey,
      seconds: recording && Math.max(1, Math.round(recording.durationMs / 1000)),
      peaks: recording && JSON.stringify(recording.peaks),
      created_at: now(),
    })
    .onConflict('character_id')
    .merge();
  const replaced = existing?.storage_key;
  if (replaced && replaced !== storageKey) await storage.remove(replaced);
  return true;
}

/** Returns a recording of the words; null for a text that can never be read aloud. */
async function readAloud(
  { renditions, speaker }: Omit<Ground, 'storage'>,
  words: { text: string; voice: string; requestId: string },
): Promise<Recording | null> {
  try {
    const sound = await speaker.speak({ ...words, personId: null });
    return await renditions.makeRecording(sound, { longestMs, isGenerated: true });
  } catch (error) {
    const isHopeless =
      error instanceof SpeechRefused ||
      error instanceof UnreadableOriginal ||
      error instanceof RecordingTooLong;
    if (isHopeless) return null;
    throw error;
  }
}

/** Other words get another key, because browsers cache by address. */
const keyOf = (characterId: string, words: string) =>
  `voices/${characterId}/${createHash('sha256').update(words).digest('hex').slice(0, 16)}.m4a`;
