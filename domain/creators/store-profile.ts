import type { Knex } from 'knex';
import type { CreatorsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { sealBirthDate, type Creator } from './creator';

/** The facts that a person states about themselves in their application. */
export interface CreatorProfile extends Pick<
  Creator,
  | 'displayName'
  | 'gender'
  | 'bio'
  | 'personality'
  | 'photoPreferences'
  | 'tags'
  | 'nicknames'
  | 'instagramUsername'
  | 'voicePreset'
  | 'liveOption'
  | 'messageTimes'
  | 'contentMode'
  | 'fanClubPrice'
> {
  /** As YYYY-MM-DD. */
  birthDate: string;
}

type Context = Pick<DomainContext, 'now' | 'seal'>;

/** Stores a person's changed statements about themselves, in the caller's transaction. */
export async function storeProfile(
  { now, seal }: Context,
  trx: Knex.Transaction,
  creatorId: string,
  profile: Partial<CreatorProfile>,
): Promise<void> {
  const { birthDate, liveOption } = profile;
  const columns: Partial<CreatorsRow> = {
    display_name: profile.displayName,
    gender: profile.gender,
    bio: profile.bio,
    personality: profile.personality && [...profile.personality],
    photo_preferences: profile.photoPreferences && [...profile.photoPreferences],
    tags: profile.tags && [...profile.tags],
    nicknames: profile.nicknames && [...profile.nicknames],
    instagram_username: profile.instagramUsername,
    voice_preset: profile.voicePreset,
    message_times: profile.messageTimes && [...profile.messageTimes],
    content_mode: profile.contentMode,
    fan_club_price: profile.fanClubPrice,
    ...(birthDate !== undefined && {
      sealed_birth_date: sealBirthDate(seal, creatorId, birthDate),
    }),
    ...(liveOption !== undefined && {
      live_website: liveOption?.website ?? null,
      live_nickname: liveOption?.nickname ?? null,
    }),
  };
  // Undefined columns are left as they are.
  const changed = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  await trx('creators')
    .where({ id: creatorId })
    .update({ ...changed, updated_at: now() });
}

/** Locks a person's application, which the first call creates; returns its id and when it was sent in. */
export async function lockApplication(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  userId: string,
): Promise<{ id: string; submittedAt: Date | null }> {
  const at = now();
  await trx('creators')
    .insert({ id: newId(), kind: 'verified', user_id: userId, created_at: at, updated_at: at })
    .onConflict('user_id')
    .ignore();
  const row = await trx('creators')
    .where({ user_id: userId })
    .forUpdate()
    .first('id', 'submitted_at');
  if (!row) throw new Error('no application was stored');
  return { id: row.id, submittedAt: row.submitted_at };
}

/** Notes that an application was sent in; the first time stays. */
export async function markSubmitted(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  creatorId: string,
): Promise<void> {
  await trx('creators')
    .where({ id: creatorId })
    .whereNull('submitted_at')
    .update({ submitted_at: now() });
}
