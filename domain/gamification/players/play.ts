import type { Knex } from 'knex';
import { persistNothing, type PersistResponse } from '../../idempotency/persist-response';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { refuse } from '../refusals';
import { gamificationSettings, type GamificationSettings } from '../settings';
import { decidePlay, type RefusedPlay } from './decide-play';
import { meetDay, type Player } from './player';
import { createPlayer, lockPlayer, storePlayer, type LockedPlayer } from './player-rows';
import { readPlayAccount } from './read-play-account';

/** The circumstances of an act: the person's locked state on today's day. */
export interface Play extends LockedPlayer {
  trx: Knex.Transaction;
  userId: string;
  isPremium: boolean;
  /** The time since which the person has not switched gamification; null if they never did. */
  switchedAt: Date | null;
  rules: GamificationSettings;
  now: Date;
}

/** The result of an act, and the state to store; without one only a new day is stored. */
interface Played<Outcome> {
  outcome: Outcome;
  player?: Player;
}

/**
 * Runs an act of a person who may play, in one transaction with their state locked, so that their acts
 * follow one another. The time is read after the lock, so that a claim that waited over midnight belongs to
 * the new day.
 */
export async function play<Outcome>(
  context: DomainContext,
  userId: string,
  act: (play: Play) => Promise<Played<Outcome>>,
  persistResponse: PersistResponse<Outcome | RefusedPlay> = persistNothing,
): Promise<Outcome | RefusedPlay> {
  return transact(context, async (trx) => {
    const outcome = await actLocked(context, trx, userId, act);
    await persistResponse(trx, outcome);
    return outcome;
  });
}

async function actLocked<Outcome>(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  act: (play: Play) => Promise<Played<Outcome>>,
): Promise<Outcome | RefusedPlay> {
  const rules = await context.settings(gamificationSettings);
  const [account, existing] = await Promise.all([
    readPlayAccount(context, trx, userId),
    lockPlayer(trx, userId),
  ]);
  if (!account) return refuse('play-not-open');
  const refused = decidePlay(account.facts);
  if (refused) return refused;
  const { zone, isPremium, switchedAt } = account;
  const locked = existing ?? (await createPlayer(trx, userId, { rules, zone, now: context.now() }));
  const now = context.now();
  const today = { ...locked, player: meetDay(locked.player, zone, now) };
  const { outcome, player = today.player } = await act({
    ...today,
    trx,
    userId,
    isPremium,
    switchedAt,
    rules,
    now,
  });
  if (player !== locked.player) await storePlayer(trx, userId, player, now);
  return outcome;
}
