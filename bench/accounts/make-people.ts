import type { Knex } from 'knex';
import PQueue from 'p-queue';
import { accessCookie } from '~/domain/sessions/cookies';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

const rowsAtOnce = 500;
const signInsAtOnce = 10;

/** Creates verified users, one batch per statement. */
export async function makePeople(context: DomainContext, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const rows = ids.map((id) => ({ id, email: `${id}@example.com`, verified_at: context.now() }));
  await context.db.batchInsert('users', rows, rowsAtOnce);
  return ids;
}

/** Returns the cookie of a new session for each user, in their order. */
export async function signInAll(context: DomainContext, ids: string[]): Promise<string[]> {
  const signIn = async (userId: string) => {
    const start = (trx: Knex.Transaction) => startSession(context, trx, { userId });
    const { accessToken } = await transact(context, start);
    return `${accessCookie}=${accessToken}`;
  };
  const queue = new PQueue({ concurrency: signInsAtOnce });
  return queue.addAll(ids.map((userId) => () => signIn(userId)));
}
