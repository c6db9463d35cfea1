import { accessCookie } from '~/domain/accounts/cookies';
import { startSession } from '~/domain/accounts/start-session';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

const rowsAtOnce = 500;

/** So many verified users, a batch a statement. */
export async function makePeople(context: DomainContext, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const rows = ids.map((id) => ({ id, email: `${id}@example.com`, verified_at: context.now() }));
  await context.db.batchInsert('users', rows, rowsAtOnce);
  return ids;
}

/** The cookie of a fresh session of each. */
export async function signInAll(context: DomainContext, ids: string[]): Promise<string[]> {
  const cookies: string[] = [];
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce);
    const sessions = await Promise.all(
      some.map((userId) => startSession(context, context.db, { userId })),
    );
    cookies.push(...sessions.map(({ accessToken }) => `${accessCookie}=${accessToken}`));
  }
  return cookies;
}
