import type { DomainContext } from '~/domain/shared/context';

/** Rows removed at most per table and run, so that no trim holds long locks. */
const batch = 5000;

/** Removes relayed events past their keep, and codes, sessions and sign-ups long over. */
export async function trimTables(context: DomainContext): Promise<Record<string, number>> {
  const settings = await context.settings();
  const before = (seconds: number) => new Date(context.now().getTime() - seconds * 1000);
  const remove = (table: string, key: string, column: string, time: Date, condition = 'true') =>
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
  return {
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
