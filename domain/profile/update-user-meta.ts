import type * as z from 'zod';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { userMetaChanged } from './events';
import { userMetaSchema, type updateMetaSchema } from './schema';

/** Notes what a user has seen; their open pages are told when that is news. */
export async function updateUserMeta(
  context: DomainContext,
  userId: string,
  change: z.infer<typeof updateMetaSchema>,
): Promise<void> {
  await transact(context, async (trx) => {
    const user = await trx('users')
      .where({ id: userId })
      .forUpdate()
      .first<{ meta: unknown } | undefined>('meta');
    if (!user) return;
    const before = userMetaSchema.parse(user.meta);
    const meta = { ...before, ...change };
    if (JSON.stringify(meta) === JSON.stringify(before)) return;
    await trx('users')
      .where({ id: userId })
      .update({ meta: JSON.stringify(meta), updated_at: context.now() });
    const about = { personId: userId, aggregateId: userId };
    announce(trx, userMetaChanged, about, { userId, meta });
  });
}
