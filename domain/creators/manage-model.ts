import type { Knex } from 'knex';
import type { CreatorsRow } from '~/db/rows';
import type { Seal } from '../shared/sealing/seal';
import { sealBirthDate, toCreator, type Creator } from './creator';

/** The fields of a model that a manager may fill in. */
export type ModelFields = Partial<
  Pick<
    Creator,
    | 'displayName'
    | 'nickname'
    | 'email'
    | 'birthDate'
    | 'gender'
    | 'countryOfResidence'
    | 'currentLocation'
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
    | 'managerPercent'
  >
> & { attributes?: Readonly<Record<string, string | number>> };

interface NewModel {
  id: string;
  kind: Creator['kind'];
  managerId: string;
  fields: ModelFields;
}

/** Stores a model of a manager, without a person, in the caller's transaction. */
export async function addModel(
  trx: Knex.Transaction,
  seal: Seal,
  { id, kind, managerId, fields }: NewModel,
  now: Date,
): Promise<void> {
  await trx('creators').insert({
    id,
    kind,
    manager_id: managerId,
    ...columnsOf(seal, id, fields),
    created_at: now,
    updated_at: now,
  });
}

/** Locks a model of a manager until the transaction ends; null for another manager's. */
export async function lockModelOf(
  trx: Knex.Transaction,
  seal: Seal,
  managerId: string,
  id: string,
): Promise<Creator | null> {
  const row = await trx('creators').where({ id, manager_id: managerId }).forUpdate().first();
  return row ? toCreator(seal, row) : null;
}

/** Changes a locked model. */
export async function changeModel(
  trx: Knex.Transaction,
  seal: Seal,
  id: string,
  fields: ModelFields,
  now: Date,
): Promise<void> {
  await trx('creators')
    .where({ id })
    .update({ ...columnsOf(seal, id, fields), updated_at: now });
}

/** Makes a person the person of a model that has none; returns whether it had none. */
export async function givePerson(
  trx: Knex.Transaction,
  id: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const given = await trx('creators')
    .where({ id, kind: 'verified' })
    .whereNull('user_id')
    .update({ user_id: userId, updated_at: now });
  return given > 0;
}

/** Ends the work of a manager for a model with a person, whose shares are its own from then on. */
export async function leaveManagerOf(trx: Knex.Transaction, id: string, now: Date): Promise<void> {
  await trx('creators')
    .where({ id })
    .whereNotNull('user_id')
    .update({ manager_id: null, manager_percent: 0, taken_over_at: null, updated_at: now });
}

/** Removes a model without a person. Its steps go with it. */
export async function removeModel(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('creators').where({ id }).whereNull('user_id').delete();
}

/** Checks whether an address, in small letters, was given for a model. */
export async function isAddressOfModel(trx: Knex.Transaction, email: string): Promise<boolean> {
  const model = await trx('creators').whereRaw('lower(email) = ?', [email]).first('id');
  return model !== undefined;
}

/** Begins or ends a take-over of a locked model. */
export async function setTakenOver(
  trx: Knex.Transaction,
  id: string,
  takenOverAt: Date | null,
): Promise<void> {
  await trx('creators').where({ id }).update({ taken_over_at: takenOverAt });
}

/** Sets the character of a simplified model. */
export async function setModelCharacter(
  trx: Knex.Transaction,
  id: string,
  characterId: string,
): Promise<void> {
  await trx('creators').where({ id }).update({ character_id: characterId });
}

type Columns = Partial<Omit<CreatorsRow, 'has_person'>>;

/** Returns the columns of the given fields; what is not given is not changed. */
function columnsOf(seal: Seal, id: string, fields: ModelFields): Columns {
  const { birthDate, liveOption } = fields;
  const columns: { [Column in keyof Columns]: Columns[Column] | undefined } = {
    display_name: fields.displayName,
    nickname: fields.nickname,
    email: fields.email,
    gender: fields.gender,
    country_of_residence: fields.countryOfResidence,
    current_location: fields.currentLocation,
    bio: fields.bio,
    personality: listOf(fields.personality),
    photo_preferences: listOf(fields.photoPreferences),
    tags: listOf(fields.tags),
    nicknames: listOf(fields.nicknames),
    instagram_username: fields.instagramUsername,
    voice_preset: fields.voicePreset,
    message_times: listOf(fields.messageTimes),
    content_mode: fields.contentMode,
    fan_club_price: fields.fanClubPrice,
    manager_percent: fields.managerPercent,
    attributes: fields.attributes && JSON.stringify(fields.attributes),
    sealed_birth_date: birthDate && sealBirthDate(seal, id, birthDate),
    ...(liveOption !== undefined && {
      live_website: liveOption?.website ?? null,
      live_nickname: liveOption?.nickname ?? null,
    }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const listOf = (list: readonly string[] | undefined) => list && [...list];
