import type { Knex } from 'knex';
import type { MadeCharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { listPortraits, toMadeCharacter, type MadeCharacter, type MadePortrait } from './made-rows';
import { percentOf } from './making';

/** A made character with its progress, as its owner sees it. */
export interface OwnMade extends MadeCharacter {
  slug: string;
  bio: string;
  percent: number;
  portraits: MadePortrait[];
}

type Row = MadeCharactersRow & { slug: string; bio: string };

/** Returns a person's made character by its id or slug; null if it is not theirs, or was deleted. */
export async function findMade(
  context: DomainContext,
  { userId, ...by }: { userId: string } & ({ id: string } | { slug: string }),
): Promise<OwnMade | null> {
  const [made] = await readOwn(context, userId, (rows) => {
    void rows.whereNull('made.deleted_at');
    if ('id' in by) void rows.where('made.id', by.id);
    else void rows.where('profile.slug', by.slug);
  });
  return made ?? null;
}

/** Lists a person's made characters, the latest first, without deleted ones. */
export const listMade = (context: DomainContext, userId: string): Promise<OwnMade[]> =>
  readOwn(context, userId, (rows) => void rows.whereNull('made.deleted_at'));

/** Lists characters whose deletion a person can still undo, the latest first. */
export const listDeletedMade = (
  context: DomainContext,
  userId: string,
  since: Date,
): Promise<OwnMade[]> =>
  readOwn(
    context,
    userId,
    (rows) => void rows.where('made.deleted_at', '>', since).where('made.state', 'made'),
  );

async function readOwn(
  context: DomainContext,
  userId: string,
  narrow: (rows: Knex.QueryBuilder) => void,
): Promise<OwnMade[]> {
  const rows = await context
    .db('made_characters as made')
    .join('character_profiles as profile', 'profile.id', 'made.id')
    .where('made.user_id', userId)
    .modify(narrow)
    .orderBy('made.created_at', 'desc')
    .select<Row[]>('made.*', 'profile.slug', 'profile.bio');
  const ids = rows.map(({ id }) => id);
  const portraits = await listPortraits(context.db, ids);
  return rows.map((row) => {
    const own = portraits.get(row.id) ?? [];
    return {
      ...toMadeCharacter(context.seal, row),
      slug: row.slug,
      bio: row.bio,
      percent: percentOfRow(row, own),
      portraits: own,
    };
  });
}

const percentOfRow = ({ state, stage }: Row, portraits: readonly MadePortrait[]): number =>
  state === 'made'
    ? 100
    : percentOf(
        stage,
        portraits.map((portrait) => portrait.state),
      );
