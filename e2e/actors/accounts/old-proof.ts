import type { Account } from './account';
import { withDatabase } from '../database';

/** Makes a user's last proof of identity an hour old. */
export const letProofAge = ({ email }: Account) =>
  withDatabase((db) =>
    db('sessions')
      .whereIn('user_id', db('users').where({ email }).select('id'))
      .update({ proved_at: new Date(Date.now() - 3_600_000) }),
  );

/** Removes a user's password, as for users who always sign in with a provider. */
export const forgetPassword = ({ email }: Account) =>
  withDatabase((db) => db('users').where({ email }).update({ password_hash: null }));
