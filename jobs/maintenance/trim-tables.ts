import { removeExpiredRequests } from '~/domain/idempotency/remove-expired-requests';
import type { DomainContext } from '~/domain/shared/context';

/** Rows removed at most by one statement, so that no trim holds long locks, and statements per run. */
const batch = 5000;
const batches = 40;

type Trim = [table: string, key: string, column: string, time: Date, condition?: string];

/** Removes relayed events and answers past their keep, and codes, sessions and sign-ups long over. */
export async function trimTables(context: DomainContext): Promise<Record<string, number>> {
  const settings = await context.settings();
  const before = (seconds: number) => new Date(context.now().getTime() - seconds * 1000);
  const removeBatch = (table: string, key: string, column: string, time: Date, condition: string) =>
    context
      .db(table)
      .whereIn(
        key,
        context
          .db(table)
          .where(column, '<', time)
          .whereRaw(condition)
          .orderBy(column)
          .limit(batch)
          .select(key),
      )
      .delete();
  const remove = async (...[table, key, column, time, condition = 'true']: Trim) => {
    let removed = 0;
    for (let round = 0; round < batches; round += 1) {
      const count = await removeBatch(table, key, column, time, condition);
      removed += count;
      if (count < batch) break;
    }
    return removed;
  };
  return {
    idempotentRequests: await removeExpiredRequests(context),
    outbox: await remove('outbox', 'id', 'published_at', before(settings.outbox_kept_seconds)),
    codes: await remove(
      'one_time_codes',
      'id',
      'expires_at',
      before(settings.unverified_kept_seconds),
    ),
    sessions: await remove(
      'sessions',
      'id',
      'expires_at',
      before(settings.unverified_kept_seconds),
    ),
    signUps: await remove(
      'users',
      'id',
      'created_at',
      before(settings.unverified_kept_seconds),
      'verified_at is null',
    ),
  };
}
