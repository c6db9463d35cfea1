import type { DomainContext } from '../../shared/context';
import { refuse } from '../refusals';
import type { GamificationState } from '../schema';
import { gamificationSettings, type GamificationSettings } from '../settings';
import { decidePlay, isOpenTo, type RefusedPlay } from './decide-play';
import { meetDay, newPlayer, toState, type Player } from './player';
import { findPlayerRow, toPlayer } from './player-rows';
import { readPlayAccount, type PlayAccount } from './read-play-account';

/** A person's state today, as pages show it; nothing is locked or stored. */
export interface PlayReading {
  player: Player;
  rules: GamificationSettings;
  isPremium: boolean;
}

/** Reads the state of a person who may play. */
export async function readPlay(
  context: DomainContext,
  userId: string,
): Promise<(PlayReading & { ok: true }) | RefusedPlay> {
  const [rules, account, row] = await Promise.all([
    context.settings(gamificationSettings),
    readPlayAccount(context, context.db, userId),
    findPlayerRow(context.db, userId),
  ]);
  if (!account) return refuse('play-not-open');
  const refused = decidePlay(account.facts);
  if (refused) return refused;
  const now = context.now();
  const player = row
    ? meetDay(toPlayer(row), account.zone, now)
    : newPlayer(rules, now, account.zone);
  return { ok: true, player, rules, isPremium: account.isPremium };
}

/** Returns the state that a person's account shows, whether they may play or not. */
export async function getGamificationState(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  userId: string,
): Promise<GamificationState> {
  const [rules, row] = await Promise.all([
    context.settings(gamificationSettings),
    findPlayerRow(context.db, userId),
  ]);
  const now = context.now();
  if (!row) return toState(newPlayer(rules, now, 'UTC'), rules);
  const player = toPlayer(row);
  return toState(meetDay(player, player.nextZone, now), rules);
}

/** A person’s access to gamification. */
export interface PlayAccess {
  /** True if the person has the feature permission `gamification`. */
  isOpen: boolean;
  isSwitchedOff: boolean;
  /** True if nothing prevents the person from playing now. */
  mayPlay: boolean;
}

/** Returns a person's access to gamification, for pages that show or hide it. */
export async function getPlayAccess(context: DomainContext, userId: string): Promise<PlayAccess> {
  return accessOf(await readPlayAccount(context, context.db, userId));
}

function accessOf(account: PlayAccount | null): PlayAccess {
  if (!account) return { isOpen: false, isSwitchedOff: false, mayPlay: false };
  const { facts } = account;
  return {
    isOpen: isOpenTo(facts),
    isSwitchedOff: facts.isSwitchedOff,
    mayPlay: decidePlay(facts) === null,
  };
}
