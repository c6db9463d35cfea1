import type { Knex } from 'knex';
import type { GamificationPlayersRow } from '~/db/rows';
import { readTogether } from '../../shared/reading/read-together';
import type { GamificationSettings } from '../settings';
import { newPlayer, type Player } from './player';

/** A player whose row a transaction has locked. */
export interface LockedPlayer {
  player: Player;
  /** The last time at which their progress was announced. */
  progressAnnouncedAt: Date | null;
}

/** Returns the state that a row stores. */
export const toPlayer = (row: GamificationPlayersRow): Player => ({
  level: row.level,
  xp: row.xp,
  spins: row.spins,
  day: {
    zone: row.zone,
    number: row.day,
    startsAt: row.day_starts_at,
    endsAt: row.day_ends_at,
  },
  nextZone: row.next_zone,
  streak: { claimed: row.streak, isClaimedToday: row.is_claimed },
});

const toColumns = ({ level, xp, spins, day, nextZone, streak }: Player) => ({
  level,
  xp,
  spins,
  day: day.number,
  day_starts_at: day.startsAt,
  day_ends_at: day.endsAt,
  zone: day.zone,
  next_zone: nextZone,
  streak: streak.claimed,
  is_claimed: streak.isClaimedToday,
});

/** Reads a person's state; undefined if they have never played. */
export const findPlayerRow = (
  db: Knex,
  userId: string,
): Promise<GamificationPlayersRow | undefined> =>
  readRow(db, db('gamification_players').where({ user_id: userId }).select('*'));

/**
 * Locks a person's state until the transaction ends; null if they have never played. Every change of levels,
 * streaks, tasks and spins begins with this, before the purse is locked.
 */
export async function lockPlayer(
  trx: Knex.Transaction,
  userId: string,
): Promise<LockedPlayer | null> {
  const rows = trx('gamification_players').where({ user_id: userId }).select('*').forUpdate();
  const row = await readRow(trx, rows);
  return row ? { player: toPlayer(row), progressAnnouncedAt: row.progress_announced_at } : null;
}

async function readRow(
  db: Knex,
  query: Knex.QueryBuilder,
): Promise<GamificationPlayersRow | undefined> {
  const [row] = await readTogether<GamificationPlayersRow>(db, query, {
    day_starts_at: true,
    day_ends_at: true,
    progress_announced_at: true,
    created_at: true,
    updated_at: true,
  });
  return row;
}

/** Creates the state of a person who plays for the first time, and locks it. */
export async function createPlayer(
  trx: Knex.Transaction,
  userId: string,
  { rules, zone, now }: { rules: GamificationSettings; zone: string; now: Date },
): Promise<LockedPlayer> {
  await trx('gamification_players')
    .insert({
      user_id: userId,
      ...toColumns(newPlayer(rules, now, zone)),
      created_at: now,
      updated_at: now,
    })
    .onConflict('user_id')
    .ignore();
  const created = await lockPlayer(trx, userId);
  if (!created) throw new Error('a player was neither found nor created');
  return created;
}

/** Stores the state of a locked player. */
export async function storePlayer(
  trx: Knex.Transaction,
  userId: string,
  player: Player,
  now: Date,
): Promise<void> {
  await trx('gamification_players')
    .where({ user_id: userId })
    .update({ ...toColumns(player), updated_at: now });
}
