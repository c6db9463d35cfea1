import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeGeneration, lockGeneration } from './generation';
import { refuse, type Refusal } from './refusals';

/**
 * Records a provider's callback for an order, whose result is then requested immediately. An order that
 * has ended, or was never sent, is left unchanged. Safe to repeat.
 */
export async function noteCallback(
  context: DomainContext,
  { generationId }: { generationId: string },
): Promise<{ ok: true; isNews: boolean } | Refusal<'no-such-generation'>> {
  return transact(context, async (trx) => {
    const row = await lockGeneration(trx, generationId);
    if (!row) return refuse('no-such-generation');
    const event = { kind: 'called-back' } as const;
    const changed = await changeGeneration(context, trx, row, event, { isLeaseKept: true });
    return { ok: true, isNews: changed !== null };
  });
}
