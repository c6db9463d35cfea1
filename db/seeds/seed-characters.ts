import { createHash } from 'node:crypto';
import type { Knex } from '../connection';
import { putLive } from '~/domain/creators/live-models';
import { newId } from '~/domain/shared/ids';
import type { CastMember } from './cast/schema';
import { drawTraits } from '~/sandbox/studio';
import { translations } from './cast/translations';
import { storeCompleteModel } from './complete-model';

/** Milliseconds between the publication of characters. The first of the cast is the newest. */
const apartMs = 3_600_000;

/** Writes the cast. An existing character is updated and keeps its id. */
export async function seedCharacters(db: Knex, cast: CastMember[], now: Date): Promise<void> {
  for (const [index, member] of cast.entries()) {
    const createdAt = new Date(now.getTime() - index * apartMs);
    await db.transaction((trx) => seedCharacter(trx, member, createdAt, now));
  }
}

async function seedCharacter(
  trx: Knex.Transaction,
  member: CastMember,
  createdAt: Date,
  now: Date,
): Promise<void> {
  const facts = {
    name: member.name,
    type: member.origin === 'verified_model' ? ('VerifiedModel' as const) : ('Platform' as const),
    origin: member.origin,
    style: member.style,
    category: member.category,
    badge: member.badge,
    gender: member.gender,
    age: member.age,
    height_cm: member.heightCm,
    occupation: member.occupationLabel,
    place: member.place,
    tagline: member.tagline,
    bio: member.bio,
    greeting: member.greeting,
    persona: JSON.stringify({ speechStyle: member.speechStyle, facts: member.facts }),
    available_for_calls: member.availableForCalls,
    random_order: orderOf(member.slug),
    likeness: JSON.stringify(drawTraits(member.slug, member.traits)),
  };
  const [stored] = await trx('characters')
    .insert({
      id: newId(),
      slug: member.slug,
      created_at: createdAt,
      is_published: member.origin !== 'verified_model',
      ...facts,
    })
    .onConflict('slug')
    .merge(facts)
    .returning('id');
  if (!stored) throw new Error(`${member.slug} could not be stored`);
  const attributes = Object.entries(member.attributes).map(([type, value]) => ({
    character_id: stored.id,
    type,
    value,
  }));
  await trx('character_attributes').where({ character_id: stored.id }).delete();
  if (attributes.length > 0) await trx('character_attributes').insert(attributes);
  await seedTranslations(trx, stored.id, member.slug);
  if (member.origin === 'verified_model') await seedModel(trx, stored.id, member, now);
}

/** Writes the translations of the cast and updates existing ones. */
async function seedTranslations(
  trx: Knex.Transaction,
  characterId: string,
  slug: string,
): Promise<void> {
  const rows = Object.entries(translations).flatMap(([locale, bySlug]) => {
    const words = bySlug[slug];
    if (!words) return [];
    const { occupation, place, tagline, bio, greeting } = words;
    return [{ character_id: characterId, locale, occupation, place, tagline, bio, greeting }];
  });
  if (rows.length === 0) return;
  await trx('character_translations').insert(rows).onConflict(['character_id', 'locale']).merge();
}

/** Returns a position in the shuffled order that is the same on every machine, from 0 to 1. */
function orderOf(slug: string): number {
  return createHash('sha1').update(slug).digest().readUInt32BE(0) / 2 ** 32;
}

/** The accounts of the demo that have a model of their own, or work for one, by slug. */
const accountsOf: Readonly<
  Record<string, { person?: string; manager?: string; isLiveNow?: true }>
> = {
  'noor-haddad': { person: 'creator@example.com', isLiveNow: true },
  'roma-iyer': { manager: 'master@example.com' },
};

/** Puts the model of a twin live, once, with an account for the person where the demo has none. */
async function seedModel(
  trx: Knex.Transaction,
  characterId: string,
  { slug, name }: CastMember,
  now: Date,
): Promise<void> {
  if (await trx('creators').where({ character_id: characterId }).first('id')) return;
  const { person, manager, isLiveNow = false } = accountsOf[slug] ?? {};
  const userId =
    (person && (await accountAt(trx, person))) ?? (await makePerson(trx, { slug, name }, now));
  const managerId = manager ? await accountAt(trx, manager) : undefined;
  await trx('characters')
    .where({ id: characterId })
    .update({ owner_user_id: userId, is_live: isLiveNow });
  const model = { userId, characterId, displayName: name, managerId };
  const creatorId = await storeCompleteModel(trx, model, now);
  await putLive(trx, { creatorId, characterId }, now);
}

async function accountAt(trx: Knex.Transaction, email: string): Promise<string | undefined> {
  const user = await trx('users').where({ email }).whereNotNull('verified_at').first('id');
  return user?.id;
}

/** Creates the account of a model's person, who never signs in. */
async function makePerson(
  trx: Knex.Transaction,
  { slug, name }: { slug: string; name: string },
  now: Date,
): Promise<string> {
  const id = newId();
  await trx('users').insert({
    id,
    email: `${slug}@creators.example.com`,
    nick_name: name.split(' ')[0] ?? name,
    account_type: 'CreatorUser',
    verified_at: now,
    adult_confirmed_at: now,
    created_at: now,
  });
  return id;
}
