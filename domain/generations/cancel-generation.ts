import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeGeneration, lockGeneration } from './generation';
import { refuse, type Refusal } from './refusals';

/**
 * Cancels the user's own order before it has begun and refunds its tokens. Refuses an order that has
 * begun or ended; safe to repeat.
 */
export async function cancelGeneration(
  context: DomainContext,
  { userId, generationId }: { userId: string; generationId: string },
): Promise<{ ok: true } | Refusal<'no-such-generation' | 'generation-begun'>> {
  return transact(context, async (trx) => {
    const row = await lockGeneration(trx, generationId);
    if (row?.user_id !== userId) return refuse('no-such-generation');
    if (row.state === 'cancelled') return { ok: true };
    const cancelled = await changeGeneration(context, trx, row, { kind: 'cancelled' });
    return cancelled ? { ok: true } : refuse('generation-begun');
  });
}
