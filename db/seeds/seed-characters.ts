import { createHash } from 'node:crypto';
import type { Knex } from '../connection';
import { newId } from '~/domain/shared/ids';
import type { CastMember } from './cast/schema';
import { drawTraits } from '~/sandbox/studio';
import { translations } from './cast/translations';

/** Milliseconds between the publication of characters. The first of the cast is the newest. */
const apartMs = 3_600_000;

/** Writes the cast. An existing character is updated and keeps its id. */
export async function seedCharacters(db: Knex, cast: CastMember[], now: Date): Promise<void> {
  for (const [index, member] of cast.entries()) {
    const createdAt = new Date(now.getTime() - index * apartMs);
    await db.transaction((trx) => seedCharacter(trx, member, createdAt));
  }
  await seedOwners(db, cast);
}

async function seedCharacter(
  trx: Knex.Transaction,
  member: CastMember,
  createdAt: Date,
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
    .insert({ id: newId(), slug: member.slug, created_at: createdAt, ...facts })
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

/** Gives the creator one verified model, who is live now, and the master creator another one. */
async function seedOwners(db: Knex, cast: CastMember[]): Promise<void> {
  const verified = cast.filter((member) => member.origin === 'verified_model');
  const own = async (email: string, slugs: string[], isLive: boolean) => {
    const owner = await db('users').where({ email }).whereNotNull('verified_at').first('id');
    if (!owner) return;
    await db('characters')
      .whereIn('slug', slugs)
      .update({ owner_user_id: owner.id, is_live: isLive });
  };
  const slugs = verified.map((member) => member.slug);
  await own('creator@example.com', slugs.slice(0, 1), true);
  await own('master@example.com', slugs.slice(1, 2), false);
}
