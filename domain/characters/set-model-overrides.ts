import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import type { ModelOverrides, OverrideSection } from './model-overrides';

/** Replaces the overrides of a list; an empty list resets it. Throws for an unknown character. */
export async function setModelOverrides(
  db: Knex,
  section: OverrideSection,
  overrides: ModelOverrides,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction('model_overrides').where({ section }).delete();
    if (overrides.length === 0) return;
    const slugs = overrides.map(({ slug }) => slug);
    const characters = await transaction('characters').whereIn('slug', slugs).select('id', 'slug');
    const ids = new Map(characters.map(({ id, slug }) => [slug, id]));
    const unknown = slugs.filter((slug) => !ids.has(slug));
    if (unknown.length > 0) throw new Error(`no such character: ${unknown.join(', ')}`);
    await transaction('model_overrides').insert(
      overrides.map((one) => ({
        id: newId(),
        section,
        character_id: ids.get(one.slug),
        place: 'place' in one ? one.place : null,
        is_hidden: 'isHidden' in one,
        starts_at: one.from === undefined ? null : new Date(one.from),
        ends_at: one.until === undefined ? null : new Date(one.until),
      })),
    );
  });
}
