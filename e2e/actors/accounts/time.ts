import { withDatabase } from '../database';

/** Makes an hour pass since the sessions of an account were last renewed. */
export async function letAnHourPass(email: string): Promise<void> {
  await withDatabase((db) =>
    db('sessions')
      .whereIn('user_id', db('users').where({ email }).select('id'))
      .update({ rotated_at: db.raw(`rotated_at - interval '1 hour'`) }),
  );
}
