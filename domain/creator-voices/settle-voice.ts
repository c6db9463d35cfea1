import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/**
 * Notes with which kind of voice a person applies, in the caller's transaction. A template needs no
 * decision; samples wait for staff.
 */
export async function settleVoice(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { creatorId, kind }: { creatorId: string; kind: 'samples' | 'template' },
): Promise<void> {
  const status = kind === 'template' ? ('approved' as const) : ('pending' as const);
  await trx('creator_voices')
    .where({ creator_id: creatorId })
    // Samples that staff have approved stay approved.
    .whereNot((same) => void same.where({ kind, status: 'approved' }))
    .update({ kind, status, updated_at: now() });
}
