import type { Knex } from 'knex';

/** Returns a person's draw by the key of its spin; undefined if there is none. */
export async function findDraw(
  db: Knex,
  { userId, key }: { userId: string; key: string },
): Promise<{ section: number; reward: number } | undefined> {
  return db('gamification_draws').where({ user_id: userId, key }).first('section', 'reward');
}
