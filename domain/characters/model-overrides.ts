import type { Knex } from 'knex';
import * as z from 'zod';
import type { ModelOverridesRow } from '~/db/rows';
import { readTogether } from '../shared/reading/read-together';
import type { CharacterSection } from './schema';
import { lowestPlace, type Pin } from './place-pins';

/** The contract's names of the lists that staff can override. */
export const overrideSectionSchema = z.enum([
  'featured-models',
  'verified-models',
  'available-for-voice-call',
  'anime-models',
]);
export type OverrideSection = z.infer<typeof overrideSectionSchema>;

const overriddenLists: Partial<Record<CharacterSection, OverrideSection>> = {
  featured: 'featured-models',
  verified: 'verified-models',
  callable: 'available-for-voice-call',
  anime: 'anime-models',
};

const mostPins = 12;
const mostOverrides = 50;

const period = { from: z.iso.datetime().optional(), until: z.iso.datetime().optional() };

/** The staff's overrides of one list: pinned characters with their places, and hidden ones. */
export const modelOverridesSchema = z
  .array(
    z.union([
      z.strictObject({
        slug: z.string(),
        place: z.number().int().min(1).max(lowestPlace),
        ...period,
      }),
      z.strictObject({ slug: z.string(), isHidden: z.literal(true), ...period }),
    ]),
  )
  .max(mostOverrides)
  .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, {
    error: 'names somebody twice',
  })
  .refine((list) => list.filter((one) => 'place' in one).length <= mostPins, {
    error: `pins more than ${mostPins}`,
  })
  .refine(
    (list) =>
      list.every(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until)),
    { error: 'ends before it begins' },
  );
export type ModelOverrides = z.infer<typeof modelOverridesSchema>;

export interface Overrides {
  /** Pins in order of place. */
  pins: Pin[];
  hiddenIds: string[];
}

export const noOverrides: Overrides = { pins: [], hiddenIds: [] };

type OverrideRow = Pick<ModelOverridesRow, 'section' | 'character_id' | 'place'>;

/**
 * Returns the current overrides of these lists, in one query. A list that cannot be overridden has
 * none.
 */
export async function findOverrides<Section extends CharacterSection>(
  db: Knex,
  sections: readonly Section[],
  now: Date,
): Promise<Map<Section, Overrides>> {
  const names = sections.flatMap((section) => overriddenLists[section] ?? []);
  const rows = names.length === 0 ? [] : await readOverrides(db, names, now);
  return new Map(
    sections.map((section) => {
      const own = rows.filter((row) => row.section === overriddenLists[section]);
      return [
        section,
        {
          pins: own.flatMap(({ character_id: id, place }) =>
            place === null ? [] : [{ id, place }],
          ),
          hiddenIds: own.filter(({ place }) => place === null).map((row) => row.character_id),
        },
      ];
    }),
  );
}

function readOverrides(db: Knex, names: OverrideSection[], now: Date): Promise<OverrideRow[]> {
  const query = db('model_overrides')
    .whereIn('section', names)
    .whereRaw('(starts_at is null or starts_at <= ?)', [now])
    .whereRaw('(ends_at is null or ends_at > ?)', [now])
    .orderBy(['place', 'id'])
    .select('section', 'character_id', 'place');
  return readTogether<OverrideRow>(db, query, {});
}
