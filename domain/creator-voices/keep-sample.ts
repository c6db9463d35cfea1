import type { Knex } from 'knex';
import type { Storage } from '~/providers/storage/storage';
import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import type { VoiceEmotion } from './emotions';
import { readSample } from './read-sample';
import { refuse, type Refusal } from './refusals';

interface SentSample {
  creatorId: string;
  emotion: VoiceEmotion;
  bytes: Buffer;
  /** The session whose sentence was read aloud; null for a file. */
  sessionId: string | null;
}

type Kept =
  | { ok: true; milliseconds: number }
  | Exclude<ReturnType<typeof readSample>, { ok: true }>
  | Refusal<'recording-session-over' | 'voice-is-live'>;

/** Returns the key of a sample's file, which only its person and staff may open. */
const keyOf = (creatorId: string, id: string) => `creator-voices/${creatorId}/${id}.wav`;

/**
 * Stores a sample of a creator's voice in place of an earlier one of the emotion. One that was recorded
 * needs a session of this creator and emotion that is open and unused. A refused one changes nothing.
 */
export async function keepSample(
  context: DomainContext,
  storage: Storage,
  { creatorId, emotion, bytes, sessionId }: SentSample,
): Promise<Kept> {
  const { voice_sample_max_seconds, voice_sample_rate } = await context.settings(productSettings);
  const read = readSample(bytes, {
    mostSeconds: voice_sample_max_seconds,
    rate: voice_sample_rate,
  });
  if (!read.ok) return read;
  const id = newId();
  const storageKey = keyOf(creatorId, id);
  // Listed as removed until its row exists, so that a crash leaves no file behind.
  await context
    .db('creator_voice_removals')
    .insert({ storage_key: storageKey, removed_at: context.now() });
  await storage.put(storageKey, bytes, { contentType: 'audio/wav' });
  return transact(context, async (trx) => {
    if (await isLive(trx, creatorId)) return refuse('voice-is-live');
    const sentence = sessionId
      ? await useSession(context, trx, { creatorId, emotion, sessionId })
      : null;
    if (sessionId && sentence === null) return refuse('recording-session-over');
    const row = {
      id,
      storage_key: storageKey,
      milliseconds: read.milliseconds,
      peaks: read.peaks,
      origin: sessionId ? ('recorded' as const) : ('uploaded' as const),
      sentence,
      created_at: context.now(),
    };
    await trx('creator_voice_samples')
      .insert({ creator_id: creatorId, emotion, ...row })
      .onConflict(['creator_id', 'emotion'])
      .merge(row);
    await trx('creator_voice_removals').where({ storage_key: storageKey }).delete();
    await awaitDecision(context, trx, creatorId);
    return { ok: true as const, milliseconds: read.milliseconds };
  });
}

const isLive = async (trx: Knex, creatorId: string) =>
  (await trx('live_twins').where({ creator_id: creatorId }).first('creator_id')) !== undefined;

/** Uses an open session and returns its sentence; null if it is over, used, or another person's. */
async function useSession(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  {
    creatorId,
    emotion,
    sessionId,
  }: { creatorId: string; emotion: VoiceEmotion; sessionId: string },
): Promise<string | null> {
  const [used] = await trx('creator_voice_sessions')
    .where({ id: sessionId, creator_id: creatorId, emotion })
    .whereNull('used_at')
    .where('expires_at', '>', now())
    .update({ used_at: now() })
    .returning('sentence');
  return used?.sentence ?? null;
}

/** A new sample is not decided about. A chosen template stays what it is. */
async function awaitDecision(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  creatorId: string,
): Promise<void> {
  await trx('creator_voices')
    .where({ creator_id: creatorId, kind: 'samples' })
    .whereNot({ status: 'pending' })
    .update({ status: 'pending', updated_at: now() });
}
