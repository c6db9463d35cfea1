import { countTask } from '~/domain/gamification/tasks/count-task';
import { grabReward } from '~/domain/gamification/tasks/grab-reward';
import { listUserTasks } from '~/domain/gamification/tasks/list-user-tasks';
import type { TaskKind } from '~/domain/gamification/schema';
import { gamificationSettings } from '~/domain/gamification/settings';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';

interface Played {
  email: string;
  /** The counted activities. */
  counts: readonly (readonly [kind: TaskKind, amount: number])[];
  /** The kinds whose completed tasks are rewarded; the others wait to be taken. */
  grabs: readonly TaskKind[];
  /** The claimed days of the streak, today included. */
  streak?: number;
}

const played: readonly Played[] = [
  {
    email: 'fan@example.com',
    counts: [
      ['Send_Messages', 14],
      ['Listen_voice_messages', 2],
      ['Unlock_Photos', 3],
      ['Minutes_intimated_in_a_voice_call', 6],
    ],
    grabs: [],
    streak: 3,
  },
  {
    email: 'premium@example.com',
    counts: [
      ['Send_Messages', 8],
      ['Unlock_Photos', 25],
      ['Join_FanClubs', 2],
    ],
    // They reach level 2, and give two spins.
    grabs: ['Unlock_Photos', 'Join_FanClubs'],
  },
];

/**
 * Adds the levels, quests, streak and spins of the demo's accounts. A person who has played is left
 * unchanged.
 */
export async function seedPlay(context: DomainContext): Promise<void> {
  for (const one of played) {
    const user = await context.db('users').where({ email: one.email }).first('id');
    if (user && !(await hasPlayed(context, user.id))) await seedPlayer(context, user.id, one);
  }
}

async function hasPlayed({ db }: DomainContext, userId: string): Promise<boolean> {
  return (
    (await db('gamification_players').where({ user_id: userId }).first('user_id')) !== undefined
  );
}

async function seedPlayer(
  context: DomainContext,
  userId: string,
  { counts, grabs, streak = 0 }: Played,
): Promise<void> {
  for (const [kind, amount] of counts) {
    const at = context.now();
    await countTask(context, { userId, kind, causeId: newId(), amount, at });
  }
  const listed = await listUserTasks(context, userId);
  if (!listed.ok) throw new Error(`${userId} may not play: ${listed.reason}`);
  const done = listed.tasks.filter(
    ({ kind, completedAt }) => completedAt !== null && grabs.includes(kind),
  );
  for (const { id: taskId } of done) await grabReward(context, { userId, taskId });
  if (streak > 0) await seedStreak(context, userId, streak);
}

/** Records the rewards of the last days as if the person had claimed them, and adds their amounts. */
async function seedStreak(context: DomainContext, userId: string, days: number): Promise<void> {
  const { gamification_daily_rewards: ofDays } = await context.settings(gamificationSettings);
  const now = context.now();
  await transact(context, async (trx) => {
    const players = trx('gamification_players').where({ user_id: userId });
    const player = await players.clone().forUpdate().first('day', 'xp', 'spins');
    if (!player) throw new Error(`${userId} has not played`);
    const rows = ofDays.slice(0, days).map((rewards, index) => {
      const valueOf = (type: 'xp' | 'tokens' | 'spins') =>
        rewards.find(({ rewardType }) => rewardType === type)?.value ?? 0;
      return {
        id: newId(),
        user_id: userId,
        cause: 'streak' as const,
        subject: String(player.day - days + 1 + index),
        xp: valueOf('xp'),
        tokens: valueOf('tokens'),
        spins: valueOf('spins'),
        granted_at: now,
      };
    });
    const sum = (column: 'xp' | 'tokens' | 'spins') =>
      rows.reduce((total, row) => total + row[column], 0);
    await trx('gamification_rewards').insert(rows);
    await players.update({
      streak: days,
      is_claimed: true,
      xp: player.xp + sum('xp'),
      spins: player.spins + sum('spins'),
      updated_at: now,
    });
    await grantTokens(context, trx, {
      userId,
      tokens: sum('tokens'),
      reason: openingBalance,
      idempotencyKey: `seed:streak:${userId}`,
    });
  });
}
