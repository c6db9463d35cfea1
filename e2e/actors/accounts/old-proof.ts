import type { Account } from './account';
import { withDatabase } from '../database';

/** Lets an hour pass since somebody showed that it is them. */
export const letProofAge = ({ email }: Account) =>
  withDatabase((db) =>
    db('sessions')
      .whereIn('user_id', db('users').where({ email }).select('id'))
      .update({ proved_at: new Date(Date.now() - 3_600_000) }),
  );

/** Takes the password from somebody, as of whoever has always come by another service. */
export const forgetPassword = ({ email }: Account) =>
  withDatabase((db) => db('users').where({ email }).update({ password_hash: null }));
