import type { Knex } from 'knex';
import type { GamificationPlayersRow } from '~/db/rows';
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

/**
 * Locks a person's state until the transaction ends; it is created if they play for the first time. Every
 * change of levels, streaks, tasks and spins begins with this, before the purse is locked.
 */
export async function lockPlayer(
  trx: Knex.Transaction,
  userId: string,
  { rules, zone, now }: { rules: GamificationSettings; zone: string; now: Date },
): Promise<LockedPlayer> {
  const existing = await lockRow(trx, userId);
  if (existing) return existing;
  await trx('gamification_players')
    .insert({
      user_id: userId,
      ...toColumns(newPlayer(rules, now, zone)),
      created_at: now,
      updated_at: now,
    })
    .onConflict('user_id')
    .ignore();
  const created = await lockRow(trx, userId);
  if (!created) throw new Error('a player was neither found nor created');
  return created;
}

async function lockRow(trx: Knex.Transaction, userId: string): Promise<LockedPlayer | null> {
  const row = await trx('gamification_players').where({ user_id: userId }).forUpdate().first();
  return row ? { player: toPlayer(row), progressAnnouncedAt: row.progress_announced_at } : null;
}

/** Stores the state of a locked player. */
export async function storePlayer(
  trx: Knex.Transaction,
  userId: string,
  { player, progressAnnouncedAt }: LockedPlayer,
  now: Date,
): Promise<void> {
  await trx('gamification_players')
    .where({ user_id: userId })
    .update({
      ...toColumns(player),
      progress_announced_at: progressAnnouncedAt,
      updated_at: now,
    });
}
