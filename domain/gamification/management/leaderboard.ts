import type { AccountsRow, GamificationPlayersRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineList } from '../../shared/lists/define-list';
import { refuse, type Refusal } from '../refusals';

/** A person in the list of staff. */
export interface LeaderboardEntry
  extends
    Pick<
      GamificationPlayersRow,
      'user_id' | 'level' | 'xp' | 'spins' | 'streak' | 'is_claimed' | 'updated_at'
    >,
    Pick<AccountsRow, 'nick_name' | 'is_test'> {}

const columns = [
  'gamification_players.user_id',
  'gamification_players.level',
  'gamification_players.xp',
  'gamification_players.spins',
  'gamification_players.streak',
  'gamification_players.is_claimed',
  'gamification_players.updated_at',
  'accounts.nick_name',
  'accounts.is_test',
] as const;

/** The people who play, by level and XP, highest first. For staff only. */
export const leaderboard = defineList<LeaderboardEntry>()({
  from: (db) =>
    db('gamification_players').join('accounts', 'accounts.id', 'gamification_players.user_id'),
  id: 'gamification_players.user_id',
  columns,
  filters: {},
  sorts: {
    level: [
      { column: 'gamification_players.level', type: 'bigint' },
      { column: 'gamification_players.xp', type: 'bigint' },
    ],
  },
  defaultSort: { by: 'level', order: 'desc' },
});

/** A person's place in the leaderboard, with the sums of what they were given by cause. */
export interface LeaderboardDetails {
  ok: true;
  entry: LeaderboardEntry;
  /** From 1; equal levels and XP share a place. */
  rank: number;
  causes: { cause: string; times: number; xp: number; tokens: number; spins: number }[];
}

/** Returns a person's entry of the leaderboard. */
export async function findLeaderboardEntry(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<LeaderboardDetails | Refusal<'no-such-player'>> {
  const entry = await db('gamification_players')
    .join('accounts', 'accounts.id', 'gamification_players.user_id')
    .where('gamification_players.user_id', userId)
    .first<LeaderboardEntry | undefined>(...columns);
  if (!entry) return refuse('no-such-player');
  const [above, causes] = await Promise.all([
    db('gamification_players')
      .whereRaw('(level, xp) > (?, ?)', [entry.level, entry.xp])
      .count<{ count: string }[]>('* as count')
      .first(),
    db('gamification_rewards')
      .where({ user_id: userId })
      .groupBy('cause')
      .orderBy('cause')
      .select<LeaderboardDetails['causes']>(
        'cause',
        db.raw('count(*)::int as times'),
        db.raw('sum(xp)::bigint as xp'),
        db.raw('sum(tokens)::bigint as tokens'),
        db.raw('sum(spins)::bigint as spins'),
      ),
  ]);
  return { ok: true, entry, rank: Number(above?.count ?? 0) + 1, causes };
}
