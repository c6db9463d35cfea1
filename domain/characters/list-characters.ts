import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { cardColumns, toCards, type CharacterRow } from './queries';
import type { CharacterCard, CharacterSection, MediaAddress } from './schema';

interface CharacterList {
  section: CharacterSection;
  limit: number;
  /** Where in the shuffled order a visit begins, 0 to 1. */
  seed?: number | undefined;
  cursor?: string | undefined;
  search?: string | undefined;
}

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const shuffledPosition = z.object({
  seed: z.number().min(0).max(1),
  order: z.number(),
  id: idSchema,
  wrapped: z.boolean(),
});
const newestPosition = z.object({ createdAt: z.iso.datetime(), id: idSchema });

/** Published characters of a section, page by page; no character comes twice within one walk. */
export async function listCharacters(
  context: DomainContext,
  list: CharacterList,
  address: MediaAddress,
): Promise<Page<CharacterCard>> {
  const { items, nextCursor } = await listCharacterRows(context, list);
  return { items: await toCards(context.db, items, address), nextCursor };
}

/** The same page as rows, for who puts pictures to several pages at once. */
export function listCharacterRows(
  context: DomainContext,
  list: CharacterList,
): Promise<Page<CharacterRow>> {
  return list.section === 'newest' ? listNewest(context, list) : listShuffled(context, list);
}

function published(db: Knex, { section, search }: CharacterList) {
  const query = db<CharacterRow>('characters').where('is_published', true);
  if (section === 'anime') void query.where('style', 'Anime');
  if (section === 'realistic') void query.where('style', 'Realistic');
  if (section === 'verified') void query.where('origin', 'verified_model');
  if (section === 'callable') void query.where('available_for_calls', true);
  if (section === 'featured') void query.whereIn('badge', ['Hot', 'New', 'Premium']);
  const words = search?.trim();
  if (words) void query.whereILike('name', `%${words.replace(/[\\%_]/g, '\\$&')}%`);
  return query.select(...cardColumns);
}

async function listNewest(
  context: DomainContext,
  list: CharacterList,
): Promise<Page<CharacterRow>> {
  const after = list.cursor ? context.cursors.read(newestPosition, list.cursor) : null;
  const query = published(context.db, list)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(list.limit + 1);
  if (after) void query.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
  const rows = await query;
  const shown = rows.slice(0, list.limit);
  const last = shown.at(-1);
  return {
    items: shown,
    nextCursor:
      rows.length > list.limit && last
        ? context.cursors.write({ createdAt: last.created_at.toISOString(), id: last.id })
        : null,
  };
}

/** Walks the random column from the seed to its end, then from its start to the seed. */
async function listShuffled(
  context: DomainContext,
  list: CharacterList,
): Promise<Page<CharacterRow>> {
  const from = list.cursor ? context.cursors.read(shuffledPosition, list.cursor) : null;
  const seed = from?.seed ?? list.seed ?? 0;
  const wanted = list.limit + 1;
  const half = (wrapped: boolean) => {
    const query = published(context.db, list)
      .select(context.db.raw('?::boolean as wrapped', [wrapped]))
      .where('random_order', wrapped ? '<' : '>=', seed)
      .orderBy([{ column: 'random_order' }, { column: 'id' }])
      .limit(wanted);
    const isUnderWay = from?.wrapped === wrapped;
    if (isUnderWay) void query.whereRaw('(random_order, id) > (?, ?)', [from.order, from.id]);
    return query;
  };
  const halves = from?.wrapped ? [half(true)] : [half(false), half(true)];
  const rows = await context
    .db(context.db.unionAll(halves, true).as('walk'))
    .orderBy([{ column: 'wrapped' }, { column: 'random_order' }, { column: 'id' }])
    .limit(wanted)
    .select<(CharacterRow & { wrapped: boolean })[]>('*');
  const shown = rows.slice(0, list.limit);
  const last = shown.at(-1);
  const next = last && {
    seed,
    order: last.random_order,
    id: last.id,
    wrapped: last.wrapped,
  };
  return {
    items: shown,
    nextCursor: rows.length > list.limit && next ? context.cursors.write(next) : null,
  };
}
