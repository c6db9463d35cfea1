import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { findOverrides, noOverrides, type Overrides } from './model-overrides';
import { pinSchema, placePins, type Pin } from './place-pins';
import { publishedCharacters } from './published';
import type { CharacterRow } from './queries';
import type { CharacterFilter, CharacterPage, CharacterSection } from './schema';
import { firstOfScans, positionAt, shuffledPosition, shuffledScan } from './shuffled-scan';

/** The position in a list. It contains the pins of the first page, so that no character appears twice. */
const sectionPosition = z.object({
  seed: z.number().min(0).max(1),
  walk: shuffledPosition.nullable(),
  shown: z.number().int().min(0),
  pins: z.array(pinSchema),
  /** The number of pins already processed. */
  passed: z.number().int().min(0),
});
type SectionPosition = z.infer<typeof sectionPosition>;

interface Reading {
  limit: number;
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed: number;
  cursor?: string | undefined;
  /** Rows to skip if there is no cursor. */
  offset?: number | undefined;
  /**
   * The number of lists that alternate with this one. A pinned place in the combined list is divided by
   * it.
   */
  inTurnsOf?: number;
}

/** Returns a page of a section in the shuffled order, with pinned characters in their places. */
export async function readSection(
  context: DomainContext,
  filter: CharacterFilter,
  { limit, seed, cursor, offset = 0, inTurnsOf = 1 }: Reading,
): Promise<CharacterPage<CharacterRow>> {
  const { db } = context;
  const from = cursor ? context.cursors.read(sectionPosition, cursor) : null;
  const found = await findOverrides(db, [filter.section], context.now());
  const { pins, hiddenIds } = found.get(filter.section) ?? noOverrides;
  const start =
    from ??
    beginAt(
      seed,
      pins.map(({ id, place }) => ({ id, place: Math.ceil(place / inTurnsOf) })),
    );
  const wanted = limit + (from ? 0 : offset);
  const pending = start.pins.slice(start.passed);
  const [pinnedByList, walk] = await Promise.all([
    findPinned(db, [{ name: 'list', filter, pins: pending, hiddenIds }]),
    shuffledScan(db, without(filter, { pins: start.pins, hiddenIds }), {
      seed: start.seed,
      from: start.walk,
      limit: wanted + 1,
    }),
  ]);
  const pinned = pinnedByList.get('list') ?? new Map<string, CharacterRow>();
  const page = placePins<CharacterRow>(pending, pinned, walk, {
    shown: start.shown,
    limit: wanted,
  });
  const lastWalked = walk[page.fromWalk - 1];
  const isEnd =
    page.fromWalk === walk.length && !pending.slice(page.fromPins).some(({ id }) => pinned.has(id));
  const next: SectionPosition = {
    ...start,
    walk: lastWalked ? positionAt(lastWalked, start.seed) : start.walk,
    shown: start.shown + page.rows.length,
    passed: start.passed + page.fromPins,
  };
  return {
    items: page.rows.slice(wanted - limit),
    nextCursor: isEnd ? null : context.cursors.write(next),
  };
}

/** Returns the first rows of several sections, in as many queries as for one. */
export async function readSections<Section extends CharacterSection>(
  { db, now }: DomainContext,
  wanted: readonly { name: Section; limit: number }[],
  seed: number,
): Promise<Map<Section, CharacterRow[]>> {
  const names = wanted.map(({ name }) => name);
  const overrides = await findOverrides(db, names, now());
  const of = (name: Section) => overrides.get(name) ?? noOverrides;
  const [pinned, walks] = await Promise.all([
    findPinned(
      db,
      names.map((name) => ({ name, filter: { section: name }, ...of(name) })),
    ),
    firstOfScans(
      db,
      wanted.map(({ name, limit }) => ({
        name,
        limit,
        filter: without({ section: name }, of(name)),
      })),
      seed,
    ),
  ]);
  return new Map(
    wanted.map(({ name, limit }) => {
      const { rows } = placePins(
        of(name).pins,
        pinned.get(name) ?? new Map<string, CharacterRow>(),
        walks.get(name) ?? [],
        { shown: 0, limit },
      );
      return [name, rows];
    }),
  );
}

function beginAt(seed: number, pins: Pin[]): SectionPosition {
  return { seed, walk: null, shown: 0, pins, passed: 0 };
}

/** Excludes pinned and hidden characters from the walk. */
function without(filter: CharacterFilter, { pins, hiddenIds }: Overrides): CharacterFilter {
  const ids = [...pins.map(({ id }) => id), ...hiddenIds, ...(filter.exceptIds ?? [])];
  return ids.length > 0 ? { ...filter, exceptIds: ids } : filter;
}

interface Pinned<Name extends string> extends Overrides {
  name: Name;
  filter: CharacterFilter;
}

/** Returns the pinned characters that can be shown, per list, in one query; no query without pins. */
async function findPinned<Name extends string>(
  db: Knex,
  lists: readonly Pinned<Name>[],
): Promise<Map<Name, Map<string, CharacterRow>>> {
  const parts = lists.flatMap(({ name, filter, pins, hiddenIds }) => {
    const ids = pins.map(({ id }) => id).filter((id) => !hiddenIds.includes(id));
    if (ids.length === 0) return [];
    // Staff may feature any character; the other lists require a property of the character.
    const section = filter.section === 'featured' ? 'all' : filter.section;
    const query = publishedCharacters(db, { ...filter, section })
      .whereIn('characters.id', ids)
      .select(db.raw('?::text as list_name', [name]));
    return [query];
  });
  if (parts.length === 0) return new Map();
  const rows = await readTogether<CharacterRow & { list_name: string }>(
    db,
    db.from(db.unionAll(parts, true).as('pinned')).select('*'),
    { created_at: true },
  );
  const of = (list: Name) => rows.filter(({ list_name: name }) => name === list);
  return new Map(
    lists.map(({ name }) => [
      name,
      new Map(of(name).map(({ list_name: _name, ...row }) => [row.id, row])),
    ]),
  );
}
