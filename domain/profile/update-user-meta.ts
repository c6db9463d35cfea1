import type { Knex } from 'knex';
import type * as z from 'zod';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { userMetaChanged } from './events';
import { presentMeta, userMetaSchema, type updateMetaSchema, type UserMeta } from './schema';

/** Stores what a user has seen; updates their open pages if something changed. */
export async function updateUserMeta(
  context: DomainContext,
  userId: string,
  { welcomeBackPackSeen, ...change }: z.infer<typeof updateMetaSchema>,
): Promise<void> {
  const welcomeBackSeenAt = welcomeBackPackSeen ? context.now().toISOString() : undefined;
  await transact(context, (trx) =>
    noteUserMeta(context, trx, userId, {
      ...change,
      ...(welcomeBackSeenAt && { welcomeBackSeenAt }),
    }),
  );
}

/** Stores the same in the caller's transaction, for use cases. */
export async function noteUserMeta(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  userId: string,
  change: Partial<UserMeta>,
): Promise<void> {
  const user = await lockAccount(trx, { id: userId }, ['meta']);
  if (!user) return;
  const before = userMetaSchema.parse(user.meta);
  const meta = { ...before, ...change };
  if (JSON.stringify(meta) === JSON.stringify(before)) return;
  const seen = { meta: JSON.stringify(meta), updated_at: context.now() };
  await changeAccount(trx, { id: userId }, seen);
  const about = { personId: userId, aggregateId: userId };
  announce(trx, userMetaChanged, about, { userId, meta: presentMeta(meta) });
}
