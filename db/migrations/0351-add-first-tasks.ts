import type { Knex } from 'knex';

type Rewards = readonly [xp: number, tokens?: number, spins?: number];
type Row = readonly [kind: string, goal: number, rewards: Rewards];

const daily: readonly Row[] = [
  ['Send_Messages', 20, [100]],
  ['Listen_voice_messages', 2, [60]],
  ['Unlock_Posts', 1, [80]],
];

const permanent: readonly Row[] = [
  ['Create_ai_characters', 1, [200, 2]],
  ['Create_ai_characters', 3, [500, 5, 1]],
  ['Create_ai_characters', 10, [2000, 20, 2]],
  ['Unlock_Photos', 5, [300, 3]],
  ['Unlock_Photos', 25, [1200, 12, 1]],
  ['Unlock_Videos_In_Chat', 1, [200, 2]],
  ['Unlock_Videos_In_Chat', 10, [1500, 15, 1]],
  ['Generate_images', 5, [300, 3]],
  ['Generate_images', 50, [2000, 20, 2]],
  ['Join_FanClubs', 1, [400, 4]],
  ['Join_FanClubs', 3, [1500, 15, 2]],
  ['Minutes_intimated_in_a_voice_call', 10, [300, 3]],
  ['Minutes_intimated_in_a_voice_call', 60, [1500, 15, 1]],
  ['Send_Messages', 500, [2000, 20, 2]],
];

const rewardsOf = ([xp, tokens, spins]: Rewards) =>
  [
    { rewardType: 'xp', value: xp },
    { rewardType: 'tokens', value: tokens },
    { rewardType: 'spins', value: spins },
  ].filter(({ value }) => value !== undefined);

/** Identifiers that are the same in every installation, ordered by position. */
const idAt = (position: number) =>
  `00000000-0000-7000-8000-0000000350${String(position).padStart(2, '0')}`;

const rows = [
  ...daily.map((row) => ({ row, scope: 'daily' })),
  ...permanent.map((row) => ({ row, scope: 'permanent' })),
].map(({ row: [kind, goal, rewards], scope }, index) => ({
  id: idAt(index + 1),
  kind,
  scope,
  goal,
  rewards: rewardsOf(rewards),
  position: index + 1,
}));

/** Adds the tasks that an installation begins with; staff change them later. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into gamification_tasks
       (id, kind, scope, goal, rewards, is_active, position, created_at, updated_at)
     select id, kind, scope, goal, rewards, true, position, now(), now()
       from jsonb_to_recordset(?::jsonb) as task
         (id uuid, kind text, scope text, goal int, rewards jsonb, position int)`,
    [JSON.stringify(rows)],
  );
}

export async function down(knex: Knex): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await knex.raw('delete from gamification_progress where task_id = any(?)', [ids]);
  await knex.raw('delete from gamification_tasks where id = any(?)', [ids]);
}
