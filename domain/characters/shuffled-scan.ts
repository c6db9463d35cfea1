import type { Knex } from 'knex';
import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/reading/read-together';
import { publishedCharacters } from './published';
import type { CharacterRow } from './queries';
import type { CharacterFilter } from './schema';

/** The position in a walk: the last character, and whether the walk has wrapped around. */
export const shuffledPosition = z.object({
  seed: z.number().min(0).max(1),
  order: z.number(),
  id: idSchema,
  wrapped: z.boolean(),
});
export type ShuffledPosition = z.infer<typeof shuffledPosition>;

export type ScannedRow = CharacterRow & { wrapped: boolean };

interface CharacterScan {
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed: number;
  from: ShuffledPosition | null;
  limit: number;
  /** A query for the ids to skip. */
  except?: Knex.QueryBuilder | undefined;
}

const walkOrder = [{ column: 'wrapped' }, { column: 'random_order' }, { column: 'id' }];

/** Walks the random column from the seed to its end, then from its start to the seed. */
export function shuffledScan(
  db: Knex,
  filter: CharacterFilter,
  scan: CharacterScan,
): Promise<ScannedRow[]> {
  return readTogether<ScannedRow>(db, scanOf(db, filter, scan), { created_at: true });
}

function scanOf(db: Knex, filter: CharacterFilter, { seed, from, limit, except }: CharacterScan) {
  const half = (wrapped: boolean) => {
    const query = publishedCharacters(db, filter)
      .select(db.raw('?::boolean as wrapped', [wrapped]))
      .where('random_order', wrapped ? '<' : '>=', seed)
      .orderBy([{ column: 'random_order' }, { column: 'id' }])
      .limit(limit);
    if (except) void query.whereRaw('id <> all(array(?))', [except]);
    const isUnderWay = from?.wrapped === wrapped;
    if (isUnderWay) void query.whereRaw('(random_order, id) > (?, ?)', [from.order, from.id]);
    return query;
  };
  const halves = from?.wrapped ? [half(true)] : [half(false), half(true)];
  return db.from(db.unionAll(halves, true).as('walk')).orderBy(walkOrder).limit(limit).select('*');
}

/** Returns the first rows of several walks, in one query. */
export async function firstOfScans<Name extends string>(
  db: Knex,
  walks: readonly { name: Name; filter: CharacterFilter; limit: number }[],
  seed: number,
): Promise<Map<Name, CharacterRow[]>> {
  const parts = walks.map(({ name, filter, limit }) =>
    db
      .from(scanOf(db, filter, { seed, from: null, limit }).as('part'))
      .select('*', db.raw('?::text as walk_name', [name])),
  );
  const rows = await readTogether<ScannedRow & { walk_name: string }>(
    db,
    db.from(db.unionAll(parts, true).as('walks')).orderBy(walkOrder).select('*'),
    { created_at: true },
  );
  return new Map(
    walks.map(({ name }) => [name, rows.filter((row) => row.walk_name === name)] as const),
  );
}

/** Returns the position from which a walk continues after this row. */
export function positionAt(row: ScannedRow, seed: number): ShuffledPosition {
  return { seed, order: row.random_order, id: row.id, wrapped: row.wrapped };
}
